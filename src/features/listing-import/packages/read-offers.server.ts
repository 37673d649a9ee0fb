import { readCrew } from "../reading/boats.server.ts";
import { cleanLine } from "../reading/clean-text.server.ts";
import { at, isObject, type Json, type JsonObject, listOf, numberOf, textOf } from "../reading/json-values.server.ts";
import { readAmount } from "../reading/prices.server.ts";
import { readTime } from "../reading/times.ts";
import type { PackageOffer } from "./imported-package.ts";
import { lengthOfDays, lengthOfMinutes, lengthOfNights, readLength } from "./read-length.server.ts";

type Seen = { host: string | null; currency: string | null };
type Named = [key: string, value: Json][];

/** Parts of a page that are about something else, or that cost besides. */
const ELSEWHERE =
  /similar|related|recommend|nearby|review|owner|host|captain_profile|add_?ons?|extras?|fees?|discounts?|deposit|polic|breadcrumb/i;
const PLAIN_KEY = /[\s_-]/g;
const [DEEPEST, MOST_OFFERS, MOST_OBJECTS] = [6, 40, 5000];

/** All lengths with prices in an object of a page's state, in their order. */
export function offersIn(root: Json, host: string | null): PackageOffer[] {
  const offers: PackageOffer[] = [];
  let left = MOST_OBJECTS;
  const enter = (key: string, value: Json, seen: Seen, depth: number): void => {
    if (depth > DEEPEST || left-- <= 0 || offers.length >= MOST_OFFERS) return;
    if (Array.isArray(value)) for (const each of value) enter(key, each, seen, depth + 1);
    if (!isObject(value)) return;
    const own = { ...seen, currency: currencyOf(value) ?? seen.currency };
    const entries = Object.entries(value).filter(([name, each]) => each !== null && !ELSEWHERE.test(name));
    const offer = depth === 0 ? [] : offersOf(key, entries, own);
    offers.push(...offer, ...namedPrices(entries, own));
    if (offer.length === 0) for (const [name, each] of entries) if (typeof each === "object") enter(name, each, own, depth + 1);
  };
  enter("", root, { host, currency: null }, 0);
  return offers.slice(0, MOST_OFFERS);
}

function currencyOf(object: JsonObject): string | null {
  const text = textOf(
    object.currency ?? object.currencyCode ?? object.currency_code ?? object.priceCurrency ?? at(object.currency, "code"),
  );
  return text !== null && /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null;
}

const valueOf = (entries: Named, names: RegExp): Json => entries.find(([name]) => names.test(name.replace(PLAIN_KEY, "")))?.[1];

const NAMES = /^(name|title|label|packagename|headline)$/i;
const HOURS = /^(hours|durationhours|durationinhours|lengthhours|triphours|numhours)$/i;
const MINUTES = /^(minutes|durationminutes|durationinminutes|durationmins)$/i;
const DAYS = /^(days|durationdays|numdays)$/i;
const DURATION = /^(duration|triplength|length|eligibleduration|referencequantity|durationtype|durationlabel|durationname)$/i;
const PERIOD = /^(period|periodtype|unit|unitcode|unittext|rateunit|ratetype|per|pricingunit|durationunit|durationunits|type|slot)$/i;
const PERSON = /person|people|passenger|guest|seat|head/i;
const UNIT_CODES: Record<string, string> = { HUR: "hour", HR: "hour", MIN: "minute", DAY: "day", WEE: "week" };

type Length = Pick<PackageOffer, "length" | "isUsualLength">;

const read = (reading: ReturnType<typeof readLength>): Length | null =>
  reading && { length: reading.length, isUsualLength: reading.isUsual };

function lengthOfNumber(count: number, unit: string | null): Length | null {
  const name = UNIT_CODES[unit?.toUpperCase() ?? ""] ?? unit?.toLowerCase() ?? "hour";
  if (name.startsWith("min")) return exactly(lengthOfMinutes(count));
  if (name.startsWith("day")) return read(lengthOfDays(count));
  if (name.startsWith("night")) return exactly(lengthOfNights(count));
  if (name.startsWith("week")) return read(lengthOfDays(count * 7));
  return name.startsWith("h") ? exactly(lengthOfMinutes(Math.round(count * 60))) : null;
}

const exactly = (length: PackageOffer["length"] | null): Length | null => length && { length, isUsualLength: false };

/** How long: a number of hours, a duration with its unit, "PT4H", or the words of its name. */
function lengthOf(key: string, entries: Named): Length | null {
  const hours = numberOf(valueOf(entries, HOURS));
  if (hours !== null) return lengthOfNumber(hours, "hour");
  const minutes = numberOf(valueOf(entries, MINUTES));
  if (minutes !== null) return lengthOfNumber(minutes, "minute");
  const days = numberOf(valueOf(entries, DAYS));
  if (days !== null) return lengthOfNumber(days, "day");
  const duration = valueOf(entries, DURATION);
  const unit = textOf(valueOf(entries, PERIOD));
  if (isObject(duration)) {
    const count = numberOf(duration.value ?? duration.amount ?? duration.count ?? 1);
    const own = textOf(duration.unitCode ?? duration.unit ?? duration.unitText ?? duration.units);
    if (count !== null && own !== null) return lengthOfNumber(count, own);
  }
  const count = numberOf(duration);
  if (count !== null) return lengthOfNumber(count, unit !== null && /^(h|min|day|night|week|HUR|MIN|WEE)/i.test(unit) ? unit : "hour");
  const words = textOf(duration);
  const iso = words === null ? null : /^PT?(?:(\d{1,2})D)?T?(?:(\d{1,3})H)?(?:(\d{1,3})M)?$/i.exec(words);
  if (iso) return exactly(lengthOfMinutes(Number(iso[1] ?? 0) * 1440 + Number(iso[2] ?? 0) * 60 + Number(iso[3] ?? 0)));
  for (const text of [words, textOf(valueOf(entries, NAMES)), unit && (UNIT_CODES[unit.toUpperCase()] ?? unit), key]) {
    const found = text === null ? null : readLength(text.replaceAll("_", " "));
    if (found) return read(found);
  }
  return null;
}

const PRICE = /^(price|amount|total|totalprice|baseprice|rate|cost|priceamount|fullprice|tripprice|lowprice)$/i;
const CENTS = /^(pricecents|amountcents|priceincents|totalcents)$/i;
const CAPTAINED = /^(captainedprice|pricewithcaptain|captainprice|priceskippered|withcaptainprice|skipperedprice)$/i;
const BAREBOAT = /^(bareboatprice|pricewithoutcaptain|pricebareboat|uncaptainedprice|withoutcaptainprice)$/i;
const A_SEAT = /^(priceperperson|perpersonprice|personprice|pricepax|seatprice|priceperseat)$/i;
const CREW = /^(captained|captainincluded|withcaptain|captain|crew|chartertype|captainoption|hascaptain|skippered)$/i;
const GUESTS = /^(maxguests|maxpassengers|guests|capacity|passengers|groupsize|maxpeople|maxgroupsize|guestcapacity)$/i;
const STARTS = /^(starttimes?|departuretimes?|starts|departures|availabletimes|startsat)$/i;

type Price = PackageOffer["price"];

/** An amount, written as a number, as words with a sign, or with its currency. */
function priceOf(value: Json, { host, currency }: Seen): Price | null {
  if (isObject(value)) return priceOf(value.amount ?? value.value ?? value.price, { host, currency: currencyOf(value) ?? currency });
  const amount = numberOf(value);
  if (amount !== null) return amount > 0 ? { amount, currency } : null;
  return typeof value === "string" ? readAmount(value, host) : null;
}

function crewOf(entries: Named): PackageOffer["crew"] {
  const said = valueOf(entries, CREW);
  return said === false ? "bareboat" : said === undefined ? null : readCrew(said);
}

function offersOf(key: string, entries: Named, seen: Seen): PackageOffer[] {
  const length = lengthOf(key, entries) ?? hourly(entries);
  if (!length) return [];
  const unit = textOf(valueOf(entries, PERIOD)) ?? "";
  const priceType = textOf(valueOf(entries, /^(pricetype|pricingtype|chargeby|priceunit)$/i)) ?? unit;
  const shared = {
    name: cleanLine(valueOf(entries, NAMES), 60),
    guests: guestsOf(entries),
    starts: startsOf(entries),
    ...length,
  };
  const cents = numberOf(valueOf(entries, CENTS));
  const plain = cents === null ? priceOf(valueOf(entries, PRICE), seen) : { amount: cents / 100, currency: seen.currency };
  const isFrom =
    "isFrom" in length ||
    entries.some(([name, value]) => /^(lowprice|isfrom|startingat)$/i.test(name.replace(PLAIN_KEY, "")) && value !== false);
  const rate = "hours" in length && plain ? { ...plain, amount: plain.amount * Number(length.hours) } : plain;
  const isPerPerson = PERSON.test(priceType) || valueOf(entries, /^(perperson|isperperson)$/i) === true;
  const prices: [Price | null, PackageOffer["crew"], boolean][] = [
    [rate, crewOf(entries), isPerPerson],
    [priceOf(valueOf(entries, CAPTAINED), seen), "captained", false],
    [priceOf(valueOf(entries, BAREBOAT), seen), "bareboat", false],
    [priceOf(valueOf(entries, A_SEAT), seen), "captained", true],
  ];
  return prices.flatMap(([price, crew, isSeat]) =>
    price ? [{ ...shared, length: length.length, isUsualLength: length.isUsualLength, price, isFrom, crew, isPerPerson: isSeat }] : [],
  );
}

/** A price by the hour is one of the shortest trip. */
function hourly(entries: Named): (Length & { hours: number; isFrom: true }) | null {
  const least = numberOf(valueOf(entries, /^(minimumhours|minhours|minimumduration|minduration)$/i));
  const unit = textOf(valueOf(entries, PERIOD)) ?? "";
  const length = least !== null && /^(per ?)?(hour|hourly|hur)$/i.test(unit) ? lengthOfNumber(least, "hour") : null;
  return length && least !== null ? { ...length, hours: least, isFrom: true } : null;
}

function guestsOf(entries: Named): number | null {
  const count = numberOf(valueOf(entries, GUESTS));
  return count !== null && Number.isInteger(count) && count >= 1 && count <= 100 ? count : null;
}

const MOST_STARTS = 20;

function startsOf(entries: Named): string[] {
  const times = listOf(valueOf(entries, STARTS)).flatMap((each) => readTime(isObject(each) ? (each.time ?? each.start) : each) ?? []);
  return [...new Set(times)].toSorted().slice(0, MOST_STARTS);
}

const NAMED_PRICE =
  /^(half_?day|full_?day|daily|day|weekly|week|sunset)_?(price|rate|cost)(_?(captained|with_?captain|bareboat|without_?captain))?$/i;
const KIND_WORDS: Record<string, string> = {
  halfday: "Half day",
  fullday: "Full day",
  day: "Full day",
  daily: "Full day",
  week: "Week",
  weekly: "Week",
};

/** "half_day_price": 450, "weekRate": 3900 */
function namedPrices(entries: Named, seen: Seen): PackageOffer[] {
  return entries.flatMap(([key, value]) => {
    const found = NAMED_PRICE.exec(key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_"));
    const name = KIND_WORDS[found?.[1]?.replace("_", "").toLowerCase() ?? ""];
    const length = name === undefined ? null : readLength(name);
    const price = length ? priceOf(value, seen) : null;
    if (!length || !price || name === undefined) return [];
    const way = found?.[4]?.toLowerCase() ?? "";
    const crew = way === "" ? null : /^(bare|without)/.test(way) ? ("bareboat" as const) : ("captained" as const);
    return [
      {
        name,
        length: length.length,
        isUsualLength: length.isUsual,
        price,
        isFrom: false,
        crew,
        isPerPerson: false,
        guests: null,
        starts: [],
      },
    ];
  });
}
