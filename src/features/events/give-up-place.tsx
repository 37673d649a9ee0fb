import { ConfirmButton } from "../../ui/overlays/confirm-button.tsx";
import type { FormResult } from "../../ui/forms/form-result.ts";
import type { EventView } from "./event.schema.ts";

type Props = { event: EventView; result: FormResult | undefined; /** One of several on its page. */ isListed?: boolean };

/** Cancels a registration or leaves the waiting list, and asks first: at a full event the place is gone. */
export function GiveUpPlace({ event: { id: eventId, title, mine }, result, isListed = false }: Props) {
  const isWaiting = mine === "waiting";
  const label = isWaiting ? "Leave the waiting list" : "Cancel my registration";
  return (
    <ConfirmButton
      label={label}
      look="danger"
      title={isWaiting ? "Leave the waiting list?" : "Give up your place?"}
      confirm={isWaiting ? "Leave the list" : "Give up my place"}
      busy="Cancelling..."
      intent="cancel"
      {...(isListed && { about: title, fields: { eventId } })}
      result={result}
    >
      <p className="wrap-anywhere">
        {isWaiting
          ? `You'll lose your spot in line for ${title}.`
          : `You'll give up your place at ${title}. You can register again while there's room.`}
      </p>
    </ConfirmButton>
  );
}
