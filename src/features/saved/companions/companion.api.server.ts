import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { SavedListPath } from "../lists/saved-list.schema.ts";
import { CommentPath, CompanionPath, Invitation, InvitationPath, ListTalk, VotePath, WriteCommentInput } from "./companion.schema.ts";
import { inviteCompanions, revokeInvitation } from "./invite-companions.server.ts";
import { joinList, readInvitation } from "./join-list.server.ts";
import { readTalk } from "./read-talk.server.ts";
import { leaveList, removeCompanion } from "./remove-companion.server.ts";
import { takeVoteBack, voteForPlace } from "./vote-for-place.server.ts";
import { deleteComment, writeComment } from "./write-comment.server.ts";

const saved = { tag: "Saved", signedIn: true };

export const companionApi: Endpoint[] = [
  endpoint({
    ...saved,
    method: "get",
    path: "/saved-lists/{savedListId}/companions",
    summary: "Read who is on a list, and their votes and comments",
    params: SavedListPath,
    answer: ListTalk,
    refusals: [403, 404],
    run: (ctx, { params }) => readTalk(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}/companions/{personId}",
    summary: "Take somebody off my list",
    params: CompanionPath,
    refusals: [403, 404],
    run: (ctx, { params }) => removeCompanion(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}/membership",
    summary: "Leave a list that I joined",
    params: SavedListPath,
    refusals: [403, 404],
    run: (ctx, { params }) => leaveList(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "put",
    path: "/saved-lists/{savedListId}/invitation",
    summary: "Make a new link by which others join my list for 30 days; a former one ends",
    params: SavedListPath,
    answer: ListTalk,
    refusals: [403, 404],
    async run(ctx, { params }) {
      await inviteCompanions(ctx, params);
      return readTalk(ctx, params);
    },
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}/invitation",
    summary: "Revoke the link by which others join my list",
    params: SavedListPath,
    refusals: [403, 404],
    run: (ctx, { params }) => revokeInvitation(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "put",
    path: "/saved-lists/{savedListId}/votes/{listingId}",
    summary: "Vote for a place of a list",
    params: VotePath,
    refusals: [403, 404, 409],
    run: (ctx, { params }) => voteForPlace(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}/votes/{listingId}",
    summary: "Take my vote for a place back",
    params: VotePath,
    refusals: [403, 404],
    run: (ctx, { params }) => takeVoteBack(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "post",
    path: "/saved-lists/{savedListId}/comments",
    summary: "Comment on a place of a list",
    params: SavedListPath,
    body: WriteCommentInput,
    answer: z.object({ id: z.uuid() }),
    refusals: [403, 404, 409],
    run: (ctx, { params, body }) => writeComment(ctx, params.savedListId, body),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}/comments/{commentId}",
    summary: "Delete a comment: my own, or any on my list",
    params: CommentPath,
    refusals: [404],
    run: (ctx, { params }) => deleteComment(ctx, params),
  }),
  endpoint({
    tag: "Saved",
    method: "get",
    path: "/list-invitations/{inviteKey}",
    summary: "Read an invitation to a list",
    params: InvitationPath,
    answer: Invitation,
    refusals: [404, 410],
    run: (ctx, { params }) => readInvitation(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "post",
    path: "/list-invitations/{inviteKey}",
    summary: "Join the list of an invitation",
    params: InvitationPath,
    answer: z.object({ savedListId: z.uuid() }),
    refusals: [403, 404, 409, 410],
    run: (ctx, { params }) => joinList(ctx, params),
  }),
];
