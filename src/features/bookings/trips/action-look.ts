/** A row of things to do: a quiet button with an icon. */
export const ACTION_LOOK =
  "flex h-full min-h-11 items-center gap-2.5 rounded-md border border-line-mid bg-paper px-3.5 py-2 text-left leading-snug font-semibold text-ink no-underline transition-colors duration-150 hover:border-ink";
export const ACTION_ICON = "size-5 shrink-0 text-sea";

/** Beside the one button that stands out: a link with an icon. */
export const QUIET_ACTION =
  "relative z-10 inline-flex min-h-11 cursor-pointer items-center gap-2 text-left leading-snug font-semibold text-sea no-underline hover:underline";
export const QUIET_ICON = "size-4.5 shrink-0";
