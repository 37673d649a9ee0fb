export type ForumIconName =
  | "delete"
  | "edit"
  | "heart"
  | "heart-full"
  | "lock"
  | "pin"
  | "quote"
  | "replies"
  | "report"
  | "search"
  | "share"
  | "views";

/** A drawing of `public/forum-icons.svg`, which costs the page no script. */
export const ForumIcon = ({ name, className = "size-4" }: { name: ForumIconName; className?: string }) => (
  <svg aria-hidden className={className}>
    <use href={`/forum-icons.svg#${name}`} />
  </svg>
);
