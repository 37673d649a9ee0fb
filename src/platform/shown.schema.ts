import { z } from "zod";
import { MOST_SHOWN } from "./shown.ts";

/** How many rows are shown; a longer list begins with the shorter one. */
export const shownFrom = (first: number) =>
  z.coerce.number("must be a number").int("must be a whole number").min(1).max(MOST_SHOWN).default(first);
