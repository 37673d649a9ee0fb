import { href, redirect } from "react-router";
import { z } from "zod";
import { CommentPath, CompanionPath, SavedListPath, VotePath, WriteCommentInput } from "../../../features/saved/index.ts";
import {
  deleteComment,
  inviteCompanions,
  leaveList,
  removeCompanion,
  revokeInvitation,
  takeVoteBack,
  voteForPlace,
  writeComment,
} from "../../../features/saved/index.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { formHandler } from "../../server/edge.server.ts";

export const savedListPath = (params: unknown) => {
  const path = SavedListPath.safeParse(params);
  if (!path.success) throw requestError("not_found");
  return path.data;
};

const nothing = z.object({});

/** What those who share a list do on its page. */
export const COMPANION_FORMS = {
  invite: formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await inviteCompanions(ctx, savedListPath(params));
      return {};
    },
  }),
  "revoke-invitation": formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await revokeInvitation(ctx, savedListPath(params));
      return {};
    },
  }),
  "remove-companion": formHandler({
    input: CompanionPath.pick({ personId: true }),
    run: async (ctx, { personId }, { params }) => {
      await removeCompanion(ctx, { ...savedListPath(params), personId });
      return { message: "Removed from the list." };
    },
  }),
  leave: formHandler({
    input: nothing,
    run: async (ctx, _, { params }) => {
      await leaveList(ctx, savedListPath(params));
      return redirect(href("/saved-properties"));
    },
  }),
  vote: formHandler({
    input: VotePath.pick({ listingId: true }),
    run: async (ctx, { listingId }, { params }) => {
      await voteForPlace(ctx, { ...savedListPath(params), listingId });
      return {};
    },
  }),
  "take-vote-back": formHandler({
    input: VotePath.pick({ listingId: true }),
    run: async (ctx, { listingId }, { params }) => {
      await takeVoteBack(ctx, { ...savedListPath(params), listingId });
      return {};
    },
  }),
  comment: formHandler({
    input: WriteCommentInput,
    run: async (ctx, input, { params }) => {
      await writeComment(ctx, savedListPath(params).savedListId, input);
      return {};
    },
  }),
  "delete-comment": formHandler({
    input: CommentPath.pick({ commentId: true }),
    run: async (ctx, { commentId }, { params }) => {
      await deleteComment(ctx, { ...savedListPath(params), commentId });
      return {};
    },
  }),
};
