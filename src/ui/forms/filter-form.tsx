import type { ReactNode } from "react";
import { Form } from "react-router";
import { CONTROL } from "./field.tsx";

type Props = { className: string; preventScrollReset?: boolean; children: ReactNode };

/** Narrows the list below it; all of it is in the address. A choice applies at once, what is typed when it is sent. */
export const FilterForm = ({ className, preventScrollReset, children }: Props) => (
  <Form
    method="get"
    role="search"
    preventScrollReset={preventScrollReset}
    className={`grid grid-cols-2 gap-2 ${className}`}
    onChange={({ currentTarget, target }) => target instanceof HTMLSelectElement && currentTarget.requestSubmit()}
  >
    {children}
  </Form>
);

type ChoiceProps = { name: string; label: string; value: string; options: Record<string, string> };

export const FilterChoice = ({ name, label, value, options }: ChoiceProps) => (
  <select key={value} name={name} aria-label={label} defaultValue={value} className={CONTROL}>
    {Object.entries(options).map(([each, words]) => (
      <option key={each} value={each}>
        {words}
      </option>
    ))}
  </select>
);
