/** A bar that floats over the page, or one in a sheet of a small screen. */
export type BarLayout = "floating" | "sheet";

const FRAME =
  "flex min-h-14 w-full cursor-pointer flex-col justify-center rounded-full px-6 text-left hover:bg-sea-wash focus-visible:-outline-offset-2 aria-expanded:bg-sea-wash";

const IN_SHEET = "max-lg:rounded-md max-lg:border max-lg:border-line-strong max-lg:bg-paper max-lg:px-4";

type Props = {
  layout: BarLayout;
  label: string;
  /** What was chosen; while nothing was, what is suggested is quieter. */
  value: string;
  nothing: string;
  panelId: string;
  isOpen: boolean;
  problemId: string | undefined;
  onToggle(): void;
  /** It may be opened next. */
  onPoint(): void;
};

/** A part of the bar that opens a panel. Without scripts the panel is a part of the page, and this is not there. */
export function BarField({ layout, label, value, nothing, panelId, isOpen, problemId, onToggle, onPoint }: Props) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={panelId}
      aria-describedby={problemId}
      onClick={onToggle}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      className={`${FRAME} ${layout === "sheet" ? IN_SHEET : ""} noscript:hidden`}
    >
      <span className="text-sm font-semibold">{label}</span>
      <span className={`numbers w-full truncate ${problemId ? "text-brick" : value ? "" : "text-muted"}`}>{value || nothing}</span>
    </button>
  );
}
