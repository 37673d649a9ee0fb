import { icon } from "./icon.tsx";

export const Users = icon(
  "M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2",
  "M16 3.128a4 4 0 0 1 0 7.744",
  "M22 21v-2a4 4 0 0 0-3-3.87",
  "M9 3a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
);
