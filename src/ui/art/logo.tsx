/** A house that floats: roof, flame and hull. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden>
      <path d="M20 3.5 34 15.2l-2.4 2.8L20 8.3 8.4 18 6 15.2Z" fill="var(--ink)" />
      <path d="M11 18.6 20 11l9 7.6V25H11Z" fill="var(--ink)" opacity="0.12" />
      <path
        d="M20.3 13.6c.4 2.6 3.7 4 3.7 7.3a4 4 0 0 1-8 0c0-1.7 1-2.7 1.7-3.7.3 1 .8 1.4 1.3 1.6-.2-2 .2-3.8 1.3-5.2Z"
        fill="var(--ember)"
      />
      <path d="M3.5 26.5h33c-1.2 6-5.6 9.5-11.5 9.5H15C9.1 36 4.7 32.5 3.5 26.5Z" fill="var(--sea)" />
      <path
        d="M8 31.2c2.4-1.3 4.4-1.3 6.4 0s4 1.3 6 0 4-1.3 6 0 3.8 1.3 5.6.2"
        fill="none"
        stroke="var(--on-sea)"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.7"
      />
    </svg>
  );
}
