import { Form } from "react-router";
import { z } from "zod";
import { LanguagesInput, UpdateAccountInput } from "../../features/accounts/index.ts";
import { chooseLanguages, myAccount, removeAvatar, updateAccount } from "../../features/accounts/index.server.ts";
import { AvatarForm, LanguagesForm } from "../../features/accounts/parts.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/forms/field.tsx";
import { resultFor } from "../../ui/forms/form-result.ts";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
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
  "remove-photo": formHandler({
    input: z.object({}),
    run: async (ctx) => {
      await removeAvatar(ctx);
      return { message: "Your photo was removed." };
    },
  }),
  languages: formHandler({
    input: LanguagesInput,
    run: async (ctx, languages) => {
      await chooseLanguages(ctx, languages);
      return { message: "Languages saved." };
    },
  }),
});

export default function Account({ loaderData: account, actionData }: Route.ComponentProps) {
  const result = resultFor(actionData, "update");
  return (
    <>
      <Section title="Photo" id="photo">
        <AvatarForm name={account.fullName} url={account.avatarUrl} result={resultFor(actionData, "remove-photo")} />
      </Section>
      <Section title="Personal details" id="details">
        <Form method="post" className="grid gap-5" aria-labelledby="details">
          <FormMessage result={result} />
          <TextField
            label="Full name"
            name="fullName"
            autoComplete="name"
            required
            maxLength={100}
            defaultValue={account.fullName}
            result={result}
          />
          <TextArea label="About me" name="bio" maxLength={1000} defaultValue={account.bio} result={result} hint="Shown on your profile." />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={account.phone}
            result={result}
            hint="Shared only after a booking is confirmed."
          />
          <div>
            <SubmitButton intent="update" busy="Saving...">
              Save
            </SubmitButton>
          </div>
        </Form>
      </Section>
      <Section title="Languages" id="languages">
        <LanguagesForm chosen={account.languages} result={resultFor(actionData, "languages")} />
      </Section>
    </>
  );
}
