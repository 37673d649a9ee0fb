import { Form, href, Link, redirect } from "react-router";
import { returnTarget, SignInInput } from "../../features/accounts/index.ts";
import { PasswordField } from "../../features/accounts/parts.ts";
import { signIn } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/login.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { continueSignedIn } from "./after-sign-in.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { userOf } from "../server/router-context.server.ts";

export const meta = metaOf({ title: "Sign in", description: "Sign in to your account.", hidden: true });

const NOTICES: Record<string, string> = {
  "password-reset": "Your password has been changed. Sign in with your new password.",
  "signed-out-everywhere": "You've been signed out on all devices.",
  "account-deleted": "Your account has been deleted.",
};

export const loader = pageLoader((_ctx, { url, context }) => {
  const wanted = url.searchParams.get("redirect");
  if (userOf(context)) throw redirect(returnTarget(wanted));
  return { query: url.search, isWanted: wanted !== null, notice: NOTICES[url.searchParams.get("notice") ?? ""] ?? null };
});

export const action = pageAction({
  "sign-in": formHandler({
    input: SignInInput,
    run: async (ctx, input, { url }) => {
      const { next } = await signIn(ctx, input);
      return next === "second-factor" ? redirect(`${href("/login/two-factor")}${url.search}`) : continueSignedIn(ctx, url);
    },
  }),
});

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { query, notice, isWanted } = loaderData;
  return (
    <AuthCard
      title="Welcome back"
      text={isWanted && "Sign in to continue."}
      footer={
        <>
          New here?{" "}
          <Link to={`${href("/register")}${query}`} className="link">
            Create an account
          </Link>
        </>
      }
    >
      <Form method="post" className="grid gap-5">
        {notice && !actionData && <Notice tone="good">{notice}</Notice>}
        <FormMessage result={actionData} />
        <TextField label="Email" name="email" type="email" autoComplete="username" required maxLength={254} result={actionData} />
        <PasswordField label="Password" name="password" autoComplete="current-password" result={actionData} />
        <SubmitButton busy="Signing in...">Sign In</SubmitButton>
        <Link to={href("/forgot-password")} className="link justify-self-center">
          Forgot your password?
        </Link>
      </Form>
    </AuthCard>
  );
}
