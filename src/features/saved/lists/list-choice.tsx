import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { href, useFetcher } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox, TextField } from "../../../ui/forms/field.tsx";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { FormMessage } from "../../../ui/notice.tsx";
import { LONGEST_LIST_NAME } from "./saved-list.rules.ts";
import type { SavedList } from "./saved-list.schema.ts";

type Props = { listingId: string; onChosen(words: string): void; children: ReactNode };

/** The person's lists, those that the place is on ticked, and the name of a new one. */
export function ListChoice({ listingId, onChosen, children }: Props) {
  const { lists, problem, load } = useMyLists();
  const { Form, data, state } = useFetcher<FormResult>({ key: `lists ${listingId}` });
  const [before] = useState(data);
  const answer = data === before ? undefined : data;
  const tell = useEffectEvent((words: string) => onChosen(words));
  useEffect(() => {
    if (answer?.ok) tell(answer.message ?? "Saved");
  }, [answer]);
  if (problem)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{problem}</p>
        <Button look="quiet" onClick={load}>
          Try again
        </Button>
      </div>
    );
  if (!lists)
    return (
      <p role="status" className="text-muted">
        Loading your lists
      </p>
    );
  return (
    <Form method="post" action={href("/saved-properties")} className="grid gap-5">
      <input type="hidden" name="intent" value="choose-lists" />
      <input type="hidden" name="listingId" value={listingId} />
      {lists.length > 0 && (
        <fieldset className="grid max-h-64 gap-3 overflow-y-auto p-1">
          <legend className="sr-only">Lists</legend>
          {lists.map(({ id, name, listingIds }) => (
            <Checkbox key={id} name={`list-${id}`} label={name} defaultChecked={listingIds.includes(listingId)} />
          ))}
        </fieldset>
      )}
      <TextField label="New list" name="newList" maxLength={LONGEST_LIST_NAME} placeholder="Summer on the lake" result={answer} />
      <FormMessage result={answer?.ok === false ? answer : undefined} />
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <Button type="submit" aria-disabled={state !== "idle" || undefined}>
          {state === "idle" ? "Save" : "Saving..."}
        </Button>
      </div>
    </Form>
  );
}

function useMyLists() {
  const [lists, setLists] = useState<SavedList[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async () => {
    setProblem(null);
    const answer = await ask(api.GET("/saved-lists"), "We couldn't load your lists. Please try again.");
    if (answer.ok) setLists(answer.value.lists);
    else setProblem(answer.refusal.message);
  };
  const loadFirst = useEffectEvent(load);
  useEffect(() => void loadFirst(), []);
  return { lists, problem, load: () => void load() };
}
