import { Form, href, Link, redirect } from "react-router";
import { RequestSignInCodeInput, returnTarget, SignInWithCodeInput } from "../../features/accounts/index.ts";
import { requestSignInCode, signInWithCode } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/sign-in-code.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { continueSignedIn } from "./after-sign-in.server.ts";
import { wantedBooking } from "./wanted-booking.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { userOf } from "../server/router-context.server.ts";

export const meta = metaOf({ title: "Sign in with a code", description: "Get a code by email to sign in.", hidden: true });

export const loader = pageLoader(async (ctx, { url, context }) => {
  if (userOf(context)) throw redirect(returnTarget(url.searchParams.get("redirect")));
  return { query: url.search, booking: await wantedBooking(ctx, url) };
});

export const action = pageAction({
  send: formHandler({
    input: RequestSignInCodeInput,
    run: async (ctx, input) => {
      await requestSignInCode(ctx, input);
      return { message: `If there's an account for ${input.email}, we've sent a code to it.`, data: input };
    },
  }),
  verify: formHandler({
    input: SignInWithCodeInput,
    run: async (ctx, input, { url }) => {
      const { next, passwordRemoved } = await signInWithCode(ctx, input);
      if (next === "second-factor") return redirect(`${href("/login/two-factor")}${url.search}`);
      return continueSignedIn(ctx, url, passwordRemoved ? chooseNewPassword : undefined);
    },
  }),
});

/** Says what happened to the password, and leads on to where the person wanted to go. */
const chooseNewPassword = (target: string) => `${href("/account/security")}?notice=password-removed&redirect=${encodeURIComponent(target)}`;

/** The address that a code went to: it was just sent, or the code that was typed is refused. */
function addressOf(result: FormResult | undefined): string | undefined {
  const sent = (result as FormResult<{ email: string }> | undefined)?.data?.email;
  return sent ?? (result?.intent === "verify" ? result.values?.["email"] : undefined);
}

export default function SignInCode({ loaderData: { query, booking }, actionData }: Route.ComponentProps) {
  const email = addressOf(actionData);
  return (
    <AuthCard
      title={email ? "Check your email" : "Sign in with a code"}
      text={
        email
          ? "Enter the 6-digit code. It works for 10 minutes."
          : `We'll email you a 6-digit code${booking ? ` to book ${booking}` : ""}. No password needed.`
      }
      footer={
        <Link to={`${href("/login")}${query}`} className="link">
          Back to sign in
        </Link>
      }
    >
      {email ? (
        <EnterCode email={email} result={actionData} />
      ) : (
        <Form method="post" className="grid gap-5">
          <FormMessage result={actionData} />
          <TextField label="Email" name="email" type="email" autoComplete="username" required maxLength={254} result={actionData} />
          <SubmitButton intent="send" busy="Sending...">
            Email me a code
          </SubmitButton>
        </Form>
      )}
    </AuthCard>
  );
}

function EnterCode({ email, result }: { email: string; result: FormResult | undefined }) {
  return (
    <>
      <Form method="post" className="grid gap-5">
        <FormMessage result={result} />
        <input type="hidden" name="email" value={email} />
        <TextField
          label="6-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          className="numbers text-xl tracking-widest"
          result={result}
        />
        <SubmitButton intent="verify" busy="Checking...">
          Sign In
        </SubmitButton>
      </Form>
      <Form method="post" className="justify-self-center">
        <input type="hidden" name="email" value={email} />
        <button type="submit" name="intent" value="send" className="link min-h-11 cursor-pointer">
          Send a new code
        </button>
      </Form>
    </>
  );
}
