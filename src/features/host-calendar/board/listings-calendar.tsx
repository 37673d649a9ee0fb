import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { FormResult } from "../../../ui/forms/form-result.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import { Board } from "./board.tsx";
import { boardAddress } from "./board-address.ts";
import { CalendarLegend } from "../month/calendar-legend.tsx";
import { BoardPanel } from "./board-panel.tsx";
import { type BoardChoice, WEEK_DAYS } from "./board.rules.ts";
import { boardChoiceInWords } from "./board-words.ts";
import { daysInWords } from "../calendar-words.ts";
import { ChoiceBar } from "./choice-bar.tsx";
import type { ListingsCalendar as Calendar, ListingsQuery } from "../host-calendar.schema.ts";
import { useBoardChoice } from "./use-board-choice.ts";

const WIDE = "(min-width: 64rem)";

/** All listings against days, with a panel (on a phone, a sheet) of actions for the selected nights. */
export function ListingsCalendar({
  calendar,
  query,
  formKey,
  result,
}: {
  calendar: Calendar;
  query: ListingsQuery;
  formKey: string;
  result: FormResult | undefined;
}) {
  const { first, listings } = calendar;
  const navigate = useNavigate();
  const { sheet, heading, isOpen, open, close } = useActionPanel();
  const [readResult, setReadResult] = useState<FormResult | undefined>();
  const rows = useMemo(() => listings.map(({ listing, today }) => ({ listingId: listing.id, today })), [listings]);
  const choosing = useBoardChoice({
    rows,
    first,
    shown: query.weeks * WEEK_DAYS,
    onLeave: (from) => void navigate(boardAddress(query, { from }), { preventScrollReset: true }),
    onChosen(byKeys) {
      setReadResult(result);
      open(byKeys);
    },
  });
  const { grid, choice, choose, release, isHalf } = choosing;
  if (isOpen && !choice) close();
  useEffect(() => {
    if (isOpen) grid.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isOpen, grid]);
  const titles = new Map(listings.map(({ listing }) => [listing.id, listing.title]));
  const onChoose = (chosen: BoardChoice | null) => {
    setReadResult(result);
    choose(chosen);
  };
  return (
    <div
      className={`grid items-start gap-x-6 gap-y-4 ${isOpen ? "lg:grid-cols-[minmax(0,1fr)_20rem]" : ""} ${choice ? "max-lg:pb-20" : ""}`}
    >
      <div className="min-w-0">
        <Board calendar={calendar} weeks={query.weeks} group={query.group} choosing={choosing} />
        <div className="mt-3">
          <CalendarLegend />
        </div>
      </div>
      <aside
        aria-label="Selected nights"
        onKeyDown={({ key }) => key === "Escape" && matchMedia(WIDE).matches && release()}
        className={`lg:sticky lg:top-20 lg:card lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-5 ${isOpen ? "" : "lg:hidden"} without-script:block!`}
      >
        <Sheet id="chosen-nights" title="Selected nights" dialog={sheet} flatFrom="lg" className="max-lg:p-5 without-script:p-0">
          <BoardPanel
            calendar={calendar}
            formKey={formKey}
            choice={choice}
            onChoose={onChoose}
            onRelease={release}
            result={result === readResult ? undefined : result}
            heading={heading}
          />
        </Sheet>
      </aside>
      {choice && (
        <ChoiceBar
          title={boardChoiceInWords(choice, titles)}
          hint={isHalf ? "Tap the last night, or continue." : daysInWords(choice)}
          onContinue={() => sheet.current?.showModal()}
        />
      )}
    </div>
  );
}

/** Beside the days the panel takes room, so it opens once a selection is finished: they would move under the pointer. On a phone it is a sheet. */
function useActionPanel() {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !takesFocus.current) return;
    takesFocus.current = false;
    heading.current?.focus();
  });
  const open = (byKeys: boolean) => {
    setOpen(true);
    if (matchMedia(WIDE).matches) takesFocus.current = byKeys;
    else sheet.current?.showModal();
  };
  return { sheet, heading, isOpen, open, close: () => setOpen(false) };
}
