import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { InvitationPath } from "../../../features/trip-plans/index.ts";
import { joinPlan, readInvitation, tripPlanError } from "../../../features/trip-plans/index.server.ts";
import { SubmitButton } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import type { Route } from "./+types/join-plan.page";

export const meta = metaOf({ title: "Join a trip plan", description: "You're invited on a trip.", hidden: true });

function keyOf(params: unknown): string {
  const path = InvitationPath.safeParse(params);
  if (!path.success) throw tripPlanError("trip_invitation_not_found");
  return path.data.inviteKey;
}

/** Who is in the plan already goes there. */
export const loader = pageLoader(async (ctx, { params }) => {
  const invitation = await readInvitation(ctx, keyOf(params));
  if (invitation.planId) throw redirect(href("/trip-plans/:planId", { planId: invitation.planId }));
  return invitation;
}, tripPlanError("trip_plan_load_failed"));

export const action = pageAction({
  join: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => redirect(href("/trip-plans/:planId", await joinPlan(ctx, keyOf(params)))),
  }),
});

export default function JoinPlanPage({ loaderData: { name, owner }, actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-xl grow py-16">
      <PageHeading title={`${owner} invites you along`}>
        Join “<bdi>{name}</bdi>” to see the plan, the addresses and who else is coming. The others see your name.
      </PageHeading>
      <FormMessage result={actionData} />
      <Form method="post">
        <SubmitButton intent="join">Join the trip plan</SubmitButton>
      </Form>
    </div>
  );
}
