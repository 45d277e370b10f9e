/** What each neighbourhood is known by, as an engraver stands it on the ground: within 100 to both sides of 0, 0 and above it. */

/** From the back to the front: roofs in the dusk, the house itself, its lines, what is lit, and water. */
export interface Landmark {
  back: string;
  front: string;
  lines: string;
  lit: string;
  water?: string;
}

export const LANDMARKS: Readonly<Record<string, Landmark>> = {
  // the station with its clock, chimneys behind it
  northside: {
    back: "M-96 0v-30h22v-16h20v16h12v-56h11v56h13V0zM34 0v-44h16v-36h9v36h7v-28h9v28h17V0z",
    front: "M-66 0v-28q37-24 74 0V0zM8 0v-66l10-15 10 15V0zM28 0v-24h60V0z",
    lines:
      "M-37-88q6-7 0-13t6-13M54-82q6-6 1-11t6-11M13-55a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM18-58v3l2 2M-66-20q37-24 74 0M28-18h60M-96 0h190M-60 4h150M-50 0v4M-30 0v4M-10 0v4M10 0v4M30 0v4M50 0v4M70 0v4",
    lit: "M-56-16h7v10h-7zM-42-19h7v13h-7zM-28-20h7v14h-7zM-14-19h7v13h-7zM36-15h6v8h-6zM50-15h6v8h-6zM64-15h6v8h-6zM78-15h6v8h-6z",
  },
  // a dome between the tallest houses of the town
  downtown: {
    back: "M-92 0v-52h20v-20h16v20h8V-92h7v-12h9v12h7V0zM30 0v-72h12v-10h10v10h8v30h34V0z",
    front: "M-50 0v-34H50V0zM-24-34q0-28 24-31 24 3 24 31zM-3-64h6v-12h-6zM-56 0v-6H56v6z",
    lines:
      "M-40-6v-24M-27-6v-24M-14-6v-24M14-6v-24M27-6v-24M40-6v-24M-50-30H50M-24-34H24M-12-61q-5 12-5 27M12-61q5 12 5 27M0-76v-6M-96 0H96",
    lit: "M-84-44h5v7h-5zM-76-44h5v7h-5zM-84-30h5v7h-5zM-40-82h5v7h-5zM-31-66h5v7h-5zM38-62h5v7h-5zM48-48h5v7h-5zM66-32h5v7h-5zM78-32h5v7h-5zM-5-26H5V-6H-5z",
  },
  // crooked gables along the road, a lamp, a car
  easttown: {
    back: "M-92 0v-44l15-15 15 15v-12l14-14 14 14V0zM20 0v-52l15-16 15 16v-6l17-16 17 16V0z",
    front:
      "M-76 0v-34l19-20 19 20V0zM-34 0v-44l14-14 14 14V0zM2 0v-30l21-22 21 22V0zM62-4q-2-8 6-8l5-8h13l5 8q6 0 5 8z",
    lines:
      "M-76-34h38M-34-44H-6M2-30h42M52 0v-52M47-52h10l-2-9h-6zM69-12h21M79-20v8M66-4a4 4 0 1 0 8 0M84-4a4 4 0 1 0 8 0M-50-54v-8h5v12M30-46v-12h5v17M-96 0h192",
    lit: "M-68-26h7v9h-7zM-54-26h7v9h-7zM-27-36h6v8h-6zM-17-36h6v8h-6zM9-22h7v9H9zM28-22h7v9h-7zM48-59h8l-1-2h-6zM-24-16h8v16h-8zM-60-12h7V0h-7z",
  },
  // warehouses and a crane, a ship at the quay
  "merchant-district": {
    back: "M-96 0v-40l16-11 16 11v-6l16-11 16 11V0zM38 0v-34h22v-10h34V0z",
    front: "M-62-2h98q-3 15-15 17h-68q-12-2-15-15zM-30-2v-15h30v15zM62 0v-84h7V0z",
    lines:
      "M-44-2v-58M-6-17v-52M-44-54l38-8M-44-38q18 12 38-6M62-84L14-70M66-84l26 14v20M14-70v22M10-48h8v7h-8zM62-60l7-16M62-40l7-16M62-20l7-16M-22-17v-14h8v14M-60 8q4-3 8 0M-18-38q5-5 0-10t5-10",
    lit: "M-86-30h6v8h-6zM-74-30h6v8h-6zM-54-34h6v8h-6zM-42-34h6v8h-6zM-25-12h5v5h-5zM-15-12h5v5h-5zM70-36h6v8h-6zM82-36h6v8h-6z",
    water:
      "M-98 10q8-5 16 0M42 10q7-5 14 0t14 0 14 0 14 0M-86 20q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 14 0",
  },
  // a hill with a hole in it, graves, the river
  rivertown: {
    back: "M-98 0Q-74-72-18-66 18-64 36-38T96 0z",
    front:
      "M-66 0Q-64-40-44-42-24-40-22 0zM12 0v-20a8 8 0 0 1 16 0V0zM38 0v-15a6.500 6.500 0 0 1 13 0V0zM66 0v-18h-5v-5h5v-6h5v6h5v5h-5V0z",
    lines:
      "M-58 0Q-56-33-44-34-32-33-30 0M20-23v12M15.500-18h9M84 0v-44M84-22l11-13M84-30L72-44M84-36l8-14M-90-12l6-8M-10-54l9 4M0-40l8 4M-78-34l5-6M-98 0H96",
    lit: "M-48-10l3-9 2 5 2-7 4 11z",
    water:
      "M-96 10q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M-76 19q8-5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0",
  },
  // the tower of the university, its halls and its dome
  "miskatonic-university": {
    back: "M-96 0v-32h30v-10l10-12 10 12v10h20V0zM26 0v-28h12a19 19 0 0 1 38 0h18V0z",
    front: "M-15 0v-78h-4l5-14 14-17 14 17 5 14h-4V0zM-60 0v-26l21-14 21 14V0zM18 0v-24h66V0z",
    lines:
      "M-15-66h30M-15-30h30M-6-74a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM0-78v4l3 2M0-109v-8M57-47l17-13M-60-26h42M18-19h66M-96 0H96M-10-60v26M10-60v26",
    lit: "M-4-58q4-5 8 0v14h-8zM-4-22q4-5 8 0V0h-8zM-52-18h6v10h-6zM-41-18h6v10h-6zM-30-18h6v10h-6zM26-14h6v8h-6zM40-14h6v8h-6zM54-14h6v8h-6zM68-14h6v8h-6z",
  },
  // a gallows on its hill, mansions behind iron fences
  uptown: {
    back: "M-98 0Q-72-52-38-50T10 0zM20 0v-54l8-14h28l8 14V0zM64 0v-38h28V0z",
    front: "M8 0v-40l7-14h34l7 14V0zM26-54v-10h12v10zM56 0v-24l5-9h24l5 9V0z",
    lines:
      "M-62-46v-48h26v12M-62-80l14-14M-36-82q-5 3-4 8t4 5 4-5-4-8M8-40h48M56-24h34M42-54v-16h6v16M-96 0H96M-92 0v-9M-84 0v-9M-76 0v-9M-68 0v-9M-60 0v-9M-52 0v-9M-44 0v-9M-36 0v-9M-28 0v-9M-20 0v-9M-12 0v-9M-4 0v-9M-96-6H4",
    lit: "M14-32h7v10h-7zM27-32h7v10h-7zM41-32h7v10h-7zM14-14h7v9h-7zM41-14h7v9h-7zM27-15h8V0h-8zM61-17h6v9h-6zM77-17h6v9h-6zM29-61h6v5h-6z",
  },
  // a church among boarding houses
  southside: {
    back: "M-96 0v-36l14-12 14 12v-10l14-10 14 10V0zM34 0v-42l14-12 14 12v4l15-12 15 12V0z",
    front: "M-16 0v-54L0-104 16-54V0zM16 0v-22l18-16 18 16V0zM-58 0v-28l20-14 20 14V0zM56 0v-26h32V0z",
    lines:
      "M0-104v-14M-5-112H5M-16-54h32M16-22h36M-58-28h40M-6-44a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM0-50v12M-6-44H6M56-20h32M62-26v-10h5v10M78-26v-14h5v14M-96 0H96",
    lit: "M-5-24q5-7 10 0V0H-5zM30-20h7v10h-7zM-52-20h6v9h-6zM-41-20h6v9h-6zM-30-20h6v9h-6zM62-17h5v8h-5zM72-17h5v8h-5zM-88-28h5v7h-5zM72-34h5v7h-5z",
  },
};
