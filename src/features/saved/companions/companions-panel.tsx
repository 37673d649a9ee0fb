import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { shortDate } from "../../../platform/words/day-words.ts";
import { INVITATION_DAYS, MOST_COMPANIONS } from "./companion.rules.ts";
import type { ListTalk } from "./companion.schema.ts";

type Props = { talk: ListTalk; origin: string; result: FormResult | undefined };

/** Who plans with the owner of a list, and the link by which others join. */
export function CompanionsPanel({ talk: { companions, invitation }, origin, result }: Props) {
  const removed = resultFor(result, "remove-companion");
  return (
    <details open={companions.length > 0 || result?.intent.includes("invit") || undefined} className="border-t border-line pt-2">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center font-medium">
        {companions.length > 0 ? `Companions (${companions.length})` : "Plan together"}
      </summary>
      <div className="grid gap-x-8 gap-y-6 pt-2 lg:grid-cols-2">
        <Form method="post" className="grid content-start gap-3">
          {invitation && <CopyField label="Invitation link" value={origin + invitation.path} />}
          <p role="status" className="text-sm text-muted">
            {invitation
              ? `Whoever opens it and signs in joins this list, votes and comments. It works until ${shortDate(invitation.expiresAt.slice(0, 10))}.`
              : `Invite the people you travel with by a link. They vote for places and comment on them. It works for ${INVITATION_DAYS} days, for up to ${MOST_COMPANIONS} people.`}
          </p>
          <Button
            type="submit"
            name="intent"
            value={invitation ? "revoke-invitation" : "invite"}
            look="quiet"
            className="justify-self-start"
          >
            {invitation ? "Revoke the link" : "Create an invitation link"}
          </Button>
        </Form>
        {companions.length > 0 && (
          <div>
            <h2 className="font-sans text-base font-semibold">On this list</h2>
            <ul className="grid divide-y divide-line">
              {companions.map(({ id, name }) => (
                <li key={id}>
                  <Form method="post" className="flex min-h-12 flex-wrap items-center justify-between gap-x-3">
                    <bdi className="wrap-anywhere">{name}</bdi>
                    <input type="hidden" name="personId" value={id} />
                    <button type="submit" name="intent" value="remove-companion" className="link min-h-11 cursor-pointer text-sm">
                      Remove<span className="sr-only"> {name}</span>
                    </button>
                  </Form>
                </li>
              ))}
            </ul>
            <FormMessage result={removed} />
          </div>
        )}
      </div>
    </details>
  );
}
