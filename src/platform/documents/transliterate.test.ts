import { expect, test } from "vitest";
import { transliterate } from "./transliterate.ts";

test.each([
  ["สมชาย", "Smchay"],
  ["Արամ", "Aram"],
  ["ბერიძე", "Beridze"],
  ["አበበ", "Abebe"],
  ["ᏌᏉᏯ", "SaQuoYa"],
  ["ਗੁਰਪ੍ਰੀਤ", "Gurprit"],
  ["𞤀𞤣𞤢𞤥", "Adam"],
])("%s is written as %s", (word, latin) => {
  expect(transliterate(word)).toBe(latin);
});

test("leaves nothing but letters and digits, whatever it is given", () => {
  for (let point = 0x100; point < 0x20_000; point += 7) {
    if (point >= 0xd800 && point <= 0xdfff) continue;
    expect(transliterate(String.fromCodePoint(point))).toMatch(/^[A-Za-z0-9]*$/);
  }
});
