import { Form } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { CopyField } from "../../../ui/forms/copy-field.tsx";
import { shortDate } from "../../../platform/words/day-words.ts";
import type { TripPlan } from "../trip-plan.schema.ts";

type Props = { plan: TripPlan; viewerId: string; origin: string };

/** Who comes along, and for the owner the link by which others join. */
export function PlanPeople({ plan: { people, role, invitation }, viewerId, origin }: Props) {
  return (
    <>
      <ul className="grid gap-3">
        {people.map(({ id, name, avatarUrl }, place) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} url={avatarUrl} />
            <span className="min-w-0 grow wrap-anywhere">
              <bdi>{name}</bdi>
              <span className="text-muted">
                {id === viewerId && " (you)"}
                {place === 0 && " · booked the trip"}
              </span>
            </span>
            {role === "owner" && place > 0 && (
              <Form method="post">
                <input type="hidden" name="personId" value={id} />
                <Button type="submit" look="bare" size="small" name="intent" value="remove-person">
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {role === "owner" ? (
        <Invitation invitation={invitation} origin={origin} />
      ) : (
        <Form method="post">
          <Button type="submit" look="quiet" name="intent" value="leave">
            Leave this trip plan
          </Button>
        </Form>
      )}
    </>
  );
}

/** The button stays where it is when the link comes or goes, and with it the focus. */
const Invitation = ({ invitation, origin }: Pick<TripPlan, "invitation"> & { origin: string }) => (
  <Form method="post" className="grid gap-3 border-t border-line pt-4">
    {invitation && <CopyField label="Invitation link" value={origin + invitation.path} />}
    <p role="status" className="text-sm text-muted">
      {invitation
        ? `Anyone with the link can join until ${shortDate(invitation.until)}.`
        : "Send a link to the people who come along. They see the plan and the addresses, and can share costs."}
    </p>
    <Button type="submit" look="quiet" name="intent" value={invitation ? "end-invitation" : "invite"} className="justify-self-start">
      {invitation ? "End the link" : "Create an invitation link"}
    </Button>
  </Form>
);
