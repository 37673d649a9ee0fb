import { Form, href } from "react-router";
import { z } from "zod";
import { readUnsubscribe, unsubscribe } from "../../features/notifications/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { AuthCard } from "../auth/auth-card.tsx";
import type { Route } from "./+types/unsubscribe.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Turn off emails", description: "Turn off emails of one kind.", hidden: true });

/** Opening the link changes nothing, because mail scanners open links, too. */
export const loader = pageLoader((ctx, { params }) => readUnsubscribe(ctx, params["token"] ?? ""));

/** Also answers the one-click POST of mail programs (RFC 8058), which names no intent and is not signed in. */
export const action = pageAction({
  unsubscribe: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await unsubscribe(ctx, params["token"] ?? "");
      return { message: "Done. You won't get these emails anymore." };
    },
  }),
});

export default function Unsubscribe({ loaderData: { what }, actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      title="Turn off emails"
      text={actionData?.ok ? undefined : `Stop emails about ${what.toLowerCase()}? You'll still see everything on the site.`}
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        {actionData?.ok ? (
          <LinkButton to={href("/account/notifications")}>Manage all emails</LinkButton>
        ) : (
          <SubmitButton intent="unsubscribe" busy="Turning off...">
            Turn off these emails
          </SubmitButton>
        )}
      </Form>
    </AuthCard>
  );
}
