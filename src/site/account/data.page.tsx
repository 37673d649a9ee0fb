import { fileHref } from "../../platform/file-paths.ts";
import { Form, href, Link, redirect } from "react-router";
import { PasswordConfirmation } from "../../features/accounts/index.ts";
import { PasswordField } from "../../features/accounts/parts.ts";
import { deleteAccount } from "../../features/accounts/index.server.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/notice.tsx";
import { Section } from "../../ui/page/page-heading.tsx";
import type { Route } from "./+types/data.page";
import { pageAction, formHandler } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Your data", description: "Download your data or delete your account.", hidden: true });

export const action = pageAction({
  delete: formHandler({
    input: PasswordConfirmation,
    run: async (ctx, input) => {
      await deleteAccount(ctx, input);
      return redirect(`${href("/login")}?notice=account-deleted`);
    },
  }),
});

export default function AccountData({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Section title="Download my data" id="download">
        <p className="text-muted">Everything we store about you, as a JSON file.</p>
        <p>
          <a href={fileHref("/account/data/download")} download className="link font-semibold">
            Download my data
          </a>
        </p>
      </Section>
      <Section title="Delete my account" id="delete">
        <p className="text-muted">
          This permanently deletes your profile, saved places, imports and listings. Past bookings, messages, reviews, forum posts and chats
          with support stay with the people you shared them with, under the name “Deleted user”. We'll still pay out anything we owe you. It
          can't be undone.
        </p>
        <Form method="post" className="grid gap-5" aria-labelledby="delete">
          <FormMessage result={actionData} />
          {actionData?.code === "bookings_ahead" && (
            <p className="flex flex-wrap gap-x-5">
              <Link to={href("/trips")} className="link font-semibold">
                See your trips
              </Link>
              <Link to={href("/host/bookings")} className="link font-semibold">
                See bookings at your listings
              </Link>
            </p>
          )}
          <PasswordField label="Your password" name="password" autoComplete="current-password" result={actionData} />
          <div>
            <SubmitButton look="danger" busy="Deleting...">
              Delete my account
            </SubmitButton>
          </div>
        </Form>
      </Section>
    </>
  );
}
