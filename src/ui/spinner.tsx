export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-24 text-muted">
      <svg viewBox="0 0 48 48" className="size-10 animate-spin" aria-hidden>
        <circle cx="24" cy="24" r="19" fill="none" stroke="var(--line)" strokeWidth="5" />
        <path d="M24 5a19 19 0 0 1 19 19" fill="none" stroke="var(--sea)" strokeWidth="5" strokeLinecap="round" />
      </svg>
      {label}
    </div>
  );
}
