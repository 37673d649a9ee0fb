import { Form } from "react-router";
import { UpdateAccountInput } from "../../features/accounts/index.ts";
import { myAccount, updateAccount } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/account.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Account", description: "Your personal details.", hidden: true });

export const loader = pageLoader((ctx) => myAccount(ctx));

export const action = pageAction({
  update: formHandler({
    input: UpdateAccountInput,
    run: async (ctx, input) => {
      await updateAccount(ctx, input);
      return { message: "Saved." };
    },
  }),
});

export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  return (
    <Section title="Personal details" id="details">
      <Form method="post" className="grid gap-5" aria-labelledby="details">
        <FormMessage result={actionData} />
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          maxLength={100}
          defaultValue={account.fullName}
          result={actionData}
        />
        <TextArea
          label="About me"
          name="bio"
          maxLength={1000}
          defaultValue={account.bio}
          result={actionData}
          hint="Shown on your profile."
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          defaultValue={account.phone}
          result={actionData}
          hint="Shared only after a booking is confirmed."
        />
        <div>
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
