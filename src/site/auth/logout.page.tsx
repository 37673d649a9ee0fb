import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { signOut } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/logout.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { userOf } from "../server/router-context.server.ts";

export const meta = metaOf({ title: "Sign out", description: "Sign out of your account.", hidden: true });

export function loader({ context }: Route.LoaderArgs) {
  if (!userOf(context)) throw redirect(href("/"));
  return null;
}

export const action = pageAction({
  "sign-out": formHandler({
    input: z.object({}),
    run: async (ctx) => {
      await signOut(ctx);
      return redirect(href("/"));
    },
  }),
});

/** Shown only when signing out failed or someone opened this address directly. */
export default function Logout({ actionData }: Route.ComponentProps) {
  return (
    <AuthCard title="Sign out">
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <SubmitButton busy="Signing out...">Sign Out</SubmitButton>
      </Form>
    </AuthCard>
  );
}
