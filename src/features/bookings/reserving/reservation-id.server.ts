import { randomInt } from "node:crypto";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** `RES-{yyyyMMdd}-{6}`: the creation date and six random letters or digits. */
export function newReservationId(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  return `RES-${day}-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;
}
