import { Search } from "../icons/index.ts";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "../button.tsx";
import { CONTROL } from "./field.tsx";

type FieldProps = { label: string; placeholder: string; q: string };
type Props = FieldProps & { action?: string; /** What else the form sends. */ children?: ReactNode };

/** Searches a list: the words are `q` in the address. */
export const SearchBox = ({ action, children, ...field }: Props) => (
  <Form method="get" action={action} role="search" className="flex gap-2">
    {children}
    <SearchField {...field} />
  </Form>
);

/** The field and its button, for a form that sends more. */
export const SearchField = ({ label, placeholder, q }: FieldProps) => (
  <>
    <input
      key={q}
      type="search"
      name="q"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={q}
      maxLength={100}
      className={CONTROL}
    />
    <Button type="submit" look="quiet" size="icon">
      <Search aria-hidden className="size-5" />
      <span className="sr-only">Search</span>
    </Button>
  </>
);
