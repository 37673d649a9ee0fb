import { expect, test } from "vitest";
import { layOutText } from "./lay-out-text.ts";

/** Fonts by their letters; each letter is one wide. */
const FONTS: [name: string, letters: RegExp][] = [
  ["latin", /^[ -~é]+$/],
  ["hebrew", /^[\p{Script=Hebrew} ]+$/u],
  ["han", /^[\p{Script=Han} ]+$/u],
];
const fontOf = (letter: string) => FONTS.find(([, has]) => has.test(letter))?.[0] ?? null;
const layOut = (text: string, width = 100) => layOutText(text, { width, fontOf, widthOf: (part) => [...part].length });
const linesOf = (text: string, width: number) => layOut(text, width).map(({ runs }) => runs.map((run) => run.text).join(""));
const runsOf = (text: string) => layOut(text).flatMap(({ runs }) => runs.map((run) => [run.font, run.text]));

test("breaks lines at spaces and hyphens, and measures them without the space at their end", () => {
  expect(linesOf("a house by the well-known sea", 12)).toEqual(["a house by", "the well-", "known sea"]);
  expect(layOut("a house by the sea", 12).map(({ width }) => width)).toEqual([10, 7]);
});

test("fills a line to its last point", () => {
  expect(linesOf("abc def", 7)).toEqual(["abc def"]);
  expect(linesOf("abc def", 6)).toEqual(["abc", "def"]);
});

test("cuts a word that is wider than a line", () => {
  expect(linesOf("to abcdefghij and on", 4)).toEqual(["to", "abcd", "efgh", "ij", "and", "on"]);
  expect(linesOf("abc", 0)).toEqual(["a", "b", "c"]);
});

test("breaks between Han letters, and where the text says so", () => {
  expect(linesOf("王小明王小明", 4)).toEqual(["王小明王", "小明"]);
  expect(linesOf("one\ntwo", 100)).toEqual(["one", "two"]);
  expect(linesOf("", 100)).toEqual([]);
});

test("changes the font where it has to, and takes spaces along", () => {
  expect(runsOf("Ada 王小明 Lee")).toEqual([
    ["latin", "Ada "],
    ["han", "王小明 "],
    ["latin", "Lee"],
  ]);
});

test("puts what is read from right to left into its place, and leaves its letters to the font", () => {
  expect(runsOf("Ada שרה לוי 12 (x)")).toEqual([
    ["latin", "Ada "],
    ["latin", "12"],
    ["hebrew", " שרה לוי"].toSpliced(1, 1, "שרה לוי "),
    ["latin", " (x)"],
  ]);
});

test("writes a letter that no font has without its accents, transliterates words of other scripts whole, and leaves out emoji", () => {
  expect(runsOf("Åé ไทย!")).toEqual([["latin", "Aé Aithy!"]]);
  expect(runsOf("ნინო王 12")).toEqual([["latin", "NinoWang 12"]]);
  expect(runsOf("🚀 Ada 👩‍🚀 Lee ❤️ 1️⃣")).toEqual([["latin", "Ada Lee 1"]]);
});

test("writes letter by letter what a font cannot put together", () => {
  const widthOf = (part: string) => (/ab/.test(part) ? null : [...part].length);
  const runs = layOutText("cabd", { width: 100, fontOf, widthOf }).flatMap((line) => line.runs.map(({ text }) => text));
  expect(runs).toEqual(["c", "a", "b", "d"]);
});
