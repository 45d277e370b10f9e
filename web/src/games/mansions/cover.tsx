import { INK } from "../../art/inks";
import { Rings } from "../../art/rings";

/** The house as its architect drew it, and one window in which a light is burning that nobody lit. */
export function Cover() {
  return (
    <>
      <path fill="#16202a" d="M0 0h320v180H0z" />
      <path
        stroke="#243442"
        strokeWidth=".7"
        d="M0 20h320M0 40h320M0 60h320M0 80h320M0 100h320M0 120h320M0 140h320M0 160h320M20 0v180M40 0v180M60 0v180M80 0v180M100 0v180M120 0v180M140 0v180M160 0v180M180 0v180M200 0v180M220 0v180M240 0v180M260 0v180M280 0v180M300 0v180"
      />
      {/* elevation */}
      <Rings x={72} y={66} first={13} step={8} count={13} widest={3.4} stroke={INK.lamp} opacity={0.2} />
      <path
        fill={INK.black}
        d="M20 152V92l-4-1 22-29 8 10v-9h6v17l8 10V48h-5l17-36 17 36h-5v43l5-17h10V56h7v18h13l7 18-4 1v59z"
      />
      <g fill="none" stroke={INK.paperDeep} strokeWidth="1.2" strokeLinejoin="round">
        <path d="M20 152V92M16 91l22-29 22 29zM46 72v-9h6v17M60 152V48M84 48v104M55 48l17-36 17 36zM84 91l5-17h30l7 18H84M99 74V56h7v18M122 93v59" />
        <path d="M20 116h40M84 116h38M56 124h32M59 128v24M85 128v24M56 128h32M52 152h40M66 152v-14a6 6 0 0 1 12 0v14M72 132v20" />
        <path d="M34 76h8v9h-8zM28 98h8v13h-8zM44 98h8v13h-8zM28 124h8v14h-8zM44 124h8v14h-8zM92 98h8v13h-8zM108 98h8v13h-8zM94 124h8v14h-8zM108 124h8v14h-8z" />
        <path d="M66 118v-16a6 6 0 0 1 12 0v16zM72 12V6M69.5 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0" />
      </g>
      <path
        stroke={INK.stone}
        strokeWidth=".7"
        d="M65 38h14M67 34h10M69 28h6M62 42h20M92 80h24M90 85h32M22 96h4M22 102h4M22 108h4M22 122h4M22 128h4M22 134h4M22 142h34M22 147h30M38 120h4M88 142h32M88 147h32M62 84h5M62 90h8M62 96h4M76 84h6M78 92h4"
      />
      <path fill={INK.lamp} d="M65 76V61a7 7 0 0 1 14 0v15z" />
      <path stroke={INK.black} strokeWidth="1.2" d="M72 54v22M65 63h14" />
      <path fill={INK.black} d="M69 76c0-5 .6-7.5 2-8.5-1.7-3 4-3 2.3 0 1.4 1 2 3.5 2 8.500z" />
      <path stroke={INK.paperDeep} strokeWidth="1.2" d="M6 152h130" />
      {/* plan */}
      <path fill={INK.lamp} opacity=".9" d="M226 26h52v44h-52z" />
      <path fill={INK.lamp} opacity=".28" d="M226 70h22l-4 26-24-8zM278 40v16l18 14V30z" />
      <path fill="#0e151b" d="M154 76h46v54h-46zM206 104h72v26h-72z" />
      <g fill="none" stroke={INK.paper} strokeWidth="3">
        <path d="M154 26h46M214 26h64v14M278 56v74h-30M234 130h-80V66M154 52V26M154 76h14M182 76h18v12M200 102v28M200 26v26M200 66v10M226 26v44h6M248 70h30M206 104h18M240 104h38" />
      </g>
      <g fill="none" stroke={INK.paperDeep} strokeWidth=".9">
        <path d="M200 26a14 14 0 0 0 14 14V26M154 52a14 14 0 0 1 14 14h-14M168 76a14 14 0 0 1 14 14V76M200 88a14 14 0 0 1 14 14h-14M232 70a16 16 0 0 0 16 16V70M224 104a16 16 0 0 1 16-16v16M234 130a14 14 0 0 1 14 14v-14M278 40a16 16 0 0 1 16 16h-16" />
        <path d="M160 32h26M160 36h26M160 40h26M160 44h26M160 32v12M186 32v12M173 32v12" />
        <path d="M212 112h18v10h-18zM254 112a6 6 0 1 0 12 0 6 6 0 1 0-12 0M162 98h14v22h-14zM162 104h14" />
      </g>
      <g fill="none" stroke={INK.sepia} strokeWidth="1.4">
        <path d="M240 36h24v12h-24zM236 60h10M258 60h10" />
      </g>
      {/* dimensions */}
      <g stroke={INK.stone} strokeWidth=".9" fill="none">
        <path d="M154 12h124M154 8v8M278 8v8M200 9v6M304 26v104M300 26h8M300 130h8M301 70h6" />
        <path d="M150 16l8-8M274 16l8-8M300 30l8-8M300 134l8-8" />
      </g>
      {/* the wind rose, which points nowhere sensible */}
      <g transform="translate(176 155) rotate(24)">
        <circle r="11" fill="none" stroke={INK.stone} strokeWidth=".9" />
        <path fill={INK.paperDeep} d="M0-15l3 12-3 3z" />
        <path fill={INK.stone} d="M0-15L-3-3l3 3zM0 15l3-12-3-3z" />
        <path fill={INK.mist} d="M15 0L3 3 0 0zM-15 0L-3-3 0 0z" />
      </g>
      <g stroke={INK.stone} strokeWidth="1.1" fill="none">
        <path d="M206 148h96v18h-96zM206 157h96M262 148v18M212 152.500h34M212 161.500h40M268 152.500h26M268 161.500h20" />
      </g>
      <path
        fill="none"
        stroke={INK.oxblood}
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M172 116c6-10 16-8 17 0s-10 9-9 2 12-9 22-4"
      />
    </>
  );
}
