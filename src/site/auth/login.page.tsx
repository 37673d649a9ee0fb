import { Mail } from "../../ui/icons/index.ts";
import { Form, href, Link, redirect } from "react-router";
import { returnTarget, SignInInput, SignInWithPasskeyInput } from "../../features/accounts/index.ts";
import { PasskeySignIn, PasswordField } from "../../features/accounts/parts.ts";
import { signIn, signInWithPasskey } from "../../features/accounts/index.server.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/login.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { continueSignedIn } from "./after-sign-in.server.ts";
import { wantedBooking } from "./wanted-booking.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { userOf } from "../server/router-context.server.ts";

export const meta = metaOf({ title: "Sign in", description: "Sign in to your account.", hidden: true });

const NOTICES: Record<string, string> = {
  "password-reset": "Your password has been changed. Sign in with your new password.",
  "signed-out-everywhere": "You've been signed out on all devices.",
  "account-deleted": "Your account has been deleted.",
};

export const loader = pageLoader(async (ctx, { url, context }) => {
  const wanted = url.searchParams.get("redirect");
  if (userOf(context)) throw redirect(returnTarget(wanted));
  return {
    query: url.search,
    isWanted: wanted !== null,
    booking: await wantedBooking(ctx, url),
    notice: NOTICES[url.searchParams.get("notice") ?? ""] ?? null,
  };
});

export const action = pageAction({
  "sign-in": formHandler({
    input: SignInInput,
    run: async (ctx, input, { url }) => {
      const { next } = await signIn(ctx, input);
      return next === "second-factor" ? redirect(`${href("/login/two-factor")}${url.search}`) : continueSignedIn(ctx, url);
    },
  }),
  passkey: formHandler({
    input: SignInWithPasskeyInput,
    run: async (ctx, input, { url }) => {
      await signInWithPasskey(ctx, input);
      return continueSignedIn(ctx, url);
    },
  }),
});

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { query, notice, isWanted, booking } = loaderData;
  const typed = resultFor(actionData, "sign-in");
  return (
    <AuthCard
      title="Welcome back"
      text={booking ? `Sign in to book ${booking}.` : isWanted && "Sign in to continue."}
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
        <TextField label="Email" name="email" type="email" autoComplete="username webauthn" required maxLength={254} result={typed} />
        <PasswordField label="Password" name="password" autoComplete="current-password" result={typed} />
        <SubmitButton intent="sign-in" busy="Signing in...">
          Sign In
        </SubmitButton>
        <Link to={href("/forgot-password")} className="link justify-self-center">
          Forgot your password?
        </Link>
      </Form>
      <div className="grid gap-3 border-t border-line pt-5">
        <PasskeySignIn key={actionData?.formKey} />
        <LinkButton look="quiet" to={`${href("/login/code")}${query}`}>
          <Mail aria-hidden className="size-5" /> Email me a code
        </LinkButton>
      </div>
    </AuthCard>
  );
}
