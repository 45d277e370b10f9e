import { INK } from "../../art/inks";
import { Rings } from "../../art/rings";

const GLOBE = { x: 196, y: 92, radius: 78, longitude: -38, latitude: 28 };

/** The coasts one sees from above the Atlantic, drawn by eye and laid on the globe. */
const LAND =
  "M172 20L174 21L172 23L170 25L169 26L169 28L169 30L168 32L170 34L173 35L175 38L172 42L168 42L164 43L162 46L165 51L164 55L169 50L173 45L175 49L178 51L179 56L181 59L177 61L172 60L172 65L176 66L170 67L166 68L165 70L161 70L158 74L157 76L150 79L149 86L148 83L147 80L142 78L136 78L134 85L134 90L139 88L141 90L139 96L143 99L142 106L145 109L146 110L142 109L139 103L135 96L132 92L129 82L129 74L131 65L131 64L128 76L132 60L133 55L137 49L144 43L150 36L158 29L158 27L159 25L159 24L165 21zM191 50L188 45L189 39L189 33L187 31L192 29L193 29L194 28L195 28L196 28L198 29L201 30L203 37L202 40L199 42L195 45zM146 110L153 107L165 113L177 121L180 128L188 132L199 134L200 139L195 146L192 152L184 155L180 159L176 161L172 162L171 164L171 166L168 165L163 161L160 157L158 151L157 143L149 137L143 125L144 119L147 116zM230 78L237 73L242 70L245 75L253 73L255 70L259 67L262 70L267 77L271 83L272 78L273 91L272 104L270 116L265 128L261 135L254 144L250 147L252 143L253 139L254 132L256 122L253 117L252 113L244 115L235 119L229 114L223 109L223 98L228 86zM226 76L224 68L229 65L228 62L224 61L228 56L229 51L227 48L231 50L234 47L231 42L227 39L226 41L230 45L231 49L226 45L225 48L221 44L220 37L219 32L222 32L226 32L225 30L225 28L224 26L220 24L217 22L215 21L212 20L210 19L208 19L207 17L206 16L209 15L211 16L214 16L217 17L220 18L227 20L234 24L241 28L247 33L253 38L257 44L265 56L265 55L266 59L268 62L271 73L271 81L268 76L262 69L256 60L253 62L250 60L250 64L245 61L239 60L246 63L246 67L240 63L236 62L234 66L233 73L230 76zM223 59L227 56L224 53L220 49L219 51L222 54zM219 58L221 57L220 53L218 55zM205 46L209 44L208 43L204 43zM144 90L150 95L152 96L148 90zM152 99L158 101L157 98L154 97zM177 64L182 66L181 60z";

const PORTS = [
  [164, 69],
  [226, 57],
  [240, 63],
  [250, 58],
  [146, 89],
  [173, 131],
  [174, 159],
  [258, 118],
  [259, 69],
  [134, 54],
] as const;

/** A point of the globe on the paper, or null where it lies on the far side. */
function seen(longitude: number, latitude: number): string | null {
  const [east, north, tilt] = [longitude - GLOBE.longitude, latitude, GLOBE.latitude].map(
    (d) => (d * Math.PI) / 180,
  ) as [number, number, number];
  const depth = Math.sin(tilt) * Math.sin(north) + Math.cos(tilt) * Math.cos(north) * Math.cos(east);
  if (depth < 0) return null;
  const x = GLOBE.x + GLOBE.radius * Math.cos(north) * Math.sin(east);
  const y =
    GLOBE.y - GLOBE.radius * (Math.cos(tilt) * Math.sin(north) - Math.sin(tilt) * Math.cos(north) * Math.cos(east));
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function line(points: (string | null)[]): string {
  const near = points.filter((point) => point !== null);
  return near.length > 1 ? `M${near.join("L")}` : "";
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => from + step * by);

const GRATICULE = [
  ...steps(-128, 52, 15).map((longitude) => line(steps(-75, 85, 8).map((latitude) => seen(longitude, latitude)))),
  ...steps(-45, 75, 15).map((latitude) => line(steps(-128, 52, 6).map((longitude) => seen(longitude, latitude)))),
].join("");

/** The world as a moon over the sea, the lines of the steamers on it, and one steamer on its way. */
export function Cover() {
  return (
    <>
      <path fill="#11191f" d="M0 0h320v180H0z" />
      <Rings x={196} y={92} first={86} step={9} count={14} widest={4} stroke={INK.lamp} opacity={0.14} />
      <path
        stroke={INK.paper}
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".75"
        d="M14 18h.1M34 40h.1M52 14h.1M76 30h.1M94 60h.1M20 72h.1M60 66h.1M300 20h.1M312 60h.1M288 36h.1M110 18h.1"
      />
      <path fill="none" stroke={INK.stone} strokeWidth=".6" strokeDasharray="2 3" d="M34 40l18-26 24 16 18 30-34 6z" />
      {/* the globe */}
      <circle cx="196" cy="92" r="80.5" fill={INK.brass} />
      <circle cx="196" cy="92" r="78" fill="#2b4650" />
      <path fill="none" stroke="#446670" strokeWidth=".7" d={GRATICULE} />
      <path fill={INK.paperDeep} stroke={INK.sepia} strokeWidth=".7" strokeLinejoin="round" d={LAND} />
      <path fill={INK.black} opacity=".5" d="M226 20a78 78 0 0 1 0 144c34-32 34-112 0-144z" />
      <path fill={INK.black} opacity=".3" d="M204 14.500a78 78 0 0 1 0 155c46-24 46-131 0-155z" />
      {/* the lines of the steamers */}
      <g fill="none" stroke="#9c342c" strokeWidth="1.7" strokeDasharray="4 2.5">
        <path d="M164 69Q194 46 226 57M164 69Q202 66 240 63M146 89Q170 84 240 63M164 69Q148 74 146 89M146 89Q166 104 173 131M173 131Q180 146 174 159M173 131Q214 134 258 118M226 57Q226 96 258 118M250 58Q258 60 259 69" />
      </g>
      <path fill="none" stroke={INK.black} strokeWidth="1.2" d="M134 54Q148 58 164 69M226 57Q240 52 250 58" />
      {PORTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" fill={INK.lamp} stroke={INK.black} strokeWidth="1" />
      ))}
      {/* the sea */}
      <path fill="#0c1318" d="M0 146c20-4 34 3 54 0s34-3 54 0 34 3 54 0 34-3 54 0 34 3 54 0 34-2 50 0v34H0z" />
      <path
        fill="none"
        stroke="#3c5a63"
        strokeWidth="1.2"
        d="M0 146c20-4 34 3 54 0s34-3 54 0 34 3 54 0 34-3 54 0 34 3 54 0 34-2 50 0M0 155c24-3 40 3 62 0s40-3 64 0 40 3 64 0 40-3 64 0 40 3 66 0M0 164c30-3 50 3 80 0s50-3 80 0 50 3 80 0 50-3 80 0M0 173c36-3 60 3 96 0s60-3 96 0 60 3 128 0"
      />
      <path
        stroke={INK.lamp}
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".55"
        d="M166 152h54M176 158h40M170 165h46M184 172h30"
      />
      {/* the steamer */}
      <path
        fill="none"
        stroke={INK.stone}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".5"
        d="M66 108c-6-8-2-14-10-20s-10-2-20-8-12-2-22-6"
      />
      <path fill={INK.black} stroke={INK.stone} strokeWidth=".9" d="M16 134h98l-9 20c-24 3-58 3-80 0z" />
      <path fill={INK.oxblood} d="M21 147h87l-3 7c-24 3-58 3-80 0z" />
      <path fill={INK.paperDeep} d="M30 126h66l4 8H28z" />
      <path fill={INK.stone} d="M64 126h32l4 8H64z" />
      <path fill={INK.black} d="M42 108h8v18h-8zM60 108h8v18h-8z" />
      <path fill={INK.oxblood} d="M42 112h8v5h-8zM60 112h8v5h-8z" />
      <path stroke={INK.stone} strokeWidth="1" d="M24 134v-30M104 134v-30M24 104l18 8M104 104l-36 6" />
      <path
        fill={INK.lamp}
        d="M34 129h3v2.500h-3zM41 129h3v2.500h-3zM48 129h3v2.500h-3zM55 129h3v2.500h-3zM72 129h3v2.500h-3zM80 129h3v2.500h-3zM88 129h3v2.500h-3z"
      />
      {/* something on the same course */}
      <path
        fill={INK.black}
        stroke="#3c5a63"
        strokeWidth="1"
        d="M262 160c-4-22 14-30 18-46 3-12-3-21-12-20-7 1-9 9-3 11-8 3-13-7-8-15 7-10 24-8 30 5 8 18-10 30-10 45 0 8 2 14 5 20zM296 164c-2-14 8-18 8-29 0-7-6-10-10-6-6-4 0-13 8-11 9 3 10 14 6 23-3 8-1 15 2 23z"
      />
      <path
        fill="none"
        stroke="#3c5a63"
        strokeWidth="1"
        strokeLinecap="round"
        d="M284 104l4-2M283 112l5 0M280 121l5 2M275 130l5 3M271 140l6 2M305 130l3 0M303 139l4 1"
      />
    </>
  );
}
