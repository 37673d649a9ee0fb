import { expect, test } from "vitest";
import { listInWords } from "./list-words.ts";

test.each([
  [[], ""],
  [["English"], "English"],
  [["English", "French"], "English and French"],
  [["English", "French", "German"], "English, French, and German"],
])("%j is told as %s", (words, told) => expect(listInWords(words)).toBe(told));
