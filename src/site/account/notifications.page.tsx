import { Form } from "react-router";
import { z } from "zod";
import { ChooseEmailsInput } from "../../features/notifications/index.ts";
import { chooseEmails, myEmailKinds, readEmailChoices } from "../../features/notifications/index.server.ts";
import { EmailKinds } from "../../features/notifications/parts.ts";
import { UpdateChoicesInput } from "../../features/accounts/index.ts";
import { myAccount, updateChoices } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/forms/field.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/notifications.page";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({
  title: "Notifications and privacy",
  description: "Choose the emails you get and who sees your profile.",
  hidden: true,
});

export const loader = pageLoader(async (ctx) => {
  const [account, choices] = await Promise.all([myAccount(ctx), readEmailChoices(ctx)]);
  return { account, choices, kinds: myEmailKinds(ctx) };
});

export const action = pageAction({
  update: formHandler({
    input: UpdateChoicesInput,
    run: async (ctx, input) => {
      await updateChoices(ctx, input);
      return { message: "Saved." };
    },
  }),
  emails: formHandler({
    input: z.record(z.string(), z.string()),
    run: async (ctx, given) => {
      // A form leaves out what is not ticked.
      const chosen = myEmailKinds(ctx).map((kind) => [kind, given[kind] === "on"]);
      await chooseEmails(ctx, ChooseEmailsInput.parse(Object.fromEntries(chosen)));
      return { message: "Saved." };
    },
  }),
});

export default function AccountNotifications({ loaderData, actionData }: Route.ComponentProps) {
  const { account, choices, kinds } = loaderData;
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <div className="grid gap-6">
      <Section title="Notifications and privacy" id="choices">
        <Form method="post" className="grid gap-5" aria-labelledby="choices">
          <FormMessage result={resultOf("update")} />
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
            <SubmitButton intent="update" busy="Saving...">
              Save
            </SubmitButton>
          </div>
        </Form>
      </Section>
      <EmailKinds choices={choices} isOn={account.emailNotifications} kinds={kinds} result={resultOf("emails")} />
    </div>
  );
}
