import { Form, href, Link } from "react-router";
import { RequestPasswordResetInput } from "../../features/accounts/index.ts";
import { requestPasswordReset } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/forgot-password.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Forgot password", description: "Get a link to choose a new password.", hidden: true });

export const action = pageAction({
  request: formHandler({
    input: RequestPasswordResetInput,
    run: async (ctx, input) => {
      await requestPasswordReset(ctx, input);
      return { message: `If ${input.email} belongs to an account, an email with a link is on its way.` };
    },
  }),
});

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      title="Forgot your password?"
      text="Tell us your e-mail address and we send you a link to choose a new one."
      footer={
        <Link to={href("/login")} className="link">
          Back to signing in
        </Link>
      }
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        {!actionData?.ok && (
          <>
            <TextField label="E-mail" name="email" type="email" autoComplete="username" required maxLength={254} result={actionData} />
            <SubmitButton busy="Sending...">Send the link</SubmitButton>
          </>
        )}
      </Form>
    </AuthCard>
  );
}
