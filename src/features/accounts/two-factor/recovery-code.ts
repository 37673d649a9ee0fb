import { randomInt } from "node:crypto";

/** Without letters and digits that look like one another on paper. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const HALF = 5;
const AMOUNT = 10;

const letter = (): string => LETTERS[randomInt(LETTERS.length)] ?? "";
const half = (): string => Array.from({ length: HALF }, letter).join("");

/** "K7PQM-2XWNA", ten times. */
export const newRecoveryCodes = (): string[] => Array.from({ length: AMOUNT }, () => `${half()}-${half()}`);

/**
 * What somebody may have meant who typed a recovery code: small letters stand for capitals, and the dash is easily left out. Codes of earlier days had both, so
 * what was typed is tried as it is, too.
 */
export function meantCodes(typed: string): string[] {
  const code = typed.replace(/[\s-]/g, "").replace(/^(.{5})(.{5})$/, "$1-$2");
  const capitals = code.toUpperCase();
  return code === capitals || /[A-Z]/.test(code) ? [code] : [capitals, code];
}
