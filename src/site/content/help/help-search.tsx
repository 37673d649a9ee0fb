import { Form, href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ContentIcon } from "../content-icon.tsx";

/** The box in which one looks for an answer; the address has the words. */
export function HelpSearch({ query }: { query: string }) {
  return (
    <Form action={href("/help")} role="search" className="flex max-w-2xl gap-2">
      <label className="relative grow">
        <span className="sr-only">Search the Help Center</span>
        <ContentIcon name="search" className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" />
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          placeholder="What do you need help with?"
          className="min-h-12 w-full rounded-md border border-line-strong bg-paper pr-3 pl-11"
        />
      </label>
      <Button type="submit">Search</Button>
    </Form>
  );
}
