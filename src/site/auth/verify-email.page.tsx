import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { ConfirmEmailInput, signInPath } from "../../features/accounts/index.ts";
import {
  changesAddress,
  confirmEmail,
  confirmsOwn,
  isEmailLinkOpen,
  requestEmailConfirmation,
} from "../../features/accounts/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/verify-email.page";
import { AuthCard, LinkOver } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Confirm your email", description: "Confirm your email address.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  if (changesAddress(token) && !ctx.actor) throw redirect(signInPath(url.pathname + url.search));
  const here = url.pathname + url.search;
  const isOwn = changesAddress(token) || (await confirmsOwn(ctx, token));
  return { token, here, isOpen: isEmailLinkOpen(ctx, token), isSignedIn: ctx.actor !== null, isOwn };
});

/** Opening the link isn't enough, because mail scanners open links too: the person has to press a button. */
export const action = pageAction({
  confirm: formHandler({
    input: ConfirmEmailInput,
    run: async (ctx, input) => {
      const { passwordRemoved } = await confirmEmail(ctx, input);
      return { message: "Thanks! Your email address is confirmed.", data: { passwordRemoved } };
    },
  }),
  "send-again": formHandler({
    input: z.object({}),
    run: async (ctx) => {
      await requestEmailConfirmation(ctx);
      return { message: "Sent. Check your inbox." };
    },
  }),
});

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, here, isOpen, isSignedIn, isOwn } = loaderData;
  if (!isOpen)
    return (
      <LinkOver>
        <FormMessage result={actionData} />
        {isSignedIn ? (
          <Form method="post">
            <SubmitButton intent="send-again" busy="Sending..." className="w-full">
              Send a new link
            </SubmitButton>
          </Form>
        ) : (
          <LinkButton to={signInPath(href("/account"))}>Sign in to get a new one</LinkButton>
        )}
      </LinkOver>
    );
  if (actionData?.ok) return <Confirmed result={actionData} />;
  return (
    <AuthCard title="Confirm your email" text={isOwn ? "Click to confirm your email address." : undefined}>
      {!isOwn && <KeepOrEnd here={here} isSignedIn={isSignedIn} />}
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton intent="confirm" busy="Confirming..." look={isOwn ? "primary" : "quiet"}>
          {isOwn ? "Confirm my email" : "Confirm without signing in"}
        </SubmitButton>
      </Form>
    </AuthCard>
  );
}

/** Who isn't signed in to the account may not be who registered the address. */
function KeepOrEnd({ here, isSignedIn }: { here: string; isSignedIn: boolean }) {
  return (
    <div className="grid gap-5">
      {isSignedIn ? (
        <p>You're signed in to another account. If you created this one yourself, sign out first, then open the link again.</p>
      ) : (
        <>
          <p>Created this account yourself? Sign in first, and your password stays as it is.</p>
          <LinkButton to={signInPath(here)}>Sign in and confirm</LinkButton>
        </>
      )}
      <p className="text-muted">
        Otherwise we'll confirm the address, remove the password that was set up with it, and sign out every device. Then you can choose a
        new password.
      </p>
    </div>
  );
}

function Confirmed({ result }: { result: FormResult<{ passwordRemoved: boolean }> }) {
  const isRemoved = result.data?.passwordRemoved === true;
  return (
    <AuthCard title="Confirm your email" text={isRemoved ? "For your safety we removed the old password. Choose a new one." : undefined}>
      <FormMessage result={result} />
      {isRemoved ? (
        <LinkButton to={href("/forgot-password")}>Choose a new password</LinkButton>
      ) : (
        <LinkButton to={href("/profile")}>Go to my profile</LinkButton>
      )}
    </AuthCard>
  );
}
