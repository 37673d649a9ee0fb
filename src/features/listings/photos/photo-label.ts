import type { Photo } from "./photo.schema.ts";

export const photoLabel = ({ description }: Photo, number: number, count: number): string =>
  `Photo ${number} of ${count}${description && `: ${description}`}`;
