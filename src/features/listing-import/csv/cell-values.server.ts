import { CANCELLATION_POLICIES, type CancellationPolicy } from "../../listings/index.ts";
import { listOf, numberOf } from "../reading/json-values.server.ts";
import { readAmount } from "../reading/prices.server.ts";

const LONGEST_LIST = 20_000;

/** The items of a list as files write them: JSON, `{TV,"Cable TV"}`, or between bars, line breaks, semicolons or commas. */
export function readList(cell: string): string[] {
  const text = cell.slice(0, LONGEST_LIST).trim();
  const items = text.startsWith("[") ? fromJson(text) : null;
  if (items) return items;
  const inner = /^[{[].*[}\]]$/s.test(text) ? text.slice(1, -1) : text;
  if (inner.includes('"')) return [...inner.matchAll(/"([^"]*)"|([^",;|\n]+)/g)].map(([, quoted, bare]) => (quoted ?? bare ?? "").trim());
  const separator = ["|", "\n", ";", ","].find((mark) => inner.includes(mark));
  return (separator ? inner.split(separator) : [inner]).map((item) => item.trim());
}

function fromJson(text: string): string[] | null {
  try {
    return listOf(JSON.parse(text)).filter((item) => typeof item === "string");
  } catch {
    return null;
  }
}

/** Web addresses, however they are separated. */
export const readAddresses = (cell: string): string[] =>
  cell.trim().startsWith("[") ? readList(cell) : cell.slice(0, LONGEST_LIST).split(/[\s|"]+|[,;](?=\s{0,5}https?:)/);

/** An amount of money. What has no sign is in the currency that the column's name states, or in ours. */
export function readPrice(cell: string, currency: string | null): { amount: number; currency: string } | null {
  const text = cell.trim();
  if (/^\d{1,12}([.,]\d{1,3}){0,4}$/.test(text)) return readAmount(`${currency ?? "USD"} ${text}`, null);
  return readAmount(text, null);
}

/** A count: "6", "8 (6+2)", "4 guests". What is more than a number is a guess. */
export function readCount(cell: string): { count: number; isGuess: boolean } | null {
  const plain = numberOf(cell.trim().replace(/^(\d{1,9}),(\d{1,2})$/, "$1.$2"));
  if (plain !== null) return { count: plain, isGuess: false };
  const within = /^\D{0,20}(\d{1,3})/.exec(cell.trim().slice(0, 60))?.[1];
  return within === undefined ? null : { count: Number(within), isGuess: true };
}

export const isYes = (cell: string): boolean =>
  /^(y|yes|true|t|x|1|✓|✔|ja|oui|s[iìí]|vero|wahr|vrai|included|available)$/i.test(cell.trim());

const NEEDED = /^(required|needed|mandatory|richiesta|necessaria|obligatoria|requerida|erforderlich|requis|obligatoire)$/i;
const NOT_NEEDED =
  /^(n|no|false|f|0|none|not (required|needed)|nein|keine?r?|non|nessuna|ninguna|aucun|sans permis|senza patente|sin licencia)$/i;

/** Whether something is needed; null if the words don't say. */
export function readNeed(cell: string): boolean | null {
  const text = cell.trim().slice(0, 40);
  return isYes(text) || NEEDED.test(text) ? true : NOT_NEEDED.test(text) ? false : null;
}

export function readPolicy(cell: string): CancellationPolicy | null {
  const text = cell.slice(0, 60).toLowerCase();
  return CANCELLATION_POLICIES.find((policy) => text.includes(policy)) ?? null;
}

/** A coordinate, also with a comma in place of the point. */
export const readDegrees = (cell: string): number | null => numberOf(cell.trim().replace(/^(-?\d{1,3}),(\d{1,15})$/, "$1.$2"));
