import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { href, useLocation, useNavigate, useNavigation } from "react-router";
import { loseConnection } from "../../../ui/connection.ts";
import { type Address, readForm } from "../bar/read-form.ts";
import { readDraft, type SearchDraft } from "../bar/search-draft.ts";
import { writeAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { type DateProblem, dateProblem } from "../query/when.rules.ts";

const TYPING_PAUSE_MS = 300;

export type SearchForm = {
  ref: RefObject<HTMLFormElement | null>;
  draft: SearchDraft;
  problem: DateProblem | null;
  complaints: number;
  go(query: Address): void;
  /** Applies a choice right away. */
  now(): void;
  /** Applies a change after a pause, because more may follow. */
  soon(): void;
  change(part: Partial<SearchDraft>): void;
  onSubmit(event: FormEvent): void;
};

type Options = {
  query: SearchQuery;
  /** What is wrong with the dates in the address. */
  unusable: DateProblem | null;
  today: string;
  /** Called when the form was sent and its dates are fine. */
  onSent(): void;
};

/** The number of pets is asked for in the bar and in the filters: the draft knows it. */
type Shown = { query: SearchQuery; search: string; today: string; pets: number };

/** Keeps the address in step with the form: typing applies after a pause, a choice right away; dates once they are whole. */
export function useSearchForm({ query, unusable, today, onSent }: Options): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state } = useNavigation();
  /** The address that was last gone to: what is shown may still be the one before. */
  const asked = useRef(search || "?");
  const { draft, changeDraft, markSent } = useDraft(search);
  const shown = useRef<Shown>({ query, search, today, pets: draft.pets });
  const { problem, complaints, setWrong, complain } = useProblem(search, unusable);
  const sent = useRef(onSent);
  useEffect(() => {
    shown.current = { query, search, today, pets: draft.pets };
    sent.current = onSent;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state !== "idle") return;
    asked.current = search || "?";
    if (timer.current === undefined && ref.current) showChoices(ref.current);
  }, [search, state]);

  const go = useCallback(
    (wanted: Address) => {
      stop(timer);
      const address = `?${writeAddress(wanted)}`;
      if (address === asked.current) return;
      if (!navigator.onLine) {
        loseConnection("pressed");
        if (ref.current) showChoices(ref.current);
        return;
      }
      asked.current = address;
      void navigate(`${href("/search")}${address}`.replace(/\?$/, ""), { preventScrollReset: true });
    },
    [navigate],
  );

  const apply = useCallback(
    (isSent: boolean) => {
      stop(timer);
      if (!ref.current) return;
      markSent();
      const wanted = { ...addressOf(ref.current, shown.current.query), pets: shown.current.pets || undefined };
      const found = dateProblem(wanted, shown.current.today);
      const isHalf = Boolean(wanted.checkIn) !== Boolean(wanted.checkOut);
      setWrong({ search: shown.current.search, problem: isHalf && !isSent ? null : found });
      if (found && isSent) return complain();
      if (isSent) sent.current();
      go(found ? { ...wanted, ...datesOf(shown.current.query) } : wanted);
    },
    [go, markSent, setWrong, complain],
  );

  const now = useCallback(() => apply(false), [apply]);
  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, TYPING_PAUSE_MS);
  }, [now]);

  const change = useCallback(
    (part: Partial<SearchDraft>) => {
      changeDraft(part);
      soon();
    },
    [changeDraft, soon],
  );

  const onSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      apply(true);
    },
    [apply],
  );

  return { ref, draft, problem, complaints, go, now, soon, change, onSubmit };
}

/** What is wrong with the dates, as it was found last for this address, and how often that was said. */
function useProblem(search: string, unusable: DateProblem | null) {
  const [wrong, setWrong] = useState<{ search: string; problem: DateProblem | null }>({ search, problem: unusable });
  const [complaints, setComplaints] = useState(0);
  const complain = useCallback(() => setComplaints((count) => count + 1), []);
  return { problem: wrong.search === search ? wrong.problem : unusable, complaints, setWrong, complain };
}

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>;

function stop(timer: Timer): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/**
 * The filters beside the form as the address has them, unless a change of theirs is still to be sent. They stay the same elements, so that
 * the focus stays on them.
 */
function showChoices(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) && !form.contains(field))
      field.checked = field.defaultChecked;
}

const NOTHING: Partial<SearchDraft> = {};

/** What the bar shows: what the address says, until something is changed. An answer to an earlier change doesn't take back a later one. */
function useDraft(search: string) {
  const [draft, setDraft] = useState(() => readDraft(search));
  const [readFrom, setReadFrom] = useState(search);
  const [unsent, setUnsent] = useState(NOTHING);
  if (readFrom !== search) {
    setReadFrom(search);
    setDraft({ ...readDraft(search), ...unsent });
  }
  const changeDraft = useCallback((part: Partial<SearchDraft>) => {
    setDraft((former) => ({ ...former, ...part }));
    setUnsent((former) => ({ ...former, ...part }));
  }, []);
  const markSent = useCallback(() => setUnsent(NOTHING), []);
  return { draft, changeDraft, markSent };
}

const datesOf = ({ checkIn, checkOut, flex, month, length, day, from, until }: SearchQuery) => ({
  checkIn,
  checkOut,
  flex,
  month,
  length,
  day,
  from,
  until,
});

/** The query that the form describes. A new text is searched everywhere, anything else within the map area. */
function addressOf(form: HTMLFormElement, shown: SearchQuery): Address {
  const wanted = readForm(form);
  const isSameText = (wanted.q ?? "").trim() === shown.q;
  return { ...wanted, box: isSameText ? shown.box : undefined, asTyped: isSameText ? shown.asTyped : undefined };
}
