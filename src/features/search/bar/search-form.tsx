import { type FormEvent, useRef, useState } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { useToday } from "../../../ui/time/use-today.ts";
import { writeAddress } from "../query/search-address.ts";
import { type DateProblem, dateProblem } from "../query/when.rules.ts";
import { BarFields } from "./bar-fields.tsx";
import type { BarLayout } from "./bar-field.tsx";
import { readForm } from "./read-form.ts";
import { readDraft } from "./search-draft.ts";

type Props = {
  placeholder: string;
  /** The earliest date that is today anywhere, until the visitor's own is known. */
  earliestToday: string;
  layout: BarLayout;
  /** Whether sending it with nothing chosen shows everything; else it does nothing. */
  mayBeEmpty?: boolean;
  onSent?(): void;
};

/** Opens the search with what was chosen. Dates that can't be searched for are refused where they are. */
export function SearchForm({ placeholder, earliestToday, layout, mayBeEmpty = false, onSent }: Props) {
  const { search } = useLocation();
  const [draft, setDraft] = useState(() => readDraft(search));
  const [problem, setProblem] = useState<DateProblem | null>(null);
  const [complaints, setComplaints] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const today = useToday(earliestToday);
  const navigate = useNavigate();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const wanted = readForm(form.current);
    const wrong = dateProblem(wanted, today);
    setProblem(wrong);
    if (wrong) return setComplaints(complaints + 1);
    const address = writeAddress(wanted).toString();
    if (!address && !mayBeEmpty) return;
    onSent?.();
    void navigate(`${href("/search")}?${address}`.replace(/\?$/, ""));
  };

  return (
    <form ref={form} action={href("/search")} role="search" aria-label="Places and boats" noValidate onSubmit={onSubmit}>
      <BarFields
        q=""
        placeholder={placeholder}
        draft={draft}
        today={today}
        problem={problem}
        complaints={complaints}
        layout={layout}
        onChoosePlace={() => form.current?.requestSubmit()}
        onChange={(change) => {
          setDraft({ ...draft, ...change });
          setProblem(null);
        }}
      />
    </form>
  );
}
