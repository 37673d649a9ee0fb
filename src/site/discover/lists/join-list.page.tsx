import { Form, href, Link, redirect, useLocation } from "react-router";
import { z } from "zod";
import { signInPath } from "../../../features/accounts/index.ts";
import { InvitationPath } from "../../../features/saved/index.ts";
import { joinList, readInvitation } from "../../../features/saved/index.server.ts";
import { AppError, requestError } from "../../../platform/errors.ts";
import { LinkButton, SubmitButton } from "../../../ui/button.tsx";
import { FormMessage, Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/join-list.page";
import { formHandler, makeForEachVisit, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Join a list", description: "Plan a trip together.", hidden: true });

const keyOf = (params: unknown) => {
  const path = InvitationPath.safeParse(params);
  if (!path.success) throw requestError("not_found");
  return path.data;
};

export const loader = pageLoader(async (ctx, { params }) => {
  makeForEachVisit(ctx);
  try {
    const invitation = await readInvitation(ctx, keyOf(params));
    if (invitation.isOnList) throw redirect(href("/saved-properties/:savedListId", { savedListId: invitation.savedListId }));
    return { invitation, refusal: null, isSignedIn: ctx.actor !== null };
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith("invitation_")) {
      return { invitation: null, refusal: error.message, isSignedIn: ctx.actor !== null };
    }
    throw error;
  }
});

export const action = pageAction({
  join: formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => redirect(href("/saved-properties/:savedListId", await joinList(ctx, keyOf(params)))),
  }),
});

export default function JoinList({ loaderData: { invitation, refusal, isSignedIn }, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (!invitation)
    return (
      <div className="page grid max-w-2xl grow content-start gap-6 py-12">
        <PageHeading title="Join a list" />
        <Notice tone="attention">{refusal}</Notice>
        <p>
          <Link to={href("/saved-properties")} className="link">
            Your saved places
          </Link>
        </p>
      </div>
    );
  return (
    <div className="page grid max-w-2xl grow content-start gap-6 py-12">
      <PageHeading title={invitation.name}>
        <bdi>{invitation.owner}</bdi> invites you to plan together
      </PageHeading>
      <p>You'll see the places on this list and its dates. You can vote for places and comment on them.</p>
      <FormMessage result={actionData} />
      {isSignedIn ? (
        <Form method="post">
          <SubmitButton intent="join" busy="Joining...">
            Join the list
          </SubmitButton>
        </Form>
      ) : (
        <p>
          <LinkButton to={signInPath(pathname)}>Sign in to join</LinkButton>
        </p>
      )}
    </div>
  );
}
