import { randomUUID } from "node:crypto";
import { Form, href, Link, redirect } from "react-router";
import { RegisterAccountInput, returnTarget } from "../../features/accounts/index.ts";
import { NewPasswordField } from "../../features/accounts/parts.ts";
import { registerAccount } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FormKey } from "../../ui/forms/form-key.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/register.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { continueSignedIn } from "./after-sign-in.server.ts";
import { wantedBooking } from "./wanted-booking.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { userOf } from "../server/router-context.server.ts";

export const meta = metaOf({ title: "Create an account", description: "Create an account to book places and boats, or to list your own." });

export const loader = pageLoader(async (ctx, { url, context }) => {
  if (userOf(context)) throw redirect(returnTarget(url.searchParams.get("redirect")));
  return { query: url.search, booking: await wantedBooking(ctx, url), idempotencyKey: randomUUID() };
});

export const action = pageAction({
  register: formHandler({
    input: RegisterAccountInput,
    run: async (ctx, input, { url }) => {
      const { next } = await registerAccount(ctx, input);
      return next === "second-factor" ? redirect(`${href("/login/two-factor")}${url.search}`) : continueSignedIn(ctx, url);
    },
  }),
});

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { query, booking, idempotencyKey } = loaderData;
  return (
    <AuthCard
      title="Create an account"
      text={booking ? `Create an account to book ${booking}.` : "Book stays, save favorites, or list your own place or boat."}
      footer={
        <>
          Already have an account?{" "}
          <Link to={`${href("/login")}${query}`} className="link">
            Sign in
          </Link>
        </>
      }
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <FormKey name="idempotencyKey" value={idempotencyKey} result={actionData} />
        <TextField label="Full name" name="fullName" autoComplete="name" required maxLength={100} result={actionData} />
        <TextField label="Email" name="email" type="email" autoComplete="username" required maxLength={254} result={actionData} />
        <NewPasswordField name="password" result={actionData} />
        <SubmitButton busy="Creating your account...">Create account</SubmitButton>
      </Form>
    </AuthCard>
  );
}
