import { Form, href } from "react-router";
import { z } from "zod";
import { leaveByLink, readLeaving } from "../../features/events/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { AuthCard } from "../auth/auth-card.tsx";
import type { Route } from "./+types/leave-event.page";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Give up your place", description: "Give up your place at an event.", hidden: true });

/** Opening the link changes nothing, because mail scanners open links, too. */
export const loader = pageLoader((ctx, { params }) => readLeaving(ctx, params["token"] ?? ""));

export const action = pageAction({
  leave: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => {
      await leaveByLink(ctx, params["token"] ?? "");
      return { message: "Done. Thanks for letting us know." };
    },
  }),
});

export default function LeaveEventPage({ loaderData: { event, status }, actionData }: Route.ComponentProps) {
  const isWaiting = status === "waiting";
  const text = status === "cancelled" ? `You have no place at ${event.title}.` : `${event.title}, ${event.words.times}.`;
  return (
    <AuthCard
      title={isWaiting ? "Leave the waiting list?" : status === "cancelled" ? "You're not registered" : "Give up your place?"}
      text={text}
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        {status === "cancelled" ? (
          <LinkButton to={href("/community")}>Back to Community</LinkButton>
        ) : (
          <SubmitButton intent="leave" look="danger">
            {isWaiting ? "Leave the waiting list" : "Give up my place"}
          </SubmitButton>
        )}
      </Form>
    </AuthCard>
  );
}
