import { Form, href, Link } from "react-router";
import { RequestPasswordResetInput } from "../../features/accounts/index.ts";
import { requestPasswordReset } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/forgot-password.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Forgot password", description: "Get a link to reset your password.", hidden: true });

export const action = pageAction({
  request: formHandler({
    input: RequestPasswordResetInput,
    run: async (ctx, input) => {
      await requestPasswordReset(ctx, input);
      return { message: `If there's an account for ${input.email}, we've sent a link to it.` };
    },
  }),
});

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      title="Forgot your password?"
      text="Enter your email and we'll send you a link to reset your password."
      footer={
        <Link to={href("/login")} className="link">
          Back to sign in
        </Link>
      }
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        {!actionData?.ok && (
          <>
            <TextField label="Email" name="email" type="email" autoComplete="username" required maxLength={254} result={actionData} />
            <SubmitButton busy="Sending...">Send link</SubmitButton>
          </>
        )}
      </Form>
    </AuthCard>
  );
}
