import { Form } from "react-router";
import { UpdateChoicesInput } from "../../features/accounts/index.ts";
import { myAccount, updateChoices } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page-heading.tsx";
import type { Route } from "./+types/notifications.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({
  title: "Notifications and privacy",
  description: "Choose the emails you get and who sees your profile.",
  hidden: true,
});

export const loader = pageLoader((ctx) => myAccount(ctx));

export const action = pageAction({
  update: formHandler({
    input: UpdateChoicesInput,
    run: async (ctx, input) => {
      await updateChoices(ctx, input);
      return { message: "Saved." };
    },
  }),
});

export default function AccountNotifications({ loaderData: account, actionData }: Route.ComponentProps) {
  return (
    <Section title="Notifications and privacy" id="choices">
      <Form method="post" className="grid gap-5" aria-labelledby="choices">
        <FormMessage result={actionData} />
        <Checkbox
          name="emailNotifications"
          label="Emails about my trips and listings"
          hint="Security emails are always sent."
          defaultChecked={account.emailNotifications}
        />
        <Checkbox name="marketingEmails" label="Occasional news and offers" defaultChecked={account.marketingEmails} />
        <Checkbox
          name="isPublic"
          label="Show my profile to other people"
          hint="Your email and phone number are never shown on it."
          defaultChecked={account.isPublic}
        />
        <div>
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
