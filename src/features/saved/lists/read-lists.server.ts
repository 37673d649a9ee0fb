import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { savedProperties } from "../saved.tables.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { savedListError } from "./saved-list.errors.ts";
import type { SavedList, SharedList } from "./saved-list.schema.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { savedListCompanions, savedListEntries, savedLists } from "../saved-list.tables.server.ts";
import { stayOf, viewOf } from "./saved-list.view.server.ts";

/** The person's own lists by name, each with its listings, the latest saved first. */
export async function myLists(ctx: Ctx): Promise<{ lists: SavedList[] }> {
  const { id: personId } = requireActor(ctx);
  const rows = await ctx.db.select().from(savedLists).where(eq(savedLists.personId, personId)).orderBy(savedLists.name);
  const listingIds = await listingsOn(
    ctx,
    rows.map(({ id }) => id),
  );
  return { lists: rows.map((row) => viewOf(row, listingIds.get(row.id) ?? [])) };
}

/** The lists of others that the person has joined, by name. */
export async function joinedLists(ctx: Ctx): Promise<{ lists: SavedList[] }> {
  const rows = await ctx.db
    .select({ list: savedLists })
    .from(savedListCompanions)
    .innerJoin(savedLists, eq(savedLists.id, savedListCompanions.listId))
    .where(and(eq(savedListCompanions.personId, requireActor(ctx).id), isNull(savedListCompanions.leftAt)))
    .orderBy(savedLists.name);
  const listingIds = await listingsOn(
    ctx,
    rows.map(({ list }) => list.id),
  );
  return { lists: rows.map(({ list }) => viewOf(list, listingIds.get(list.id) ?? [], "companion")) };
}

/** One's own list, or one that one has joined. Refuses another person's as if it were not there, and says so to who was taken off. */
export async function myList(ctx: Ctx, { savedListId }: { savedListId: string }): Promise<SavedList> {
  const row = await admit(ctx, savedListPolicy, "read", () => findList(ctx, savedListId));
  const role = savedListPolicy.sideOf(ctx.actor, row) ?? "companion";
  return viewOf(row, (await listingsOn(ctx, [row.id])).get(row.id) ?? [], role);
}

export type FoundList = typeof savedLists.$inferSelect & { companionIds: string[] };

/** The list with those who are on it. Refuses who was on it and isn't anymore. */
export async function findList({ db, actor }: Ctx, savedListId: string): Promise<FoundList | undefined> {
  const [row] = await db.select().from(savedLists).where(eq(savedLists.id, savedListId));
  if (!row) return undefined;
  const people = await db.select().from(savedListCompanions).where(eq(savedListCompanions.listId, savedListId));
  const left = people.filter(({ leftAt }) => leftAt).map(({ personId }) => personId);
  if (savedListPolicy.sideOf(actor, { personId: null, companionIds: left })) throw savedListError("left_saved_list");
  return { ...row, companionIds: people.filter(({ leftAt }) => !leftAt).map(({ personId }) => personId) };
}

/** What anybody with the link may read: no notes, and of its owner only the given name. */
export async function sharedList(ctx: Ctx, { shareKey }: { shareKey: string }): Promise<SharedList> {
  const [row] = await ctx.db.select().from(savedLists).where(eq(savedLists.shareKey, shareKey));
  const owner = row && (await publicProfiles(ctx, [row.personId])).get(row.personId);
  if (!row || !owner) throw savedListError("shared_list_not_found");
  const listingIds = (await listingsOn(ctx, [row.id])).get(row.id) ?? [];
  return { name: row.name, stay: stayOf(row), listingIds, owner: firstName(owner.fullName) };
}

async function listingsOn(ctx: Ctx, listIds: string[]): Promise<Map<string, string[]>> {
  const rows = await ctx.db
    .select({ listId: savedListEntries.listId, listingId: savedListEntries.propertyId })
    .from(savedListEntries)
    .innerJoin(
      savedProperties,
      and(eq(savedProperties.userId, savedListEntries.personId), eq(savedProperties.propertyId, savedListEntries.propertyId)),
    )
    .where(and(inArray(savedListEntries.listId, listIds), isNull(savedProperties.removedAt)))
    .orderBy(desc(savedProperties.createdAt), desc(savedProperties.propertyId));
  const byList = Map.groupBy(rows, ({ listId }) => listId);
  return new Map([...byList].map(([listId, entries]) => [listId, entries.map(({ listingId }) => listingId)]));
}
