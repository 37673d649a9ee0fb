import { z } from "zod";
import { CharterPackage } from "../charters/index.ts";
import { ASSUMED } from "./packages/imported-package.ts";
import { Line } from "../../platform/text.schema.ts";
import { ListingFieldsInput, listingRules, Photo } from "../listings/index.ts";
import { charterFields, checkCharters, hasPrice, nightlyPrice } from "./packages/packages.schema.ts";
import { readTypedPackages } from "./packages/typed-packages.ts";
import { MOST_IMAGES, PAGE_PROBLEMS } from "./imported-listing.ts";
import { ADDRESS_MESSAGES, readListingAddress } from "./platforms/platforms.rules.ts";

/** Forms send a list as lines. */
const asLines = (value: unknown) =>
  typeof value === "string"
    ? value
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean)
    : value;

const MOST_ADDRESSES = 50;

/** An address on one of the platforms; the two refusals have the specified words. */
const ListingAddressInput = z
  .string(ADDRESS_MESSAGES.empty)
  .trim()
  .transform((text, context) => {
    const reading = readListingAddress(text);
    if (reading.ok) return reading.address;
    context.addIssue({ code: "custom", message: reading.message });
    return z.NEVER;
  });

export const StartImportInput = z.object({ url: ListingAddressInput });
export type StartImportInput = z.infer<typeof StartImportInput>;

export const QueueImportsInput = z.object({
  urls: z.preprocess(
    asLines,
    z.array(ListingAddressInput).min(1, ADDRESS_MESSAGES.empty).max(MOST_ADDRESSES, `You can import up to ${MOST_ADDRESSES} at once.`),
  ),
});
export type QueueImportsInput = z.infer<typeof QueueImportsInput>;

export const SavedPageQuery = z.object({ name: Line().max(200).default("Saved page") });

/** As the host wants the listing saved; one without packages may have been kept before there were any. */
export type ImportForm = z.infer<typeof ListingFieldsInput> & Partial<z.infer<z.ZodObject<typeof charterFields>>>;

/** The host's word that they may publish it. */
export const isMine = (words: string) =>
  z.preprocess((value) => value === true || value === "on" || value === "true", z.literal(true, words));

export const PublishImportInput = listingRules(
  ListingFieldsInput.extend({
    ...charterFields,
    /** Empty for a boat that is sold by its packages alone. */
    nightlyPriceCents: nightlyPrice,
    /** The photos to bring along, of those on the page, in order. */
    images: z.preprocess(asLines, z.array(z.url().max(2000)).max(MOST_IMAGES)).default([]),
    /** The guessed fields that the host says are right. */
    confirmed: z.preprocess(asLines, z.array(z.string().max(40)).max(40)).default([]),
    isMine: isMine("Please confirm that this listing is yours."),
  }),
)
  .refine(hasPrice, {
    path: ["nightlyPriceCents"],
    message: "Price per night is required",
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .superRefine(checkCharters);
export type PublishImportInput = z.infer<typeof PublishImportInput>;

const MINUTES = 60;

/** The same as a form sends it: packages in rows, the notice in hours. */
export const PublishImportForm = z.preprocess((given) => {
  const values = given as Record<string, string>;
  const { noticeHours, ...rest } = values;
  const noticeMinutes = noticeHours === undefined ? undefined : noticeHours === "" ? Number.NaN : Number(noticeHours) * MINUTES;
  return { ...rest, packages: readTypedPackages(values), noticeMinutes };
}, PublishImportInput);

export const UpdateFromImportInput = z.object({
  /** The fields to take from the page. */
  take: z.preprocess(asLines, z.array(z.string().max(40)).max(40)).default([]),
  isMine: PublishImportInput.shape.isMine,
});
export type UpdateFromImportInput = z.infer<typeof UpdateFromImportInput>;

export const ImportPath = z.object({ importId: z.uuid() });
export const ImportStarted = z.object({ importId: z.uuid() }).meta({ id: "ImportStarted" });

const STATUSES = ["waiting", "ready", "importing", "completed", "failed"] as const;
const MARKS = ["found", "guessed", "missing"] as const;

export const ImportSummary = z.object({
  id: z.uuid(),
  source: z.string(),
  title: z.string().nullable(),
  platform: z.string().nullable(),
  status: z.enum(STATUSES),
  problem: z.string().nullable(),
  photos: z.object({ saved: z.number().int(), failed: z.number().int(), total: z.number().int() }),
  listingId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const ImportDifference = z.object({
  field: z.string(),
  yours: z.string(),
  page: z.string(),
  /** It isn't what the page said when it was last imported. */
  wasEdited: z.boolean(),
});
export type ImportDifference = z.infer<typeof ImportDifference>;

export const ImportPreview = ImportSummary.extend({
  url: z.string().nullable(),
  foreignPrice: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** The form's first values, by field; lists are lines. */
  values: z.record(z.string(), z.string()),
  marks: z.record(z.string(), z.enum(MARKS)),
  /** What a boat is sold by besides nights, as the page says; to be looked over and saved with it. */
  packages: z.array(
    z.object({
      fields: CharterPackage.omit({ id: true, isOn: true, version: true }),
      foreignPrice: z.object({ amount: z.number(), currency: z.string() }).nullable(),
      /** What the page left open, so that we took what is usual. */
      assumed: z.array(z.enum(ASSUMED)),
    }),
  ),
  pictures: z.array(
    z.object({ address: z.string(), photo: z.union([Photo, z.null()]), problem: z.string().nullable(), isComing: z.boolean() }),
  ),
  /** For a listing that was imported before: what differs from it. */
  differences: z.array(ImportDifference).nullable(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const MigrationLog = z.object({
  id: z.uuid(),
  title: z.string(),
  platform: z.string(),
  originalUrl: z.string(),
  status: z.enum(["in_progress", "completed", "failed"]),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  errorMessage: z.string().nullable(),
  listingId: z.uuid().nullable(),
});
export type MigrationLog = z.infer<typeof MigrationLog>;

export const ImportFailure = z.object({ problem: z.enum([...PAGE_PROBLEMS, "unreachable"]), detail: z.string() });
export type ImportFailure = z.infer<typeof ImportFailure>;
