import { expect, test } from "vitest";
import { fingerprint, seal, unseal } from "./sealed.server.ts";

const config = { secret: "a secret of at least thirty-two letters" };
const other = { secret: "another secret of at least thirty letters" };
const ADDRESS = "https://example.com/calendar.ics?s=1234";

test("what was sealed is read again, and looks different each time", () => {
  const sealed = seal(config, "addresses", ADDRESS);
  expect(unseal(config, "addresses", sealed)).toBe(ADDRESS);
  expect(seal(config, "addresses", ADDRESS)).not.toBe(sealed);
  expect(sealed).not.toContain("example");
});

test("another secret, another purpose and a changed text open nothing", () => {
  const sealed = seal(config, "addresses", ADDRESS);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`;
  expect([
    unseal(other, "addresses", sealed),
    unseal(config, "tokens", sealed),
    unseal(config, "addresses", changed),
    unseal(config, "addresses", ""),
  ]).toEqual([null, null, null, null]);
});

test("a fingerprint is the same for the same text, secret and purpose only", () => {
  const prints = [
    fingerprint(config, "addresses", ADDRESS),
    fingerprint(other, "addresses", ADDRESS),
    fingerprint(config, "tokens", ADDRESS),
    fingerprint(config, "addresses", `${ADDRESS}5`),
  ];
  expect(new Set(prints).size).toBe(4);
  expect(fingerprint(config, "addresses", ADDRESS)).toBe(prints[0]);
});
