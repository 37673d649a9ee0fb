/** An icon of every page's frame, drawn as Lucide does (ISC): its library would be a large part of what a written page loads. */
export const ShellIcon = ({ lines, className }: { lines: string; className: string }) => (
  <svg aria-hidden viewBox="0 0 24 24" className={`icon-lines ${className}`}>
    <path d={lines} />
  </svg>
);
