import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { SavedPath } from "../saved.schema.ts";
import { arrangeSaved } from "./arrange-saved.server.ts";
import { chooseLists } from "./choose-lists.server.ts";
import { changeList } from "./change-list.server.ts";
import { deleteList } from "./delete-list.server.ts";
import { makeList } from "./make-list.server.ts";
import { myList, myLists, sharedList } from "./read-lists.server.ts";
import {
  ArrangeSavedInput,
  ChangeListInput,
  ChooseListsInput,
  ChosenLists,
  MakeListInput,
  SavedList,
  SavedListPath,
  SavedLists,
  SharedList,
  SharedListPath,
} from "./saved-list.schema.ts";
import { shareList, unshareList } from "./share-list.server.ts";

const saved = { tag: "Saved", signedIn: true };

export const savedListApi: Endpoint[] = [
  endpoint({
    ...saved,
    method: "put",
    path: "/saved/{listingId}/details",
    summary: "Keep a note with a saved listing, and put it on these lists and no others",
    params: SavedPath,
    body: ArrangeSavedInput,
    refusals: [404],
    run: (ctx, { params, body }) => arrangeSaved(ctx, params.listingId, body),
  }),
  endpoint({
    ...saved,
    method: "put",
    path: "/saved/{listingId}/lists",
    summary: "Put a saved listing on these lists and no others, and on a new one if it is named",
    params: SavedPath,
    body: ChooseListsInput,
    answer: ChosenLists,
    refusals: [404, 409],
    run: (ctx, { params, body }) => chooseLists(ctx, params.listingId, body),
  }),
  endpoint({
    ...saved,
    method: "get",
    path: "/saved-lists",
    summary: "List my lists, by name",
    answer: SavedLists,
    run: (ctx) => myLists(ctx),
  }),
  endpoint({
    ...saved,
    method: "post",
    path: "/saved-lists",
    summary: "Make a list",
    body: MakeListInput,
    answer: SavedList,
    refusals: [409],
    run: (ctx, { body }) => makeList(ctx, body),
  }),
  endpoint({
    ...saved,
    method: "get",
    path: "/saved-lists/{savedListId}",
    summary: "Read a list of mine",
    params: SavedListPath,
    answer: SavedList,
    refusals: [404],
    run: (ctx, { params }) => myList(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "patch",
    path: "/saved-lists/{savedListId}",
    summary: "Rename a list, or set the stay that it is for",
    params: SavedListPath,
    body: ChangeListInput,
    answer: SavedList,
    refusals: [404, 409],
    run: (ctx, { params, body }) => changeList(ctx, params.savedListId, body),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}",
    summary: "Delete a list; what is on it stays saved",
    params: SavedListPath,
    refusals: [404],
    run: (ctx, { params }) => deleteList(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "put",
    path: "/saved-lists/{savedListId}/link",
    summary: "Share a list by a link",
    params: SavedListPath,
    answer: SavedList,
    refusals: [404],
    run: (ctx, { params }) => shareList(ctx, params),
  }),
  endpoint({
    ...saved,
    method: "delete",
    path: "/saved-lists/{savedListId}/link",
    summary: "End the link of a list",
    params: SavedListPath,
    answer: SavedList,
    refusals: [404],
    run: (ctx, { params }) => unshareList(ctx, params),
  }),
  endpoint({
    tag: "Saved",
    method: "get",
    path: "/shared-lists/{shareKey}",
    summary: "Read a list that somebody shares",
    params: SharedListPath,
    answer: SharedList,
    refusals: [404],
    run: (ctx, { params }) => sharedList(ctx, params),
  }),
];
