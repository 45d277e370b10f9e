/** The investigators as cut-out busts. */
import { INK } from "../../../art/inks";
import { BROWN, type Bust, bust, FAIR, WARM } from "../../../table/map/tokens/bust";

export const BUSTS: Readonly<Record<string, Bust>> = {
  // a high head-wrap, rows of beads
  "akachi-onyele": bust(
    INK.amber,
    "#3a2418",
    BROWN,
    ["#7a2f24", "M-9-6C-12-14-9-20 0-20S12-14 9-6C6-10-6-10-9-6z"],
    [INK.lamp, "M-8.600-8.500C-5-12 5-12 8.600-8.500L9-6C5-9.600-5-9.600-9-6z"],
    [INK.paper, "M-7 10C-3 14 3 14 7 10L8 12C3 17-3 17-8 12z"],
  ),
  // a parting, a bow tie
  "charlie-kane": bust(
    INK.policeBlue,
    "#1b2530",
    FAIR,
    ["#5d4a33", "M-8-5C-10-13-6-17 1-16.500 7-16 9-11 8-5 6-9 4-11 0-11-4-11-6-9-8-5z"],
    [INK.paper, "M-5 8L0 13 5 8 6 22H-6z"],
    [INK.oxblood, "M-6 10L0 12.500 6 10v6L0 13.500-6 16z"],
  ),
  // long hair, the hood thrown back
  "diana-stanley": bust(
    "#5f6b86",
    "#3b2540",
    FAIR,
    [
      "#6b3a28",
      "M-9 10C-11 0-12-8-8-14-4-18 4-18 8-14c4 6 3 14 1 24-3-4-2-10-2-15C5-9 2-11-1-11c-3 1-5 4-6 7 0 5 1 10-2 14z",
    ],
    ["#2a1a2e", "M-18 22C-17 12-12 8-8 6c1 5 4 8 8 8s7-3 8-8c4 2 9 6 10 16H9L0 15-9 22z"],
  ),
  // a bob, a band with a feather
  "jacqueline-fine": bust(
    INK.violet,
    "#231c33",
    WARM,
    [INK.black, "M-9.500 5C-12-5-11-16 0-16.500 11-16 12-5 9.500 5 7 3 7-2 7-6 4-9-3-10-7-6c0 4 0 9-2.500 11z"],
    [INK.lamp, "M-10-8.500C-4-12.500 4-12.500 10-8.500v3C4-9-4-9-10-5.500z"],
    [INK.paper, "M7-9C6-16 9-20 14-20c-1 5-2 9-5 12z"],
  ),
  // a flat hat, the bell of a trumpet
  "jim-culver": bust(
    "#8b6b2e",
    "#20262c",
    BROWN,
    [INK.black, "M-8-9c0-6 2-9 8-9s8 3 8 9z"],
    [INK.slate, "M-13-8C-8-11 8-11 13-8 9-5.500-9-5.500-13-8z"],
    [INK.brass, "M-8-11.500H8v2H-8z"],
    [INK.brass, "M-19 14L-3 8l1.500 3L-12 16l-1 7h-3l-1-5z"],
  ),
  // a pith helmet, a moustache
  "leo-anderson": bust(
    INK.moss,
    "#4d4526",
    WARM,
    ["#d9c9a0", "M-9-8C-9-15-5-19 0-19S9-15 9-8z"],
    ["#b8a678", "M-15-6C-10-10 10-10 15-6 9-6.500-9-6.500-15-6z"],
    [INK.paperDeep, "M-4.500 2C-2 .500 2 .500 4.500 2 3 4.500-3 4.500-4.500 2z"],
    [INK.oxblood, "M-6 8L0 11 6 8l1 4-7 3-7-3z"],
  ),
  // hair bound high with a pin, a standing collar
  "lily-chen": bust(
    INK.jade,
    "#14302c",
    WARM,
    [
      INK.black,
      "M-5-17a5 4.500 0 1 1 10 0a5 4.500 0 1 1-10 0zM-8.500-1C-11-10-8-15 0-15.500 8-15 11-10 8.500-1 7-6 4-9.500 0-11-4-9.500-7-6-8.500-1z",
    ],
    [INK.brass, "M-10-20.500L10-15v1.600L-10.500-19z"],
    [INK.brass, "M-6 7L0 12 6 7v5l-6 4-6-4z"],
  ),
  // waves of hair, a collar of fur
  "lola-hayes": bust(
    INK.rose,
    "#2c1820",
    FAIR,
    [
      INK.lamp,
      "M-9 6C-13 2-9-2-12-6c-2-6 4-11 12-11s14 5 12 11c-3 4 1 8-3 12C6 3 8-2 7-6 3-7 0-10-2-12-3-9-5-7-7-6-8-2-6 3-9 6z",
    ],
    ["#8f7a5c", "M-17 22c-3-6 0-12 6-14 2 6 6 9 11 9s9-3 11-9c6 2 9 8 6 14H8L0 18-8 22z"],
  ),
  // a steel helmet, its strap
  "mark-harrigan": bust(
    "#6d6f4a",
    "#3a3d28",
    FAIR,
    ["#565a3c", "M-9-8C-9-15-5-18.500 0-18.500S9-15 9-8z"],
    ["#3f432c", "M-14.500-6.500C-10-10 10-10 14.500-6.500 9-5-9-5-14.500-6.500z"],
    ["#2b2318", "M-7.500-5L-4.500 6 0 8.500 4.500 6 7.500-5l.600 2L5.200 7 0 10-5.200 7-8.100-3z"],
  ),
  // a bald head, spectacles, a white beard
  "norman-withers": bust(
    "#40566b",
    "#2c2a26",
    FAIR,
    [
      INK.paper,
      "M-7.500-2C-8 7-4 13 0 13.500 4 13 8 7 7.500-2 6 1 4 1 0 1-4 1-6 1-7.500-2zM-9-3c-1-5 0-8 2-9-1 3-1 6 0 10zM9-3c1-5 0-8-2-9 1 3 1 6 0 10z",
    ],
    [
      INK.black,
      "M-6.500-5.500a2.800 2.800 0 1 1 5.600 0h1.800a2.800 2.800 0 1 1 5.600 0 2.800 2.800 0 1 1-5.600.600H-.900a2.800 2.800 0 1 1-5.600-.600zM-5.400-5.500a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0zM2-5.500a1.700 1.700 0 1 0 3.400 0 1.700 1.700 0 1 0-3.400 0z",
    ],
  ),
  // a sailor's cap, a dark beard
  "silas-marsh": bust(
    "#2f6470",
    "#16242e",
    WARM,
    ["#3b2a20", "M-7.800-4C-8 5-5 11.500 0 12 5 11.500 8 5 7.800-4 6 0 4 1-.000 1-4 1-6 0-7.800-4z"],
    ["#20303d", "M-9.500-7c-2-6-1-11 9.500-11S11.500-13 9.500-7C5-9-5-9-9.500-7z"],
    [INK.paper, "M-9.500-9.500C-4-11.500 4-11.500 9.500-9.500l.200 2.500C4-9-4-9-9.700-7z"],
    [INK.paper, "M-8 12l8 5 8-5 .500 2L0 19.500-8.500 14z"],
  ),
  // a cloche drawn low, the collar turned up
  "trish-scarborough": bust(
    INK.oxblood,
    "#4a3a2a",
    FAIR,
    ["#2a2f38", "M-10-3C-11-13-7-18.500 0-18.500S11-13 10-3C6-7-6-7-10-3z"],
    [INK.brass, "M-10.200-6.500C-5-10 5-10 10.200-6.500l-.200 2.600C6-7.500-6-7.500-10-3.900z"],
    ["#6b563d", "M-18 22C-17 12-13 8-9 3l9 11 9-11c4 5 8 9 9 19H7L0 15-7 22z"],
  ),
};
