import { icon } from "./icon.tsx";

export const Circle = icon(
  <>
    <circle cx="12" cy="12" r="10" />
  </>,
);
