import { Plus, Users } from "../../../ui/icons/index.ts";
import { Form, href, NavLink } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/forms/field.tsx";
import { type FormResult, resultFor } from "../../../ui/forms/form-result.ts";
import { LONGEST_LIST_NAME } from "./saved-list.rules.ts";
import type { SavedList } from "./saved-list.schema.ts";

const CHIP =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-line-mid bg-paper px-4 font-medium text-ink no-underline hover:border-ink aria-[current]:border-sea aria-[current]:bg-sea-wash aria-[current]:text-sea";

type Props = { lists: SavedList[]; joined: SavedList[]; count: number; result?: FormResult | undefined };

/** Leads to everything that is saved, to each list and to those of others that one has joined; makes a new one. */
export function ListLinks({ lists, joined, count, result }: Props) {
  const refused = resultFor(result, "make-list");
  const problem = refused?.ok === false ? (refused.fields?.name ?? refused.message) : null;
  return (
    <div className="mb-8 grid gap-3">
      <nav aria-label="Lists" className="flex flex-wrap gap-2">
        <NavLink end to={href("/saved-properties")} className={CHIP}>
          All saved <span className="numbers text-sm text-muted">{count}</span>
        </NavLink>
        {[...lists, ...joined].map(({ id, name, listingIds, role }) => (
          <NavLink key={id} to={href("/saved-properties/:savedListId", { savedListId: id })} className={CHIP}>
            {role === "companion" && <Users role="img" aria-label="Shared with you" className="size-4 shrink-0" />}
            <bdi className="truncate">{name}</bdi> <span className="numbers text-sm text-muted">{listingIds.length}</span>
          </NavLink>
        ))}
      </nav>
      <details open={problem !== null || undefined} className="group">
        <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-medium">
          <Plus aria-hidden className="size-4.5" /> New list
        </summary>
        <Form method="post" action={href("/saved-properties")} className="flex max-w-md flex-wrap gap-2 pt-1">
          <input type="hidden" name="intent" value="make-list" />
          <label htmlFor="new-list" className="sr-only">
            Name of the new list
          </label>
          <input
            id="new-list"
            name="name"
            required
            maxLength={LONGEST_LIST_NAME}
            placeholder="Summer on the lake"
            defaultValue={refused?.values?.name}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? "new-list-problem" : undefined}
            className={`${CONTROL} w-auto! grow`}
          />
          <Button type="submit">Make list</Button>
        </Form>
        {problem && (
          <p id="new-list-problem" role="alert" className="pt-1.5 text-sm font-medium text-brick">
            {problem}
          </p>
        )}
      </details>
    </div>
  );
}
