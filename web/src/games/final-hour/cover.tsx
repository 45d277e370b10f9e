import { INK } from "../../art/inks";
import { Rings } from "../../art/rings";

const STARS = "M18 22h1M42 44h1M66 16h1M96 34h1M128 12h1M150 50h1M262 22h1M288 48h1M304 14h1M246 70h1M30 70h1M112 62h1";

/** The campus at night: the clock tower is the only moon, and it is late. */
export function Cover() {
  return (
    <>
      <path fill={INK.night} d="M0 0h320v180H0z" />
      <Rings x={206} y={66} first={30} step={11} count={22} widest={5} stroke={INK.lamp} opacity={0.14} />
      <path stroke={INK.paper} strokeWidth="1.2" strokeLinecap="round" opacity=".7" d={STARS} />
      {/* what rises behind the roofs */}
      <g fill={INK.black}>
        <path d="M236 150c6-34 26-44 30-70 3-20-6-36-20-36-9 0-14 7-11 14 2 5 8 5 10 1-1 9-14 8-16-2-2-12 7-21 20-20 20 2 32 22 28 48-4 24-18 36-20 65z" />
        <path d="M304 160c-6-26 4-44 0-68-2-14-10-20-18-16-5 3-5 9-1 11-6 2-11-5-8-12 4-9 15-10 23-3 10 9 12 24 10 40-2 17 0 30 10 40v8z" />
        <path d="M146 150c2-26-12-36-16-58-3-16 6-28 18-25 8 2 10 11 4 14 0-6-8-7-11 0-5 12 10 24 16 40 3 9 4 19 4 29z" />
      </g>
      {/* far roofs */}
      <path
        fill={INK.slate}
        d="M0 134l14-12 12 10v-8l16-12 18 14 10-4v-8h6v8h20l12-12 14 12h40v-10l14-10 14 10v8h24l14-12 16 12h30v-6h8v6h50v58H0z"
      />
      {/* library */}
      <path fill={INK.dusk} d="M20 100l54-26 54 26z" />
      <path fill={INK.stone} d="M74 74l54 26h-7L74 79z" />
      <path fill={INK.slate} d="M24 100h100v46H24z" />
      <path fill={INK.black} d="M30 106h88v40H30z" />
      <path
        fill={INK.stone}
        d="M31 104h7v42h-7zM47 104h7v42h-7zM63 104h7v42h-7zM79 104h7v42h-7zM95 104h7v42h-7zM111 104h7v42h-7z"
      />
      <path
        fill={INK.paperDeep}
        d="M36 104h2v42h-2zM52 104h2v42h-2zM68 104h2v42h-2zM84 104h2v42h-2zM100 104h2v42h-2zM116 104h2v42h-2z"
      />
      <path fill={INK.brass} d="M73 122h4v24h-4zM57 118h4v10h-4zM89 118h4v10h-4z" />
      <path fill={INK.mist} d="M18 146h112v4H18zM22 99h104v4H22z" />
      <circle cx="74" cy="91" r="5" fill={INK.night} />
      {/* observatory */}
      <path fill={INK.slate} d="M262 118h48v32h-48z" />
      <path fill={INK.dusk} d="M260 118a26 26 0 0 1 52 0z" />
      <path fill={INK.stone} d="M260 118a26 26 0 0 1 22-25.700c-8 5-12 14-12 25.700z" />
      <path fill={INK.black} d="M288 92l8 2-4 24h-8z" />
      <path fill={INK.brass} d="M287 96l-14-15 3.5-3L290 92z" />
      <path fill={INK.mist} d="M258 117h56v4h-56z" />
      <path fill={INK.brass} d="M270 128h5v9h-5zM296 128h5v9h-5z" />
      {/* clock tower */}
      <path fill={INK.black} d="M206 2l3 16 17 22v114h-40V40l17-22z" />
      <path fill={INK.dusk} d="M206 2v152h-20V40l17-22z" />
      <path fill={INK.mist} d="M182 38h48v5h-48zM182 88h48v4h-48zM184 126h44v3h-44z" />
      <path
        stroke={INK.stone}
        strokeWidth=".9"
        opacity=".8"
        d="M187 97h12M189 102h14M187 107h10M190 112h14M187 117h12M187 134h10M190 139h12M187 144h14"
      />
      <circle cx="206" cy="66" r="18" fill={INK.black} />
      <circle cx="206" cy="66" r="15.5" fill={INK.lamp} />
      <circle cx="206" cy="66" r="12.8" fill="none" stroke={INK.sepia} strokeWidth=".8" />
      <path
        stroke={INK.black}
        strokeWidth="1.3"
        d="M206 52v3M206 77v3M192 66h3M217 66h3M199 53.900l1.3 2.200M211.7 75.900l1.3 2.200M193.9 59l2.2 1.300M215.9 71.700l2.2 1.300M213 53.900l-1.3 2.200M200.3 75.900l-1.3 2.200M218.1 59l-2.2 1.300M196.1 71.700l-2.2 1.3"
      />
      <path stroke={INK.black} strokeWidth="2" strokeLinecap="round" d="M206 66l-3.8-7.500M206 66l-1.8-11.6" />
      <circle cx="206" cy="66" r="1.7" fill={INK.oxblood} />
      <path fill={INK.brass} d="M203 18.500h6v8h-6zM196 120v-11a4 4 0 0 1 8 0v11z" />
      <path fill={INK.sepia} d="M208 120v-11a4 4 0 0 1 8 0v11z" />
      {/* halls beside it */}
      <path fill={INK.black} d="M140 154v-24l14-14 14 14 4-4 14 12v16zM226 154v-20l12-12 14 14v18z" />
      <path fill={INK.brass} d="M150 132h3v6h-3zM155 132h3v6h-3zM176 142h3v5h-3zM237 136h3v6h-3z" />
      {/* hill and path */}
      <path fill="#243030" d="M0 152c40-8 90-8 140-3s120 6 180-2v33H0z" />
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="1"
        d="M0 158c36-6 70-7 100-5M0 166c30-5 56-7 84-6M0 174c24-4 46-6 70-6M224 156c36 3 66 2 96-2M228 164c34 3 64 3 92-1M226 172c34 3 62 3 94 0"
      />
      <path fill={INK.sepia} d="M207 151c5 2-10 3-42 5-44 3-88 9-106 24h160c-12-7-10-12-1-17 7-4 6-9-3-12z" />
      <path fill={INK.paperDeep} d="M207 151c5 2-10 3-42 5-44 3-88 9-106 24h142c-12-7-9-12 0-17 7-4 9-9 8-12z" />
      {/* bare trees */}
      <path
        fill="none"
        stroke={INK.black}
        strokeWidth="2"
        strokeLinecap="round"
        d="M10 164V118M10 140l-9-12M10 132l8-14M10 124l-6-12M10 118l4-14M14 125l8-3M310 164v-34M310 148l8-10M310 142l-8-10"
      />
      {/* those who go in */}
      <g fill={INK.black} transform="translate(27 19) scale(.9)">
        <path d="M126 180l3-19c-1.5-2-1-4.5.6-5.4-3.6-.2-3.6-2.3-.4-2.800l1-4.300h5l1 4.300c3.2.5 3.2 2.6-.4 2.8 1.6.9 2.1 3.4.6 5.400l3 19z" />
        <path d="M141 180l2.5-17c-1.3-1.6-1-4 .5-5-2.5-5.5 6-7.5 6.5-1.5.1 1-.1 1.3-.4 1.7 1.6 1 1.7 3.2.7 4.800l3.2 1-.2 1.6-3.2-.3 2.7 14.700z" />
        <path d="M162 180l2-15c-1.5-1.5-1-4 .8-4.8-2-.4-1.5-2 .2-2.2.4-4 5-4 5.4 0 1.7.2 2.2 1.8.2 2.2 1.8.8 2.3 3.3.8 4.800l2 15z" />
      </g>

      <circle cx="166.5" cy="167.5" r="6.5" fill={INK.amber} opacity=".45" />
      <path fill={INK.oxblood} d="M164.5 165h4v5.5h-4z" />
      <path fill={INK.lamp} d="M165.3 166h2.4v3.500h-2.4z" />
    </>
  );
}
