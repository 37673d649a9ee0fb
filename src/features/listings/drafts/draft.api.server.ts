import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { checkDraft } from "./check-draft.server.ts";
import { discardDraft } from "./discard-draft.server.ts";
import { DraftPath, DraftProblems, ListingDraft, ListingDrafts, SaveDraftInput } from "./draft.schema.ts";
import { ownDrafts } from "./own-drafts.server.ts";
import { saveDraft } from "./save-draft.server.ts";

const hosting = { tag: "Hosting", signedIn: true };

export const draftApi: Endpoint[] = [
  endpoint({
    ...hosting,
    method: "get",
    path: "/host/drafts",
    summary: "List my unfinished listings, at most one of each type",
    answer: ListingDrafts,
    run: async (ctx) => ({ drafts: await ownDrafts(ctx) }),
  }),
  endpoint({
    ...hosting,
    method: "put",
    path: "/host/drafts/{type}",
    summary: "Save my unfinished listing of one type, instead of the one before",
    params: DraftPath,
    body: SaveDraftInput,
    answer: ListingDraft,
    run: (ctx, { params, body }) => saveDraft(ctx, params.type, body),
  }),
  endpoint({
    ...hosting,
    method: "delete",
    path: "/host/drafts/{type}",
    summary: "Discard my unfinished listing of one type",
    params: DraftPath,
    run: (ctx, { params }) => discardDraft(ctx, params.type),
  }),
  endpoint({
    ...hosting,
    method: "post",
    path: "/host/listing-checks",
    summary: "Say what is missing or wrong in a new listing, without saving anything",
    body: SaveDraftInput,
    answer: DraftProblems,
    run: async (ctx, { body }) => checkDraft(ctx, body),
  }),
];
