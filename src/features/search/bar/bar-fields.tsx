import { Search } from "../../../ui/icons/index.ts";
import { useId } from "react";
import { SearchSuggestions } from "../suggestions/search-suggestions.tsx";
import type { DateProblem } from "../query/when.rules.ts";
import { BarField, type BarLayout } from "./bar-field.tsx";
import { BarPanel, warmPanels } from "./bar-panel.tsx";
import { DraftInputs } from "./draft-inputs.tsx";
import { whoInWords } from "../../availability/index.ts";
import { type SearchDraft, whenInWords } from "./search-draft.ts";
import { usePanels } from "./use-panels.ts";

type Props = {
  q: string;
  placeholder: string;
  draft: SearchDraft;
  today: string;
  problem: DateProblem | null;
  /** Goes up each time a problem was found on sending; the panel with the field then opens. */
  complaints: number;
  layout: BarLayout;
  /** Whether a small screen has another button to send it. */
  isSentBelow?: boolean;
  onText?(text: string): void;
  onChoosePlace(): void;
  onChange(change: Partial<SearchDraft>): void;
};

const BAR =
  "relative grid grid-cols-2 bg-paper text-left noscript:flex! noscript:flex-wrap noscript:items-end noscript:gap-3 noscript:rounded-lg! noscript:p-3! lg:grid-cols-[minmax(0,1.4fr)_1px_minmax(0,1fr)_1px_minmax(0,1fr)_auto] lg:rounded-full lg:border lg:border-line-strong";
const BAR_LAYOUTS = {
  floating: "rounded-[2rem] border border-line-strong p-1 shadow-float",
  sheet: "max-lg:gap-3 max-lg:bg-transparent lg:p-0.5",
} as const satisfies Record<BarLayout, string>;

/** Where, when and who, as one bar; on a small screen they are stacked. */
export function BarFields(props: Props) {
  const { q, placeholder, draft, today, problem, complaints, layout, isSentBelow = false, onText, onChoosePlace, onChange } = props;
  const id = useId();
  const { frame, opened, toggle, close, onKeyDown } = usePanels(complaints, layout);
  const problemId = `${id}-problem`;
  const field = (panel: "when" | "who") => ({
    layout,
    panelId: `${id}-${panel}`,
    isOpen: opened === panel,
    onToggle: () => toggle(panel),
    onPoint: warmPanels,
  });
  const panel = { draft, today, problem, problemId, complaints, layout, onChange };
  return (
    <div
      ref={frame}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !frame.current?.contains(relatedTarget) && close()}
      className="grid gap-2"
    >
      <div className={`${BAR} ${BAR_LAYOUTS[layout]}`}>
        <SearchSuggestions
          look={layout === "sheet" ? "roomy" : "bare"}
          name="q"
          label="Where"
          placeholder={placeholder}
          defaultValue={q}
          onInput={onText}
          onChoose={onChoosePlace}
          onFocus={close}
          className="max-lg:col-span-2 noscript:min-w-60 noscript:grow"
        />
        <DraftInputs draft={draft} today={today} problem={problem} problemId={problemId} />
        <Divider />
        <BarField
          {...field("when")}
          label="When"
          value={whenInWords(draft)}
          nothing="Any week"
          problemId={problem ? problemId : undefined}
        />
        {opened === "when" && <BarPanel {...panel} panel="when" id={`${id}-when`} className="inset-x-0 mx-auto w-[48rem]" />}
        <Divider />
        <BarField {...field("who")} label="Who" value={whoInWords(draft)} nothing="Guests" problemId={undefined} />
        {opened === "who" && <BarPanel {...panel} panel="who" id={`${id}-who`} className="right-0 w-96" />}
        <button
          type="submit"
          className={`${isSentBelow ? "max-lg:hidden noscript:inline-flex!" : ""} m-0.5 inline-flex min-h-13 min-w-13 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-full bg-sea px-4 font-semibold text-on-sea hover:bg-sea-hover max-lg:order-2 max-lg:col-span-2 lg:px-0`}
        >
          <Search aria-hidden className="size-5" />
          <span className="lg:sr-only">Search</span>
        </button>
      </div>
      {problem && opened !== "when" && (
        <p id={problemId} role="alert" className="justify-self-start rounded-md bg-brick-wash px-3 py-1.5 font-medium text-brick">
          {problem.message}
        </p>
      )}
    </div>
  );
}

const Divider = () => <span aria-hidden className="my-3 bg-line max-lg:hidden noscript:hidden" />;
