const KEYS = [
  ["J or ↓", "next"],
  ["K or ↑", "previous"],
  ["T", "take"],
  ["R", "reply"],
  ["Shift C", "close"],
] as const;

/** What the keys do. Whoever speaks to the computer instead can turn them off. */
export function ConsoleHelp({ hasKeys, onChange }: { hasKeys: boolean; onChange(has: boolean): void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted max-md:hidden">
      <label className="flex min-h-6 items-center gap-2">
        <input type="checkbox" checked={hasKeys} onChange={(event) => onChange(event.target.checked)} className="size-4 accent-sea" />
        Keyboard shortcuts
      </label>
      {hasKeys &&
        KEYS.map(([key, what]) => (
          <span key={key}>
            <kbd className="rounded border border-line-strong px-1.5 font-sans text-xs">{key}</kbd> {what}
          </span>
        ))}
    </div>
  );
}
