import { expect, test } from "vitest";
import { EVASIONS } from "../../../../tests/support/masking/evasions.ts";
import { MASK, maskContacts } from "./mask-contacts.server.ts";
import { ORDINARY_SENTENCES } from "../../../../tests/support/masking/ordinary-sentences.ts";

test("three hundred ordinary sentences stay as they are", () => {
  expect(ORDINARY_SENTENCES.length).toBeGreaterThanOrEqual(300);
  expect(ORDINARY_SENTENCES.filter((sentence) => maskContacts(sentence).isMasked)).toEqual([]);
});

test("at least 95 of 100 of two hundred evasions are caught", () => {
  expect(EVASIONS.length).toBeGreaterThanOrEqual(200);
  const missed = EVASIONS.filter((sentence) => !maskContacts(sentence).isMasked);
  expect(missed.length / EVASIONS.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
});

test.each([
  ["Write to ada@example.com, please.", `Write to ${MASK}, please.`],
  ["Call 206-555-0123 or 206-555-0124!", `Call ${MASK} or ${MASK}!`],
  ["It's RES-20261116-A1B2C3, see https://evil.test/x now", `It's RES-20261116-A1B2C3, see ${MASK} now`],
  ["ada​@exam​ple.com", MASK],
])("only the contact data goes: %s", (text, content) => {
  expect(maskContacts(text)).toEqual({ content, isMasked: true });
});

test("links to our own site stay", () => {
  expect(maskContacts("See https://hearth.example/properties/1", "hearth.example")).toMatchObject({ isMasked: false });
  expect(maskContacts("See https://hearth.example.evil.test/", "hearth.example")).toMatchObject({ isMasked: true });
});
