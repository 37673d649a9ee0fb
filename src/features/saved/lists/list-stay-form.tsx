import { type SyntheticEvent, useState } from "react";
import { Form } from "react-router";
import { Button, SubmitButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { fieldMessage, type FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { isStay, StayPicker } from "../../availability/parts.ts";
import type { SavedList } from "./saved-list.schema.ts";

type Props = { list: SavedList; today: string; result: FormResult | undefined };

/** The stay that a list is for. */
export function ListStayForm({ list: { stay }, today, result }: Props) {
  const [chosen, setChosen] = useState({ checkIn: stay?.checkIn ?? "", checkOut: stay?.checkOut ?? "" });
  const [isRefused, setRefused] = useState(false);
  const [calendar] = useState({ today, minimumNights: 1, days: [] });
  const isWhole = isStay(chosen);
  const complain = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const isClearing = event.nativeEvent.submitter?.getAttribute("value") === "clear-list-stay";
    setRefused(!isWhole && !isClearing);
    if (!isWhole && !isClearing) event.preventDefault();
  };
  return (
    <Form method="post" className="grid items-end gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-6" onSubmit={complain}>
      <h2 className="text-xl lg:col-span-2">{stay ? "Your dates" : "When would you go?"}</h2>
      <StayPicker
        calendar={calendar}
        stay={chosen}
        onChange={setChosen}
        problem={
          isRefused && !isWhole
            ? "Choose your check-in and check-out."
            : (fieldMessage(result, "checkIn") ?? fieldMessage(result, "checkOut"))
        }
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-24">
          <TextField label="Guests" name="guests" type="number" required min={1} defaultValue={stay?.guests ?? 2} result={result} />
        </div>
        <SubmitButton intent="list-stay" busy="Checking...">
          Show availability
        </SubmitButton>
        {stay && (
          <Button type="submit" look="quiet" name="intent" value="clear-list-stay" formNoValidate>
            Clear dates
          </Button>
        )}
      </div>
      <div className="empty:hidden lg:col-span-2">
        <FormMessage result={result} />
      </div>
    </Form>
  );
}
