import { eq } from "drizzle-orm";
import type { Ctx } from "../../../../platform/context.server.ts";
import { AppError, requestError } from "../../../../platform/errors.ts";
import { saveHours } from "../../../availability/index.server.ts";
import { listingError, ownTitles } from "../../../listings/index.server.ts";
import type { Offerings } from "../../charter.schema.ts";
import { boatPackages } from "../../charter.tables.server.ts";
import { offeringsOfAll } from "../../offerings.queries.server.ts";
import { replaceRows } from "../packages/write-package.server.ts";
import { changesOfSold, editedSold, refuseSold, type Sold } from "./package-edit.rules.ts";
import type { PreviewPackageEditInput } from "./package-edit.schema.ts";

export type EditedBoat = { listingId: string; title: string; before: Sold; after: Sold };

export const soldOf = ({ hours, packages }: Offerings): Sold | null => hours && { hours, packages };

/** What becomes of those of the person's own listings that sell hours. Refuses all if one isn't the person's, or can't have these prices. */
export async function editBoats(ctx: Ctx, edit: PreviewPackageEditInput): Promise<{ boats: EditedBoat[]; withoutHours: number }> {
  const titles = await ownTitles(ctx);
  const ids = edit.listingIds.toSorted();
  if (ids.some((id) => !titles.has(id))) throw listingError("listing_not_found");
  const offerings = await offeringsOfAll(ctx, ids);
  const boats = ids.flatMap((listingId): EditedBoat[] => {
    const offered = offerings.get(listingId);
    const before = offered && soldOf(offered);
    return before ? [{ listingId, title: titles.get(listingId) ?? "", before, after: editedSold(before, edit) }] : [];
  });
  for (const { title, before, after } of boats) {
    const message = refuseSold(title, before, after);
    if (message) throw requestError("invalid_input", { fields: { priceAmount: message } });
  }
  return { boats, withoutHours: ids.length - boats.length };
}

export const isChanged = ({ before, after }: Pick<EditedBoat, "before" | "after">): boolean => changesOfSold(before, after).length > 0;

/** Writes what differs between the two, of a locked boat. Answers it as it is then, with the new versions of its packages. */
export async function writeSold(tx: Ctx, { listingId, title, before, after }: EditedBoat): Promise<Sold> {
  if (JSON.stringify(before.hours) !== JSON.stringify(after.hours)) await saveHoursOf(tx, listingId, title, after.hours);
  const packages: Sold["packages"] = [];
  for (const [no, offered] of after.packages.entries()) {
    const was = before.packages[no];
    if (JSON.stringify(was) === JSON.stringify(offered)) {
      packages.push(offered);
      continue;
    }
    const version = (was?.version ?? offered.version) + 1;
    const { captainedCents, bareboatCents, isOn } = offered;
    await replaceRows(tx, offered.id, { starts: offered.starts, prices: offered.prices });
    await tx.db.update(boatPackages).set({ captainedCents, bareboatCents, isOn, version }).where(eq(boatPackages.id, offered.id));
    packages.push({ ...offered, version });
  }
  return { hours: after.hours, packages };
}

async function saveHoursOf(tx: Ctx, listingId: string, title: string, hours: Sold["hours"]): Promise<void> {
  try {
    await saveHours(tx, listingId, hours);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw requestError("invalid_input", { fields: { turnaroundMinutes: `“${title}”: ${error.message}` } });
  }
}
