import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { ConfirmEmailInput, signInPath } from "../../features/accounts/index.ts";
import { changesAddress, confirmEmail, isEmailLinkOpen, requestEmailConfirmation } from "../../features/accounts/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/verify-email.page";
import { AuthCard, LinkOver } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Confirm your email", description: "Confirm your email address.", hidden: true });

export const loader = pageLoader((ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  if (changesAddress(token) && !ctx.actor) throw redirect(signInPath(url.pathname + url.search));
  return { token, isOpen: isEmailLinkOpen(ctx, token), isSignedIn: ctx.actor !== null };
});

/** Opening the link isn't enough, because mail scanners open links too: the person has to press a button. */
export const action = pageAction({
  confirm: formHandler({
    input: ConfirmEmailInput,
    run: async (ctx, input) => {
      await confirmEmail(ctx, input);
      return { message: "Thanks! Your email address is confirmed." };
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
  const { isOpen, isSignedIn } = loaderData;
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
  return (
    <AuthCard title="Confirm your email" text={actionData?.ok ? undefined : "Click to confirm your email address."}>
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <input type="hidden" name="token" value={loaderData.token} />
        {actionData?.ok ? (
          <LinkButton to={href("/profile")}>Go to my profile</LinkButton>
        ) : (
          <SubmitButton intent="confirm" busy="Confirming...">
            Confirm my email
          </SubmitButton>
        )}
      </Form>
    </AuthCard>
  );
}
