import { Form, href } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { CONTROL } from "../../../ui/forms/control.ts";
import { ForumIcon } from "./forum-icon.tsx";

/** Asks for words to look for in the forum. */
export function ForumSearchBox({ q = "" }: { q?: string }) {
  return (
    <Form action={href("/forum/search")} role="search" aria-label="Forum" className="flex w-full max-w-xl gap-2">
      <input
        key={q}
        type="search"
        name="q"
        required
        maxLength={200}
        defaultValue={q}
        aria-label="Search the forum"
        placeholder="Search the forum"
        className={CONTROL}
      />
      <Button type="submit" className="shrink-0 px-4!">
        <ForumIcon name="search" className="size-5" />
        <span className="max-sm:sr-only">Search</span>
      </Button>
    </Form>
  );
}
