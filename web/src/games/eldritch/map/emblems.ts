/** What is cut into the seals of the named spaces; strokes around 0, 0 within a square of 34. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  // gambrel roofs and a steeple
  arkham: "M-14 13V1l3-8h9l3 8v12zM-14 1H1M-8.500 13V6.500h4V13M1 13V-5h10v18zM-1-5L6-18l7 13zM6-18v-1M4.500 2h3v4h-3z",
  // the clock tower at the ferries
  "san-francisco":
    "M-16 13V5h11V-7H5V5h11v8zM-3-7v-5h6v5M-2-12L0-18l2 6M-12 13V9M-8 13V9M8 13V9M12 13V9M2.600-1.500a2.600 2.600 0 1 1-5.200 0a2.600 2.600 0 1 1 5.200 0z",
  // the dome of the congress
  "buenos-aires":
    "M-15 13V5h30v8zM-8 5V0H8v5M-7 0c0-8 3-11 7-11s7 3 7 11zM0-11v-6M-10 13V8M-5 13V8M0 13V8M5 13V8M10 13V8M-2.500-10.500L-3 0M2.500-10.500L3 0",
  // the clock tower on the river
  london:
    "M-5 14V-8H5v22zM-6.500-8h13M-5-8L0-18l5 10M3-2.500a3 3 0 1 1-6 0a3 3 0 1 1 6 0zM5 14h10V5l-2.500-3L10 5 7.500 2 5 5M-5 14h-10V7h10",
  // a temple
  rome: "M-15-4L0-14l15 10zM-13-4v3h26v-3M-11-1v10M-5.500-1v10M0-1v10M5.500-1v10M11-1v10M-13 9h26M-15 13h30",
  // a mosque between its minarets
  istanbul:
    "M-9 13V3H9v10zM-8.500 3C-9-6-3-8 0-10c3 2 9 4 8.500 13zM0-10v-4M-15 13V-8l1.500-6 1.500 6v21M15 13V-8l-1.500-6-1.500 6v21M-2.500 13V8.500a2.500 2.500 0 0 1 5 0V13",
  // a pagoda
  shanghai:
    "M0-18v4M-7-9q5-1 7-5q2 4 7 5M-4.500-9.500v4.500M4.500-9.500v4.500M-10-2q7-1 10-3.500q3 2.500 10 3.500M-6.500-2.500v5M6.500-2.500v5M-13 6q9-1 13-4q4 3 13 4M-8.500 5.500V13h17V5.500M-2 13V9h4v4",
  // a lighthouse
  sydney:
    "M-5 14l2-20h6l2 20zM-4.500-6h9M-2.800-6v-5h5.600v5M-3.500-11L0-16l3.500 5zM5-8.500l10-4M5-7.500l10 3M-5-8.500l-10-4M-5-7.500l-10 3M-3.700 1h7.400M-4.400 7.500h8.800",
  // a torii
  tokyo: "M-16-12q16 5 32 0l-1 4q-15 4-30 0zM-12-1h24M-8.500-7L-10 14M8.500-7L10 14M0-7v6",
  pyramids: "M-17 12L-4-11 9 12zM-4-11l4.500 23M6 6l4-7 7 13H9.500M10-1l1.500 13M-17 12h34",
  himalayas: "M-17 12L-7-6l4 6L5-15l12 27zM-.500-5L3-1.500 5-5l3.500 4L10.500-3M-9.500-1.500L-7 1l2-2.500",
  amazon:
    "M-1 15C-2 6-1 0 1-6M1-6c-5-9-12-8-15-2 6-2 10-1 15 2M1-6c4-9 12-8 14-2-5-2-9-1-14 2M1-6c-7-1-11 4-11 10 3-5 6-8 11-10M1-6c7-1 10 4 10 10-3-5-6-8-10-10M1-6c-1-5 1-9 4-11M-6 15h11",
  "heart-of-africa":
    "M-9-12Q0-18 9-12V2Q8 11 0 16-8 11-9 2zM-6-4q2.500-2.500 5 0-2.500 2-5 0zM1-4q2.500-2.500 5 0-2.500 2-5 0zM0-4v7l-2 1h4M-3 9.500q3 2 6 0M-5-10Q0-13 5-10M-9-12l-5-3M9-12l5-3",
  tunguska:
    "M15-17L4-4M9-17L1-7M16-10L7-1.500M4.500 1a4.500 4.500 0 1 1-9 0a4.500 4.500 0 1 1 9 0zM-6 4l-10 3M-5 6l-8 8M0 8v8M5 6l8 8M6 4l9 3M-16 7l2-2.500M-16 7l3 1M-13 14l0-3M-13 14l3.500-.500",
  antarctica: "M-16 4L-6-12 0-4l5-6L16 4zM-6-12l2 9 4-1M5-10l1 7M-17 4h34M-11 4l5 10 6-3 5 2 6-9",
};
