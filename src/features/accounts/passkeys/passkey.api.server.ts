import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import * as shape from "../account.schema.ts";
import { addPasskey } from "./add-passkey.server.ts";
import { myPasskeys } from "./my-passkeys.server.ts";
import { removePasskey } from "./remove-passkey.server.ts";
import { renamePasskey } from "./rename-passkey.server.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.server.ts";
import { startAddingPasskey } from "./start-adding-passkey.server.ts";
import { startPasskeySignIn } from "./start-passkey-sign-in.server.ts";

const account = { tag: "Account", signedIn: true };

export const passkeyApi: Endpoint[] = [
  endpoint({
    tag: "Session",
    method: "post",
    path: "/session/passkey-challenges",
    summary: "Start signing in with a passkey",
    status: 201,
    answer: shape.PasskeyChallenge,
    run: startPasskeySignIn,
  }),
  endpoint({
    tag: "Session",
    method: "post",
    path: "/session/passkey",
    summary: "Sign in with a passkey",
    body: shape.SignInWithPasskeyInput,
    answer: shape.SignInOutcome,
    refusals: [401],
    run: (ctx, { body }) => signInWithPasskey(ctx, body),
  }),
  endpoint({
    ...account,
    method: "get",
    path: "/account/passkeys",
    summary: "List my passkeys",
    answer: z.array(shape.PasskeyView),
    run: myPasskeys,
  }),
  endpoint({
    ...account,
    method: "post",
    path: "/account/passkey-challenges",
    summary: "Start adding a passkey",
    body: shape.PasswordConfirmation,
    status: 201,
    answer: shape.PasskeyChallenge,
    refusals: [403, 409],
    run: (ctx, { body }) => startAddingPasskey(ctx, body),
  }),
  endpoint({
    ...account,
    method: "post",
    path: "/account/passkeys",
    summary: "Add the passkey that the browser made",
    body: shape.AddPasskeyInput,
    status: 201,
    answer: shape.PasskeyView,
    refusals: [403, 422],
    run: (ctx, { body }) => addPasskey(ctx, body),
  }),
  endpoint({
    ...account,
    method: "patch",
    path: "/account/passkeys/{passkeyId}",
    summary: "Rename a passkey",
    params: shape.PasskeyPath,
    body: shape.RenamePasskeyInput.omit({ passkeyId: true }),
    answer: shape.PasskeyView,
    refusals: [404],
    run: (ctx, { params, body }) => renamePasskey(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...account,
    method: "delete",
    path: "/account/passkeys/{passkeyId}",
    summary: "Remove a passkey",
    params: shape.PasskeyPath,
    refusals: [404],
    run: (ctx, { params }) => removePasskey(ctx, params),
  }),
];
