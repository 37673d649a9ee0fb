/** How a box to type into looks. */
export const CONTROL =
  "w-full min-w-0 min-h-11 rounded-md border border-line-strong bg-paper px-3.5 py-2 text-ink placeholder:text-muted transition-colors duration-150 hover:border-ink aria-invalid:border-brick";
