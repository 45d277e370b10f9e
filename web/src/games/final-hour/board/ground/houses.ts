/** The fifteen buildings as one sees them from the lawn, 138 wide and 80 high, the door at 0, 0. */
import { arch, box, columns, disc, dome, gable, hip, lancet, open, panes, row, shape } from "./strokes";

/** What a part is made of; the style sheet gives each material its colour by day and by night. */
export type Material = "wall" | "roof" | "trim" | "lit" | "dim" | "glass" | "line" | "leaf" | "water" | "smoke";

export type House = readonly (readonly [Material, string])[];

const dormitory = panes(-57, -35, 14.6, 15.5, ["10110101", "0101 011"]);
const laboratory = panes(-55, -32, 12, 15, ["1101101", "1110011"]);
const wing = panes(-62, -28, 11.4, 12.5, ["101", "011"]);
const otherWing = panes(33, -28, 11.4, 12.5, ["110", "101"]);
const fraternity = panes(-40, -30, 15, 14, ["10  10", "0    1"]);

/** Dorothy Upman Hall: a dormitory with many small windows. */
const dorothyUpmanHall: House = [
  ["wall", box(-34, -70, 7, 16) + box(27, -70, 7, 16)],
  ["roof", hip(-67, -40, 134, 20, 11)],
  ["wall", box(-62, -40, 124, 40) + row(-47, 35, 4, (x) => box(x, -55, 12, 14))],
  ["roof", row(-49, 33, 4, (x) => gable(x, -54, 16, 8))],
  ["lit", row(-44, 38, 4, (x, i) => (i === 2 ? "" : box(x, -51, 6, 8))) + dormitory.lit],
  ["dim", box(10.6, -51, 6, 8) + dormitory.dim],
  ["trim", box(-64, -41.5, 128, 2.5) + box(-9, -17, 18, 2)],
  ["lit", arch(-5, 0, 10, 15)],
];

/** The Student Union: a café behind tall round-headed windows. */
const studentUnion: House = [
  ["wall", box(-68, -31, 136, 31)],
  ["trim", box(-69, -33, 138, 3) + row(-64, 62, 10, (x) => box(x, -37, 2, 4)) + box(-65, -38, 131, 1.6)],
  ["wall", box(-27, -44, 54, 44)],
  ["roof", gable(-31, -44, 62, 18)],
  ["trim", shape(-31, -44, 31, -44, 31, -41.5, -31, -41.5) + disc(0, -50, 4)],
  ["lit", row(-62, -41, 3, (x) => arch(x, -5, 10, 20)) + row(31, 52, 3, (x) => arch(x, -5, 10, 20))],
  ["lit", arch(-10, 0, 20, 30)],
  ["dim", arch(-22, -12, 7, 18) + arch(15, -12, 7, 18)],
  ["line", open(0, 0, 0, -29) + open(-10, -14, 10, -14)],
];

/** Founders' Court: an arcade around a fountain with the founder's statue. */
const foundersCourt: House = [
  ["wall", box(-42, -25, 84, 25)],
  ["trim", box(-44, -27, 88, 3)],
  ["dim", row(-40, -23, 2, (x) => arch(x, 0, 13, 19)) + row(10, 27, 2, (x) => arch(x, 0, 13, 19))],
  ["wall", box(-68, -36, 27, 36) + box(41, -36, 27, 36)],
  ["roof", hip(-71, -36, 33, 16, 10) + hip(38, -36, 33, 16, 10)],
  ["lit", arch(-60, -6, 11, 19) + arch(49, -6, 11, 19)],
  ["trim", box(-4, -34, 8, 22) + box(-7, -14, 14, 4) + disc(0, -50, 3.6)],
  ["trim", shape(-6, -34, -4.5, -45, 0, -47, 4.5, -45, 9, -39, 7.5, -37.5, 4.5, -41, 6, -34)],
  ["water", "M-25 -6a25 6 0 0 1 50 0v3a25 6 0 0 1 -50 0z"],
  ["line", "M-4 -18q-12 -8 -15 10M4 -18q12 -8 15 10M-4 -16q-7 -3 -9 9M4 -16q7 -3 9 9"],
];

/** The Glasshouse: palms under a glass dome. */
const glasshouse: House = [
  ["glass", "M-32 0V-36Q-30 -66 0 -70Q30 -66 32 -36V0z"],
  ["glass", "M-68 0V-21Q-66 -38 -46 -39H-32V0zM68 0V-21Q66 -38 46 -39H32V0z"],
  [
    "leaf",
    "M0 -4C-2 -20 -1 -28 0 -34C-6 -44 -16 -42 -21 -33C-12 -38 -6 -36 0 -34C-9 -34 -16 -27 -16 -20C-11 -29 -5 -33 0 -34C5 -33 11 -29 16 -20C16 -27 9 -34 0 -34C6 -36 12 -38 21 -33C16 -42 6 -44 0 -34C1 -28 2 -20 1 -4z",
  ],
  [
    "leaf",
    row(-60, -42, 3, (x) => `M${x} -2q-2 -14 4 -19q6 6 3 19z`) +
      row(36, 54, 3, (x) => `M${x} -2q-2 -14 4 -19q6 6 3 19z`),
  ],
  [
    "line",
    "M-32 -36H32M-32 -18H32M-29 -50Q0 -56 29 -50M-11 0V-36Q-11 -60 0 -70M11 0V-36Q11 -60 0 -70M-22 0V-36Q-20 -58 0 -70M22 0V-36Q20 -58 0 -70",
  ],
  [
    "line",
    open(-68, -18, -32, -18) +
      open(32, -18, 68, -18) +
      open(-56, 0, -56, -34) +
      open(-44, 0, -44, -39) +
      open(44, 0, 44, -39) +
      open(56, 0, 56, -34),
  ],
  ["trim", box(-70, -2.5, 140, 2.5) + box(-1.2, -78, 2.4, 9)],
];

/** The Orne Library: steps, columns and a dome over the reading room. */
const orneLibrary: House = [
  ["roof", dome(0, -56, 25, 22)],
  ["trim", box(-26, -58, 52, 3) + box(-1.5, -80, 3, 4)],
  ["wall", box(-66, -38, 132, 38) + box(-42, -44, 84, 40)],
  ["trim", box(-68, -40, 26, 3) + box(42, -40, 26, 3)],
  ["roof", gable(-46, -44, 92, 17)],
  ["lit", row(-31, 25, 5, (x) => arch(x, -8, 6.5, 30)) + arch(-60, -10, 11, 20) + arch(49, -10, 11, 20)],
  ["trim", columns(-39, 35.6, 6, -6, 36) + box(-46, -45, 92, 3.4) + box(-46, -6, 92, 3) + box(-52, -3, 104, 3)],
];

/** Derby Hall: the clock tower. */
const derbyHall: House = [
  ["wall", box(-62, -30, 124, 30)],
  ["roof", hip(-66, -30, 56, 15, 9) + hip(10, -30, 56, 15, 9)],
  [
    "lit",
    row(-56, -26, 3, (x, i) => (i === 1 ? "" : lancet(x, -7, 8, 16))) +
      row(18, 48, 3, (x, i) => (i ? lancet(x, -7, 8, 16) : "")),
  ],
  ["dim", lancet(-41, -7, 8, 16) + lancet(18, -7, 8, 16)],
  ["wall", box(-15, -60, 30, 60)],
  ["roof", gable(-19, -60, 38, 19)],
  ["trim", box(-18, -61, 36, 3) + box(-17, -34, 34, 2)],
  ["lit", disc(0, -47, 8.5) + arch(-6, 0, 12, 20)],
  ["line", open(0, -53, 0, -47, 4, -44)],
];

/** The Lecture Hall: one great gable with three tall windows. */
const lectureHall: House = [
  ["wall", box(-68, -24, 26, 24) + box(42, -24, 26, 24)],
  ["roof", "M-71 -24q15 -16 31 -16v16zM71 -24q-15 -16 -31 -16v16z"],
  ["wall", `${box(-42, -36, 84, 36)}${gable(-42, -36, 84, 34)}`],
  ["roof", shape(-48, -33, 0, -73, 48, -33, 42, -33, 0, -66, -42, -33)],
  ["lit", lancet(-8, -16, 16, 38) + lancet(-29, -16, 13, 27) + lancet(16, -16, 13, 27)],
  ["line", open(0, -16, 0, -52) + open(-8, -30, 8, -30) + open(-22.5, -16, -22.5, -40) + open(22.5, -16, 22.5, -40)],
  ["dim", arch(-60, -6, 9, 13) + arch(51, -6, 9, 13)],
  ["lit", arch(-7, 0, 14, 11)],
  ["trim", box(-43, -14, 86, 2)],
];

/** The Laboratory Building: north light, a chimney, and something on the boil. */
const laboratoryBuilding: House = [
  ["smoke", "M44 -76c-4 -8 6 -10 3 -18c8 6 14 2 12 -6c10 8 2 20 -6 20c2 6 -5 8 -9 4z"],
  ["wall", shape(38, 0, 40, -74, 49, -74, 51, 0)],
  ["trim", box(38.5, -75, 12, 3)],
  ["roof", row(-60, 12, 4, (x) => shape(x, -38, x, -54, x + 24, -38))],
  ["lit", row(-58.5, 13.5, 4, (x) => shape(x, -40, x, -50, x + 3, -48, x + 3, -40))],
  ["wall", box(-62, -38, 98, 38) + box(36, -25, 32, 25)],
  ["lit", laboratory.lit + box(42, -18, 18, 8)],
  ["dim", laboratory.dim],
  ["trim", box(-64, -40, 102, 3) + box(34, -27, 36, 2.6) + box(-64, -20, 100, 1.4)],
  ["dim", arch(46, 0, 9, 9)],
];

/** The Administration Building: a portico under a cupola. */
const administration: House = [
  ["roof", dome(0, -66, 10, 11)],
  ["wall", box(-10, -66, 20, 14)],
  ["lit", row(-6, 3, 2, (x) => arch(x, -55, 3.6, 8))],
  ["trim", box(-0.8, -80, 1.6, 5) + box(-12, -67, 24, 2)],
  ["roof", hip(-70, -34, 140, 12, 10) + hip(-36, -46, 72, 9, 12)],
  ["wall", box(-66, -34, 132, 34) + box(-30, -47, 60, 47)],
  ["roof", gable(-33, -44, 66, 14)],
  ["lit", wing.lit + otherWing.lit + row(-19, 13, 3, (x, i) => (i === 1 ? "" : box(x, -34, 6, 22)))],
  ["dim", wing.dim + otherWing.dim],
  ["lit", arch(-5, -3, 10, 26)],
  ["trim", columns(-26, 22.6, 4, -3, 38) + box(-32, -44, 64, 3) + box(-34, -3, 68, 3)],
];

/** The Warren Observatory: the dome is open. */
const observatory: House = [
  ["wall", box(-62, -20, 28, 20) + box(34, -20, 28, 20)],
  ["roof", hip(-65, -20, 34, 8, 6) + hip(31, -20, 34, 8, 6)],
  ["line", open(10, -56, 32, -79)],
  ["roof", dome(0, -36, 36, 37)],
  ["lit", "M6 -37Q8 -62 13 -69L25 -62Q22 -52 21 -37z"],
  ["trim", shape(11, -50, 31, -80, 36, -77, 17, -46)],
  ["line", "M-22 -36Q-20 -58 -4 -72M-10 -36Q-8 -60 2 -73"],
  ["wall", box(-34, -36, 68, 36)],
  ["trim", box(-38, -38.5, 76, 4)],
  ["lit", row(-25, 17, 3, (x, i) => (i === 1 ? "" : arch(x, -12, 8, 14))) + arch(-6, 0, 12, 18) + box(-54, -13, 7, 7)],
  ["dim", box(-46, -13, 7, 7) + box(40, -13, 7, 7) + box(49, -13, 7, 7)],
];

/** The Old Faith Seminary: a chapel with its steeple. */
const seminary: House = [
  ["roof", shape(-22, -32, -12, -56, 54, -56, 66, -32)],
  ["wall", box(-20, -32, 82, 32)],
  ["lit", row(-6, 48, 4, (x, i) => (i === 1 ? "" : lancet(x, -6, 8, 20)))],
  ["dim", lancet(12, -6, 8, 20)],
  ["line", open(-17, -44, 60, -44)],
  ["wall", box(-54, -44, 32, 44)],
  ["roof", gable(-57, -44, 38, 35)],
  ["trim", box(-56, -45, 36, 3) + box(-39, -82, 2, 6)],
  ["lit", disc(-38, -33, 6) + lancet(-43, 0, 10, 19)],
  ["line", open(-38, -39, -38, -27) + open(-44, -33, -32, -33)],
  ["trim", row(4, 58, 4, (x) => box(x, -26, 2.4, 26))],
];

/** The Humanities Building: collegiate gothic around a gate tower. */
const humanities: House = [
  ["roof", hip(-70, -34, 56, 11, 6) + hip(14, -34, 56, 11, 6)],
  ["wall", box(-67, -34, 52, 34) + box(15, -34, 52, 34) + gable(-60, -34, 28, 20) + gable(32, -34, 28, 20)],
  [
    "lit",
    row(-63, -26, 4, (x, i) => (i === 2 ? "" : lancet(x, -19, 7, 13))) +
      row(19, 56, 4, (x, i) => (i === 1 ? "" : lancet(x, -19, 7, 13))),
  ],
  ["dim", row(-63, -26, 4, (x) => lancet(x, -3, 7, 12)) + lancet(31.3, -19, 7, 13)],
  ["lit", row(19, 56, 4, (x, i) => (i === 1 ? "" : lancet(x, -3, 7, 12))) + lancet(-49.5, -36, 7, 10)],
  ["wall", box(-17, -60, 34, 60) + row(-18, 12, 4, (x) => box(x, -66, 6, 7))],
  ["wall", box(-22, -68, 7, 68) + box(15, -68, 7, 68)],
  ["roof", gable(-23, -68, 9, 11) + gable(14, -68, 9, 11)],
  ["lit", lancet(-9, -32, 7, 20) + lancet(2, -32, 7, 20)],
  ["dim", lancet(-10, 0, 20, 24)],
  ["trim", box(-18, -61, 36, 2.4) + box(-17, -29, 34, 2)],
];

/** The Athletics Building: a barrel roof with a lunette. */
const athletics: House = [
  ["roof", "M-68 -26Q0 -92 68 -26z"],
  ["wall", "M-50 -26Q0 -72 50 -26z"],
  ["lit", "M-38 -28Q0 -62 38 -28z"],
  [
    "line",
    open(0, -28, 0, -45) +
      open(-14, -28, -11, -43) +
      open(14, -28, 11, -43) +
      open(-27, -28, -22, -38) +
      open(27, -28, 22, -38),
  ],
  ["wall", box(-66, -26, 132, 26)],
  ["trim", box(-69, -28, 138, 3) + box(-0.9, -80, 1.8, 22)],
  ["trim", "M1 -79q8 -3 15 1q-3 4 0 8q-8 -3 -15 0z"],
  ["lit", row(-58, -30, 3, (x, i) => (i === 1 ? "" : arch(x, -6, 9, 13))) + row(21, 49, 3, (x) => arch(x, -6, 9, 13))],
  ["dim", arch(-44, -6, 9, 13)],
  ["lit", arch(-9, 0, 18, 19)],
  ["line", open(0, 0, 0, -18)],
];

/** The Fraternity House: a gambrel roof and a deep porch. */
const fraternityHouse: House = [
  ["wall", box(30, -72, 9, 20)],
  ["roof", shape(-56, -34, -44, -56, -20, -70, 20, -70, 44, -56, 56, -34)],
  ["wall", box(-50, -34, 100, 34) + box(-16, -58, 32, 24)],
  ["roof", gable(-20, -57, 40, 14)],
  ["lit", box(-9, -52, 7, 12) + box(2, -52, 7, 12) + fraternity.lit],
  ["dim", fraternity.dim],
  ["roof", shape(-58, -18, -52, -25, 52, -25, 58, -18)],
  ["lit", arch(-6, 0, 12, 15) + box(18, -14, 9, 9) + box(-27, -14, 9, 9)],
  ["trim", columns(-55, 51.6, 6, 0, 18) + box(-58, -19, 116, 2) + box(-58, -2, 116, 2)],
];

/** The Sorority House: a gabled villa with a turret. */
const sororityHouse: House = [
  ["wall", box(22, -70, 8, 18)],
  ["roof", shape(-32, -36, -18, -60, 40, -60, 58, -36)],
  ["wall", box(-30, -36, 84, 36) + gable(8, -34, 44, 28)],
  ["roof", shape(3, -32, 30, -66, 57, -32, 51, -32, 30, -58, 9, -32)],
  ["wall", box(-56, -46, 28, 46)],
  ["roof", gable(-60, -46, 36, 30)],
  ["trim", box(-58, -47, 32, 2.6) + disc(-42, -77, 2) + box(-57, -23, 30, 1.6)],
  ["lit", row(-51, -39, 2, (x) => arch(x, -28, 7, 13)) + box(24, -46, 12, 10) + box(12, -29, 9, 11)],
  ["dim", row(-51, -39, 2, (x) => arch(x, -5, 7, 13)) + box(38, -29, 9, 11)],
  ["line", open(30, -46, 30, -36)],
  ["roof", shape(-30, -16, -26, -22, 58, -22, 63, -16)],
  ["lit", arch(-16, 0, 11, 14) + box(12, -13, 10, 9) + box(34, -13, 10, 9)],
  ["trim", columns(-27, 56, 5, 0, 16) + box(-30, -17, 92, 2)],
];

export const HOUSES: Readonly<Record<number, House>> = {
  1: dorothyUpmanHall,
  2: studentUnion,
  3: foundersCourt,
  4: glasshouse,
  5: orneLibrary,
  6: derbyHall,
  7: lectureHall,
  8: laboratoryBuilding,
  9: administration,
  10: observatory,
  11: seminary,
  12: humanities,
  13: athletics,
  14: fraternityHouse,
  15: sororityHouse,
};
