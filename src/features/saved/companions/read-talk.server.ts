import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { shortName } from "../../accounts/index.ts";
import { findList, type FoundList } from "../lists/read-lists.server.ts";
import { listCommentPolicy, savedListPolicy } from "../saved.policy.ts";
import { savedListComments, savedListCompanions, savedListVotes } from "../saved-list.tables.server.ts";
import type { ListTalk } from "./companion.schema.ts";

/** Who is on a list, and what they say about its places. Its owner also reads the link by which others join. */
export async function readTalk(ctx: Ctx, { savedListId }: { savedListId: string }): Promise<ListTalk> {
  const list = await admit(ctx, savedListPolicy, "read", () => findList(ctx, savedListId));
  const viewer = requireActor(ctx);
  const [companions, votes, comments] = await Promise.all([
    ctx.db.select().from(savedListCompanions).where(eq(savedListCompanions.listId, list.id)).orderBy(asc(savedListCompanions.joinedAt)),
    ctx.db.select().from(savedListVotes).where(eq(savedListVotes.listId, list.id)).orderBy(asc(savedListVotes.createdAt)),
    ctx.db.select().from(savedListComments).where(eq(savedListComments.listId, list.id)).orderBy(asc(savedListComments.createdAt)),
  ]);
  const ids = [list.personId, ...companions.map((row) => row.personId), ...comments.map((row) => row.authorId)];
  const profiles = await publicProfiles(ctx, [...new Set(ids)]);
  const personOf = (id: string) => ({ id, name: shortName(profiles.get(id)?.fullName ?? ""), isYou: viewer.id === id });
  const placeIds = [...new Set([...votes, ...comments].map(({ propertyId }) => propertyId))];
  return {
    owner: personOf(list.personId),
    companions: companions
      .filter(({ leftAt }) => !leftAt)
      .map(({ personId, joinedAt }) => ({ ...personOf(personId), joinedAt: joinedAt.toISOString() })),
    invitation: savedListPolicy.may(ctx.actor, "invite", list) ? invitationOf(ctx, list) : null,
    places: placeIds.map((listingId) => ({
      listingId,
      votes: votes.filter(({ propertyId }) => propertyId === listingId).map(({ personId }) => personOf(personId)),
      comments: comments
        .filter(({ propertyId }) => propertyId === listingId)
        .map(({ id, authorId, body, createdAt }) => ({
          id,
          author: personOf(authorId),
          text: body,
          createdAt: createdAt.toISOString(),
          mayDelete: listCommentPolicy.may(ctx.actor, "delete", { authorId, ownerId: list.personId }),
        })),
    })),
  };
}

function invitationOf({ clock }: Ctx, { inviteKey, inviteExpiresAt }: FoundList): ListTalk["invitation"] {
  if (!inviteKey || !inviteExpiresAt || inviteExpiresAt <= clock.now()) return null;
  return { path: `/lists/join/${inviteKey}`, expiresAt: inviteExpiresAt.toISOString() };
}

/** What the person said about places of lists, their own and others', for the download of their data. */
export async function exportListTalk(ctx: Ctx) {
  const { id: personId } = requireActor(ctx);
  const [votes, comments, joined] = await Promise.all([
    ctx.db.select().from(savedListVotes).where(eq(savedListVotes.personId, personId)),
    ctx.db.select().from(savedListComments).where(eq(savedListComments.authorId, personId)),
    ctx.db.select().from(savedListCompanions).where(eq(savedListCompanions.personId, personId)),
  ]);
  return {
    joinedLists: joined.map(({ listId, joinedAt, leftAt }) => ({ savedListId: listId, joinedAt, leftAt })),
    votes: votes.map(({ listId, propertyId, createdAt }) => ({ savedListId: listId, listingId: propertyId, createdAt })),
    comments: comments.map(({ listId, propertyId, body, createdAt }) => ({
      savedListId: listId,
      listingId: propertyId,
      text: body,
      createdAt,
    })),
  };
}
