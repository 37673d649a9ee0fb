import { type Endpoint, endpoint, uploadEndpoint } from "../../../platform/http/api.server.ts";
import { imageError } from "../../../platform/images/image.errors.ts";
import { MOST_PHOTO_BYTES } from "../../../platform/images/photo-sizes.ts";
import { AccountView } from "../account.schema.ts";
import { changeAvatar, removeAvatar } from "./change-avatar.server.ts";

export const avatarApi: Endpoint[] = [
  uploadEndpoint({
    tag: "Account",
    path: "/account/avatar",
    summary: "Change my photo; it is cut to a square",
    takes: "image/*",
    maxBytes: MOST_PHOTO_BYTES,
    tooBig: () => imageError("photo_file_too_big"),
    answer: AccountView,
    refusals: [415, 422],
    run: (ctx, { file, signal }) => changeAvatar(ctx, { picture: file, signal }),
  }),
  endpoint({
    tag: "Account",
    signedIn: true,
    method: "delete",
    path: "/account/avatar",
    summary: "Remove my photo",
    answer: AccountView,
    run: removeAvatar,
  }),
];
