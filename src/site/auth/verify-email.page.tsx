import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { ConfirmEmailInput, signInPath } from "../../features/accounts/index.ts";
import { changesAddress, confirmEmail, requestEmailConfirmation } from "../../features/accounts/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/verify-email.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Confirm your e-mail", description: "Confirm that an e-mail address is yours.", hidden: true });

export const loader = pageLoader((ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  if (changesAddress(token) && !ctx.actor) throw redirect(signInPath(url.pathname + url.search));
  return { token };
});

/** A button, not the bare link, confirms: programs that look at links in emails must not. */
export const action = pageAction({
  confirm: formHandler({
    input: ConfirmEmailInput,
    run: async (ctx, input) => {
      await confirmEmail(ctx, input);
      return { message: "Thank you. Your e-mail address is confirmed." };
    },
  }),
  "send-again": formHandler({
    input: z.object({}),
    run: async (ctx) => {
      await requestEmailConfirmation(ctx);
      return { message: "The email is on its way." };
    },
  }),
});

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthCard title="Confirm your e-mail" text={actionData?.ok ? undefined : "One click, and we know that we can reach you."}>
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <input type="hidden" name="token" value={loaderData.token} />
        {actionData?.ok ? (
          <LinkButton to={href("/profile")}>Go to my profile</LinkButton>
        ) : (
          <SubmitButton intent="confirm" busy="Confirming...">
            Confirm my e-mail
          </SubmitButton>
        )}
      </Form>
    </AuthCard>
  );
}
