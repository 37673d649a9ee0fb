import { expect, test } from "vitest";
import { answerWords } from "./answer-words.ts";

test.each([
  [30, "a minute"],
  [61, "2 minutes"],
  [1_500, "25 minutes"],
  [1_510, "30 minutes"],
  [7_000, "2 hours"],
  [400_000, "5 days"],
])("%i seconds are told as %s", (typicalSeconds, words) => {
  expect(answerWords({ isSomeoneThere: true, typicalSeconds })).toBe(`We're here. We usually answer within ${words}.`);
});

test("nobody promises a time that was not measured", () => {
  expect(answerWords({ isSomeoneThere: false, typicalSeconds: null })).toBe(
    "No one is online right now. We'll answer as soon as we can. We'll email you the answer, too.",
  );
  expect(answerWords({ isSomeoneThere: true, typicalSeconds: null })).toBe("We're here.");
});
