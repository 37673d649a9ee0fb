import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { CONTROL } from "../../ui/field.tsx";

/** Leads to the search with what was typed; nothing but spaces leads nowhere. */
export function SearchBox() {
  const id = useId();
  const refuseEmpty = (event: FormEvent<HTMLFormElement>) => {
    if (!String(new FormData(event.currentTarget).get("q") ?? "").trim()) event.preventDefault();
  };
  return (
    <Form
      action="/search"
      role="search"
      onSubmit={refuseEmpty}
      className="flex w-full gap-2 rounded-lg border border-line bg-paper p-2 shadow-float"
    >
      <label htmlFor={id} className="sr-only">
        Where do you want to go?
      </label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={200}
        autoComplete="off"
        placeholder="Where do you want to go?"
        className={`${CONTROL} border-transparent hover:border-transparent`}
      />
      <Button type="submit">
        <Search aria-hidden className="size-5" />
        <span className="max-sm:sr-only">Search</span>
      </Button>
    </Form>
  );
}
