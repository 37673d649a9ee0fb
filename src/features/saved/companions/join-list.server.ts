import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { firstName } from "../../../platform/words/first-name.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { NAME } from "../../notifications/index.ts";
import { notify } from "../../notifications/index.server.ts";
import { savedListError } from "../lists/saved-list.errors.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { savedListCompanions, savedLists } from "../saved-list.tables.server.ts";
import { MOST_COMPANIONS } from "./companion.rules.ts";
import type { Invitation } from "./companion.schema.ts";

type Key = { inviteKey: string };

/** What anybody with the link may read: the list's name and its owner's given name. Refuses a link that was revoked or is too old. */
export async function readInvitation(ctx: Ctx, { inviteKey }: Key): Promise<Invitation> {
  const list = await findInvited(ctx, inviteKey);
  const owner = (await publicProfiles(ctx, [list.personId])).get(list.personId);
  if (!owner) throw savedListError("invitation_not_found");
  const companionIds = await companionsOf(ctx, list.id);
  const isOnList = savedListPolicy.sideOf(ctx.actor, { ...list, companionIds }) !== null;
  return { savedListId: list.id, name: list.name, owner: firstName(owner.fullName), isOnList };
}

/**
 * Joins the list of an invitation; joining again changes nothing. Refuses a link that was revoked or is too old, a full list, and
 * who was taken off after the link was made.
 */
export const joinList = (ctx: Ctx, { inviteKey }: Key): Promise<{ savedListId: string }> =>
  transact(ctx, async (tx) => {
    const { id: personId } = requireActor(tx);
    const list = await findInvited(tx, inviteKey, true);
    const savedListId = list.id;
    const companionIds = await companionsOf(tx, savedListId);
    if (savedListPolicy.sideOf(tx.actor, { ...list, companionIds })) return { savedListId };
    const [former] = await tx.db
      .select()
      .from(savedListCompanions)
      .where(and(eq(savedListCompanions.listId, savedListId), eq(savedListCompanions.personId, personId)));
    if (former?.leftAt && list.invitedAt && former.leftAt >= list.invitedAt) throw savedListError("left_saved_list");
    if (companionIds.length >= MOST_COMPANIONS) throw savedListError("saved_list_full");
    const joined = { joinedAt: tx.clock.now(), leftAt: null };
    await tx.db
      .insert(savedListCompanions)
      .values({ listId: savedListId, personId, ...joined })
      .onConflictDoUpdate({ target: [savedListCompanions.listId, savedListCompanions.personId], set: joined });
    await notify(tx, {
      personId: list.personId,
      kind: "list",
      foldKey: `list-joined:${savedListId}`,
      title: `${NAME.short} joined “${list.name}”`,
      text: "They can vote for places and comment on them.",
      path: `/saved-properties/${savedListId}`,
      about: personId,
    });
    return { savedListId };
  });

/** With a lock, those who join at once come one after the other. */
async function findInvited({ db, clock }: Ctx, inviteKey: string, isLocked = false): Promise<typeof savedLists.$inferSelect> {
  const found = db.select().from(savedLists).where(eq(savedLists.inviteKey, inviteKey));
  const [list] = await (isLocked ? found.for("no key update") : found);
  if (!list) throw savedListError("invitation_not_found");
  if (!list.inviteExpiresAt || list.inviteExpiresAt <= clock.now()) throw savedListError("invitation_expired");
  return list;
}

async function companionsOf({ db }: Ctx, listId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedListCompanions.personId })
    .from(savedListCompanions)
    .where(and(eq(savedListCompanions.listId, listId), isNull(savedListCompanions.leftAt)));
  return rows.map(({ id }) => id);
}
