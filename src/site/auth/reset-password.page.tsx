import { Form, href, Link, redirect } from "react-router";
import { ResetPasswordInput } from "../../features/accounts/index.ts";
import { NewPasswordField } from "../../features/accounts/parts.ts";
import { canResetPassword, resetPassword } from "../../features/accounts/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/reset-password.page";
import { AuthCard, LinkOver } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "New password", description: "Choose a new password.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => {
  const token = url.searchParams.get("token") ?? "";
  return { token, isOpen: await canResetPassword(ctx, token) };
});

export const action = pageAction({
  reset: formHandler({
    input: ResetPasswordInput,
    run: async (ctx, input) => {
      await resetPassword(ctx, input);
      return redirect(`${href("/login")}?notice=password-reset`);
    },
  }),
});

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isOpen)
    return (
      <LinkOver>
        <LinkButton to={href("/forgot-password")}>Request a new link</LinkButton>
      </LinkOver>
    );
  return (
    <AuthCard
      title="Choose a new password"
      text="You'll be signed out on all devices."
      footer={
        <Link to={href("/forgot-password")} className="link">
          Request a new link
        </Link>
      }
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <input type="hidden" name="token" value={loaderData.token} />
        <NewPasswordField label="New password" name="newPassword" result={actionData} />
        <SubmitButton busy="Saving...">Save new password</SubmitButton>
      </Form>
    </AuthCard>
  );
}
