import type { Chance } from "./chance.ts";

/** Stands in every text that is sent, so that it can be looked for where it must not be. */
export const CANARY = "zqcanaryqz";

const TEXTS = [
  "",
  " ",
  "\u0000",
  `${CANARY}\u0000${CANARY}`,
  `${CANARY}\r\nX-Injected: 1`,
  `${CANARY}\u202e\u2066\ufeff`,
  "\ud800",
  `${CANARY} ' or 1=1; -- \\ %00 %_`,
  `<script>${CANARY}</script>`,
  "{{7*7}}${7*7}",
  "../../../../etc/passwd",
  "-".repeat(36),
  "0".repeat(36),
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "9".repeat(400),
  "1e999",
  "-0",
  "NaN",
  "0x1F",
  "5e-324",
  "2027-02-30",
  "0000-00-00",
  "275760-09-13",
  "9999-12-31",
  "-000001-01-01T00:00:00Z",
  "🏴‍☠️".repeat(60),
  `${CANARY} `.repeat(2_000),
  "a@b",
  `${CANARY}@example.com`,
  "null",
  "__proto__",
  "eyIiOjF9",
  btoa(JSON.stringify(["2027-01-01", "-".repeat(36)])).replaceAll("=", ""),
  btoa(JSON.stringify(["0000-01-01T00:00:00Z", crypto.randomUUID()])).replaceAll("=", ""),
  btoa(JSON.stringify([{}, []])),
];
const NUMBERS = [0, -0, -1, 0.1, 5e-324, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 999_999_999_999, 1.5, 100, 1_000_001];

export const badText = (chance: Chance): string => chance.pick(TEXTS);

/** Something that a field was not made for: of the wrong type, too large, or deep. */
export function badValue(chance: Chance): unknown {
  const depth = (value: unknown) => Array.from({ length: 50 }).reduce((inner) => [inner], value);
  return chance.pick([
    () => badText(chance),
    () => chance.pick(NUMBERS),
    () => chance.pick([null, true, false, [], {}]),
    () => [badText(chance), chance.pick(NUMBERS), null],
    () => Array.from({ length: 300 }, () => badText(chance).slice(0, 50)),
    () => ({ [badText(chance).slice(0, 40)]: badText(chance), toString: 1, length: -1 }),
    () => depth(badText(chance)),
  ])();
}
