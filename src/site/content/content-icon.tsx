import type { CardIcon, OtherIcon } from "../../features/content/index.ts";

/** A drawing of `public/content-icons.svg`: written pages need no script for it. */
export const ContentIcon = ({ name, className }: { name: CardIcon | OtherIcon; className: string }) => (
  <svg aria-hidden className={className}>
    <use href={`/content-icons.svg#${name}`} />
  </svg>
);
