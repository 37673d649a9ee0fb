import { Form, href, Link } from "react-router";
import { SecondFactorInput } from "../../features/accounts/index.ts";
import { verifySecondFactor } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { Checkbox, TextField } from "../../ui/forms/field.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import type { Route } from "./+types/two-factor.page";
import { AuthCard } from "./auth-card.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { continueSignedIn } from "./after-sign-in.server.ts";
import { wantedBooking } from "./wanted-booking.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Two-factor sign-in", description: "Enter your code to finish signing in.", hidden: true });

export const loader = pageLoader(async (ctx, { url }) => ({ query: url.search, booking: await wantedBooking(ctx, url) }));

export const action = pageAction({
  verify: formHandler({
    input: SecondFactorInput,
    run: async (ctx, input, { url }) => {
      await verifySecondFactor(ctx, input);
      return continueSignedIn(ctx, url);
    },
  }),
});

export default function TwoFactor({ loaderData: { query, booking }, actionData }: Route.ComponentProps) {
  return (
    <AuthCard
      title="One more step"
      text={`${booking ? `To book ${booking}, enter` : "Enter"} the code from your authenticator app, or one of your recovery codes.`}
      footer={
        <Link to={`${href("/login")}${query}`} className="link">
          Use a different account
        </Link>
      }
    >
      <Form method="post" className="grid gap-5">
        <FormMessage result={actionData} />
        <TextField label="Code" name="code" autoComplete="one-time-code" required maxLength={20} result={actionData} />
        <Checkbox label="Trust this device for 30 days" name="rememberDevice" />
        <SubmitButton busy="Checking...">Continue</SubmitButton>
      </Form>
    </AuthCard>
  );
}
