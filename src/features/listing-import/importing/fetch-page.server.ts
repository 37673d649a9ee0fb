import pLimit from "p-limit";
import type { Ctx } from "../../../platform/context.server.ts";
import { FetchRefusal } from "../../../platform/outbound/fetch-refusal.ts";
import { guardedFetch } from "../../../platform/outbound/guarded-fetch.server.ts";
import { guessTowns } from "../guess-towns.server.ts";
import type { ImportedListing } from "../imported-listing.ts";
import { importError } from "../import.errors.ts";
import type { ImportFailure } from "../import.schema.ts";
import { isHostOf } from "../platforms/platform-domains.ts";
import type { ListingAddress } from "../platforms/platforms.rules.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";
import type { PageBytes } from "../reading/decode-page.server.ts";
import { readListingPage } from "../reading/read-listing-page.server.ts";

const connections = pLimit(5);

/** The listing at an address on one of the platforms. Refuses in the specified words, with what the page was instead. */
export async function fetchListing(ctx: Ctx, address: ListingAddress, signal?: AbortSignal): Promise<ImportedListing> {
  const page = await guardedFetch(ctx, address.url, {
    allowsHost: (host) => isHostOf(address.platform, host),
    acceptsType: (type) => type === "text/html" || type === "application/xhtml+xml",
    headers: { accept: "text/html,application/xhtml+xml", "accept-language": "en-US,en;q=0.9" },
    connections,
    signal,
  }).catch((error: unknown) => {
    if (error instanceof FetchRefusal) throw refused({ problem: "unreachable", detail: PROBLEM_WORDS.unreachable });
    throw error;
  });
  return requireListing(ctx, page.body, address);
}

/** The listing on a page, however it came here. Its town is guessed from the coordinates if the page doesn't say it. */
export async function requireListing(ctx: Ctx, page: PageBytes, address?: ListingAddress): Promise<ImportedListing> {
  const reading = await readListingPage(page, { address });
  if (!reading.ok) throw refused({ problem: reading.problem, detail: PROBLEM_WORDS[reading.problem] });
  const [listing = reading.listing] = await guessTowns(ctx, [reading.listing]);
  return listing;
}

const refused = (data: ImportFailure) => importError("import_failed", { data });
