import { MOST_PRICE_CENTS } from "../../../platform/money.ts";
import type { Pieces } from "./pieces.server.ts";

type Amount = { amount: number; currency: string };

const SYMBOLS: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "₩": "KRW",
  "₺": "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₪": "ILS",
  "฿": "THB",
  "₫": "VND",
  "₱": "PHP",
  zł: "PLN",
  kr: "SEK",
  Kč: "CZK",
  Ft: "HUF",
  R$: "BRL",
  US$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  MX$: "MXN",
};
/** What a bare dollar sign means under these endings of host names; elsewhere it is ours. */
const DOLLARS: Record<string, string> = {
  au: "AUD",
  ca: "CAD",
  nz: "NZD",
  sg: "SGD",
  hk: "HKD",
  mx: "MXN",
  cl: "CLP",
  ar: "ARS",
  co: "COP",
  tw: "TWD",
};

const BEFORE = /(?<![\p{L}\d])([A-Z]{3}|[A-Z]{0,2}\$|[€£¥₹₩₺₽₴₪฿₫₱]|zł|kr)\s?(\d[\d.,]{0,13})/u;
const AFTER = /(?<![\d.,])(\d[\d.,]{0,13})\s?(€|£|zł|kr|Kč|Ft|₽|₴|₫|\$|[A-Z]{3})(?![\p{L}\d])/u;

/** The first amount of money in a short text. */
export function readAmount(text: string, host: string | null): Amount | null {
  const short = text.slice(0, 300).replaceAll(/[\u00a0\u202f\u2009]/g, " ");
  const before = BEFORE.exec(short);
  const after = before ? null : AFTER.exec(short);
  const [sign, digits] = before ? [before[1], before[2]] : [after?.[2], after?.[1]];
  const amount = digits === undefined ? null : readDigits(digits);
  return amount === null || sign === undefined ? null : { amount, currency: currencyOf(sign, host) };
}

const currencyOf = (sign: string, host: string | null): string =>
  sign === "$" ? (DOLLARS[host?.split(".").at(-1) ?? ""] ?? "USD") : (SYMBOLS[sign] ?? sign);

/** "1,250.00", "1.250,00", "85.5", "87": the last mark separates cents if one or two digits follow it. */
function readDigits(text: string): number | null {
  const digits = text.replace(/[.,]{1,14}$/, "");
  const cents = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? "";
  const whole = (cents === "" ? digits : digits.slice(0, -1 - cents.length)).replaceAll(/[.,]/g, "");
  const amount = Number(`${whole}.${cents || "0"}`);
  return whole !== "" && Number.isFinite(amount) && amount > 0 ? amount : null;
}

const NIGHT = /\b(nights?|nightly|noches?|nuits?|nacht|nächte|notte|notti|noites?|nachten|natt|nætter|noc|ночь)\b|\/\s?n\b|ночь|泊|晚|박/iu;
const MANY_NIGHTS = /(?<!\d)(\d{1,3})\s?(?:nights|noches|nuits|nächte|notti|noites|nachten)\b/iu;
const TIMES = /\s[x×*]\s/i;
const WHOLE_STAY = /\b(total|gesamt|insgesamt|totale|en tout)\b/iu;

/** The price of one night that this text states; the total of several nights isn't one. */
export function readNightlyAmount(text: string, host: string | null): Amount | null {
  const short = text.slice(0, 300);
  if (!/\d/.test(short) || !NIGHT.test(short)) return null;
  const nights = Number(MANY_NIGHTS.exec(short)?.[1] ?? 1);
  if (nights > 1 && !TIMES.test(short)) return null;
  if (nights === 1 && WHOLE_STAY.test(short)) return null;
  return readAmount(short, host);
}

/** Takes a nightly price into the pieces: ours in cents, another currency as what it is. */
export function offerPrice(pieces: Pieces, found: Amount | null, isGuess = false): void {
  if (!found) return;
  const cents = Math.round(found.amount * 100);
  if (found.currency !== "USD") pieces.foreignPrice ??= found;
  else if (cents > 0 && cents <= MOST_PRICE_CENTS) pieces.offer("nightlyPriceCents", cents, { isGuess });
}
