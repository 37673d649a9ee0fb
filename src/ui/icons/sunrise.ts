import { icon } from "./icon.tsx";

export const Sunrise = icon(
  "M12 2v8",
  "m4.93 10.93 1.41 1.41",
  "M2 18h2",
  "M20 18h2",
  "m19.07 10.93-1.41 1.41",
  "M22 22H2",
  "m8 6 4-4 4 4",
  "M16 18a4 4 0 0 0-8 0",
);
