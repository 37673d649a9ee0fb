import { z } from "zod";
import { Prose } from "../../../platform/text.schema.ts";
import { LONGEST_COMMENT } from "./companion.rules.ts";

export const InvitationPath = z.object({ inviteKey: z.uuid("This invitation link doesn't work anymore. Ask for a new one.") });
export const CompanionPath = z.object({
  savedListId: z.uuid("We couldn't find that list."),
  personId: z.uuid("That person isn't on this list."),
});
export const VotePath = z.object({ savedListId: z.uuid("We couldn't find that list."), listingId: z.uuid("Property not found") });
export const CommentPath = z.object({ savedListId: z.uuid("We couldn't find that list."), commentId: z.uuid("That comment is gone.") });

export const WriteCommentInput = z.object({
  listingId: z.uuid("Property not found"),
  text: Prose("Write a comment.").min(1, "Write a comment.").max(LONGEST_COMMENT, `Please use at most ${LONGEST_COMMENT} characters.`),
});
export type WriteCommentInput = z.infer<typeof WriteCommentInput>;

/** What somebody reads who opens an invitation. */
export const Invitation = z.object({
  savedListId: z.uuid(),
  name: z.string(),
  owner: z.string(),
  /** Whether the reader is on the list already, or it is their own. */
  isOnList: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

const Person = z.object({ id: z.uuid(), name: z.string(), isYou: z.boolean() });

const ListComment = z
  .object({ id: z.uuid(), author: Person, text: z.string(), createdAt: z.iso.datetime(), mayDelete: z.boolean() })
  .meta({ id: "ListComment" });

/** What those who share a list say about its places. */
export const ListTalk = z
  .object({
    owner: Person,
    companions: z.array(Person.extend({ joinedAt: z.iso.datetime() })),
    /** Where others can join, for its owner while there is a link that works. */
    invitation: z.object({ path: z.string(), expiresAt: z.iso.datetime() }).nullable(),
    places: z.array(z.object({ listingId: z.uuid(), votes: z.array(Person), comments: z.array(ListComment) })),
  })
  .meta({ id: "ListTalk" });
export type ListTalk = z.infer<typeof ListTalk>;
