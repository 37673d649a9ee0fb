import {
  type BoatTerms,
  type HostTerms,
  type ImportedField,
  type ImportedListing,
  LONGEST_DESCRIPTION,
  MOST_IMAGES,
} from "../imported-listing.ts";
import { readListingAddress } from "../platforms/platforms.rules.ts";
import { readPackageCells } from "../packages/read-package-cells.server.ts";
import { cleanAmenities } from "../reading/amenities.server.ts";
import { readCrew, readFeet } from "../reading/boats.server.ts";
import { offerCategory } from "../reading/categories.server.ts";
import { cleanLine, cleanProse } from "../reading/clean-text.server.ts";
import { completeFields, orDefault } from "../reading/complete-listing.server.ts";
import { cleanImages } from "../reading/images.server.ts";
import { Pieces } from "../reading/pieces.server.ts";
import { offerCoordinates, offerPlace, offerPlaceText } from "../reading/places.server.ts";
import { offerPrice } from "../reading/prices.server.ts";
import { offerSizes, sizeOf } from "../reading/sizes.server.ts";
import { readTime } from "../reading/times.ts";
import { isYes, readAddresses, readCount, readDegrees, readList, readNeed, readPolicy, readPrice } from "./cell-values.server.ts";
import type { ColumnField, Matching } from "./csv.rules.ts";
import { currencyIn } from "./guess-matching.server.ts";

/** What the columns of a file say, looked up once for all rows. */
export type Columns = { field: ColumnField; index: number; name: string; currency: string | null }[];

export const columnsOf = (names: string[], matching: Matching): Columns =>
  names.flatMap((name, index) => {
    const field = matching[index];
    return field ? [{ field, index, name, currency: currencyIn(name) }] : [];
  });

const MISSING = { state: "missing", value: null, source: null } as const;
/** What the form for a new listing begins with. */
const TERMS: HostTerms = { cleaningFeeCents: 8500, minimumNights: 1, cancellationPolicy: "moderate" };
const TIMES = { checkInTime: "15:00", checkOutTime: "11:00" };
const MOST_MINIMUM = 365;

type Cells = { field: ColumnField; text: string; name: string; currency: string | null }[];

/** A row as a listing, by the same rules as a page. Of several columns for one field the first with a value counts. */
export function readRow(columns: Columns, row: readonly string[]): ImportedListing {
  const cells: Cells = columns.flatMap(({ index, ...column }) => {
    const text = row[index]?.trim() ?? "";
    return text === "" ? [] : [{ ...column, text }];
  });
  const pieces = new Pieces("file");
  for (const cell of cells) READERS[cell.field]?.(pieces, cell);
  readTogether(pieces, cells);
  const { listingId, url, platform } = identityOf(cells);
  const fields = completeFields([pieces], platform);
  const charters = chartersOf(cells, fields);
  const sellsPackages = (charters.fields.packages?.value?.length ?? 0) > 0;
  const isGiven = (field: ColumnField) => cells.some((cell) => cell.field === field);
  return {
    platform,
    listingId,
    url,
    foreignPrice: pieces.foreignPrice,
    ...(charters.problems.length > 0 && { problems: charters.problems }),
    fields: {
      ...fields,
      images: firstImages(pieces),
      // A price that is there but isn't ours, or can't be read, is nobody's guess.
      nightlyPriceCents:
        (isGiven("nightlyPrice") || sellsPackages) && fields.nightlyPriceCents.source === "default" ? MISSING : fields.nightlyPriceCents,
      ...boatGuesses(fields),
      checkInTime: isGiven("checkInTime") ? fields.checkInTime : orDefault(fields.checkInTime, TIMES.checkInTime),
      checkOutTime: isGiven("checkOutTime") ? fields.checkOutTime : orDefault(fields.checkOutTime, TIMES.checkOutTime),
      ...termsOf(cells),
      ...boatTermsOf(cells),
      ...charters.fields,
    },
  };
}

type Charters = { fields: Pick<ImportedListing["fields"], "packages" | "turnaroundMinutes" | "noticeMinutes">; problems: string[] };

/** The packages of a boat and how it sells hours. What is taken as usual is a guess. */
function chartersOf(cells: Cells, { category, crew, capacity }: ImportedListing["fields"]): Charters {
  const { packages, turnaroundMinutes, noticeMinutes, problems } = readPackageCells(cells, { crew: crew.value, capacity: capacity.value });
  if (category.value !== "Boat" && category.value !== "Yacht")
    return { fields: {}, problems: packages.length > 0 ? ["Only boats have packages."] : [] };
  const isGuess = packages.some(({ assumed }) => assumed.length > 0);
  return {
    fields: {
      ...(packages.length > 0 && { packages: { state: isGuess ? "guessed" : "found", value: packages, source: "file" } }),
      ...(turnaroundMinutes !== null && { turnaroundMinutes: given(turnaroundMinutes) }),
      ...(noticeMinutes !== null && { noticeMinutes: given(noticeMinutes) }),
    },
    problems,
  };
}

/** A host's own file names their own photos: as many as from a known platform. */
const firstImages = ({ values }: Pieces): ImportedListing["fields"]["images"] =>
  values.images ? { state: "found", value: values.images.value, source: "file" } : MISSING;

/** A boat's cabins are its bedrooms, and its berths are its beds. */
function boatGuesses({ category, bedrooms, beds, cabins, capacity }: ImportedListing["fields"]) {
  if (category.value !== "Boat" && category.value !== "Yacht") return {};
  return {
    bedrooms: cabins.value === null ? bedrooms : orDefault(bedrooms, cabins.value),
    beds: capacity.value === null ? beds : orDefault(beds, capacity.value),
  };
}

type Reader = (pieces: Pieces, cell: Cells[number]) => void;

const size =
  (name: "capacity" | "bedrooms" | "beds" | "bathrooms" | "cabins"): Reader =>
  (pieces, { text }) => {
    const found = readCount(text);
    if (found?.isGuess === false) return pieces.offer(name, sizeOf(name, found.count));
    offerSizes(pieces, text);
    if (name === "bathrooms" && /half[- ]bath/i.test(text)) pieces.offer(name, 0.5);
    if (found) pieces.offer(name, sizeOf(name, found.count), { isGuess: true });
  };

const READERS: Partial<Record<ColumnField, Reader>> = {
  title: (pieces, { text }) => pieces.offer("title", cleanLine(text, 100)),
  description: (pieces, { text }) => pieces.offer("description", cleanProse(text, LONGEST_DESCRIPTION)),
  category: (pieces, { text }) => offerCategory(pieces, text),
  nightlyPrice: (pieces, { text, currency }) => offerPrice(pieces, readPrice(text, currency)),
  capacity: size("capacity"),
  bedrooms: size("bedrooms"),
  beds: size("beds"),
  bathrooms: size("bathrooms"),
  cabins: size("cabins"),
  checkInTime: (pieces, { text }) => pieces.offer("checkInTime", readTime(text)),
  checkOutTime: (pieces, { text }) => pieces.offer("checkOutTime", readTime(text)),
  lengthFeet: (pieces, { text }) => pieces.offer("lengthFeet", readFeet(text)),
  lengthMeters: (pieces, { text }) => pieces.offer("lengthFeet", readFeet(text, "meters")),
  crew: (pieces, { text }) => pieces.offer("crew", readCrew(text)),
};

/** What several columns say together. */
function readTogether(pieces: Pieces, cells: Cells): void {
  const all = (field: ColumnField) => cells.filter((cell) => cell.field === field);
  const first = (field: ColumnField) => all(field)[0]?.text ?? null;
  const amenities = [
    ...all("amenities").flatMap(({ text }) => readList(text)),
    ...all("amenity").flatMap(({ name, text }) => (isYes(text) ? [name] : [])),
  ];
  pieces.offer("amenities", cleanAmenities(amenities));
  pieces.offer(
    "images",
    cleanImages(
      all("photos").flatMap(({ text }) => readAddresses(text)),
      MOST_IMAGES,
    ),
  );
  const rules = all("houseRules").flatMap(({ text }) =>
    text.startsWith("[") ? readList(text) : (cleanProse(text, 6000) ?? "").split("\n"),
  );
  pieces.offer("houseRules", [...new Set(rules.flatMap((rule) => cleanLine(rule, 200) ?? []))].slice(0, 30));
  const city = first("city");
  offerPlace(pieces, {
    address: streetOf(first("streetAddress"), city),
    city,
    state: first("state")?.replace(/^[a-z]{2}$/, (code) => code.toUpperCase()),
    zipCode: first("zipCode"),
    country: first("country"),
  });
  for (const { text } of all("place")) readPlace(pieces, text);
  for (const { text } of all("neighborhood")) readNeighborhood(pieces, text);
  offerCoordinates(pieces, readDegrees(first("latitude") ?? ""), readDegrees(first("longitude") ?? ""));
  const [latitude = "", longitude = ""] = (first("coordinates") ?? "").split(/[;\s]+|,\s{0,3}/);
  offerCoordinates(pieces, readDegrees(latitude), readDegrees(longitude));
  readTitleSummary(pieces, first("title") ?? "");
}

/** "Gilman Dr W, Seattle, WA 98119": the street alone, where the rest stands in other columns. */
function streetOf(text: string | null, city: string | null): string | null {
  if (!text || !city) return text;
  const [street = "", next = ""] = text.split(",").map((part) => part.trim());
  return street !== "" && next.toLowerCase() === city.toLowerCase() ? street : text;
}

/** Where a file has no street, the neighborhood stands for it until its host says better. "Boston, Massachusetts, United States" is none. */
function readNeighborhood(pieces: Pieces, text: string): void {
  if (text.includes(",")) return offerPlaceText(pieces, text, true);
  if (!/^neighbou?rhood highlights$/i.test(text)) offerPlace(pieces, { address: text }, true);
}

/** "Corfu / Gouvia / Marina Gouvia, Greece": from the island to the berth. */
function readPlace(pieces: Pieces, text: string): void {
  if (!text.includes(" / ")) return offerPlaceText(pieces, text, true);
  const parts = text.split(",");
  const country = parts.length > 1 ? parts.pop() : null;
  const steps = parts.join(",").split(" / ");
  offerPlace(pieces, { address: steps.at(-1), city: steps[0], country }, true);
}

/** Airbnb's exports since 2023 sum the place up: "Home in Boston · 2 bedrooms · 1 bath". */
function readTitleSummary(pieces: Pieces, title: string): void {
  if (!title.includes(" · ")) return;
  offerSizes(pieces, title, true);
  if (/ · studio\b/i.test(title)) pieces.offer("bedrooms", 0, { isGuess: true });
  offerPlace(pieces, { city: / in (.{1,60})$/.exec(title.slice(0, 200).split(" · ")[0] ?? "")?.[1] }, true);
}

function termsOf(cells: Cells): { [Name in keyof HostTerms]: ImportedField<HostTerms[Name]> } {
  const first = (field: ColumnField) => cells.find((cell) => cell.field === field);
  const [fee, nights, policy] = [first("cleaningFee"), first("minimumNights"), first("cancellationPolicy")];
  return {
    cleaningFeeCents: term(fee, TERMS.cleaningFeeCents, ({ text, currency }) => feeCents(text, currency)),
    minimumNights: term(nights, TERMS.minimumNights, ({ text }) => nightsOf(text)),
    cancellationPolicy: term(policy, TERMS.cancellationPolicy, ({ text }) => readPolicy(text)),
  };
}

/** What guests are told about a boat if its host says it; nothing is guessed. */
function boatTermsOf(cells: Cells): Partial<{ [Name in keyof BoatTerms]: ImportedField<BoatTerms[Name]> }> {
  const [licence, fuel, marina] = (["licenceNeeded", "fuelPolicy", "marina"] as const).map((field) =>
    cells.find((cell) => cell.field === field),
  );
  return {
    ...(licence && { licenceNeeded: given(readNeed(licence.text)) }),
    ...(fuel && { fuelPolicy: given(cleanLine(fuel.text, 200)) }),
    ...(marina && { marina: given(cleanLine(marina.text, 200)) }),
  };
}

const given = <T>(value: T | null): ImportedField<T> => (value === null ? MISSING : { state: "found", value, source: "file" });

/** A cell that can't be read is missing; only where there is none we guess. */
function term<T>(cell: Cells[number] | undefined, usual: T, read: (cell: Cells[number]) => T | null): ImportedField<T> {
  if (!cell) return { state: "guessed", value: usual, source: "default" };
  return given(read(cell));
}

function feeCents(text: string, currency: string | null): number | null {
  if (/^\D{0,5}0([.,]0{1,2})?\D{0,5}$/.test(text)) return 0;
  const found = readPrice(text, currency);
  return found?.currency === "USD" ? Math.round(found.amount * 100) : null;
}

function nightsOf(text: string): number | null {
  const nights = readCount(text)?.count ?? 0;
  return Number.isInteger(nights) && nights >= 1 && nights <= MOST_MINIMUM ? nights : null;
}

function identityOf(cells: Cells): Pick<ImportedListing, "listingId" | "url" | "platform"> {
  const first = (field: ColumnField) => cells.find((cell) => cell.field === field)?.text ?? "";
  const reading = readListingAddress(first("listingUrl"));
  if (reading.ok) return reading.address;
  return { platform: "other", listingId: cleanLine(first("listingId"), 100), url: null };
}
