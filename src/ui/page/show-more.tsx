import { useEffect, useRef } from "react";
import { LinkButton } from "../button.tsx";

type Props = {
  /** What holds the list that grows, or its parts. */
  listId: string;
  shown: number;
  /** Where nobody counted them, how many are shown is all that is said. */
  total?: number;
  /** The address that shows more of it; null where there is no more, or no more is shown. */
  to: string | null;
  /** Where to look for what is never shown. */
  rest?: string | undefined;
};

/** More rows below those that are there. The focus moves to the first new one. */
export function ShowMore({ listId, shown, total, to, rest }: Props) {
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return;
    const row = document.getElementById(listId)?.querySelectorAll<HTMLElement>("li:not(li li), tbody > tr")[asked.current];
    const first = row?.querySelector<HTMLElement>("a, summary, button");
    if (first) first.focus();
    else if (row) focusRow(row);
    asked.current = null;
  }, [listId, shown]);
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      {to && (
        <LinkButton to={to} look="quiet" preventScrollReset onClick={() => (asked.current = shown)}>
          Show more
        </LinkButton>
      )}
      <p role="status" className="numbers text-muted">
        Showing {shown.toLocaleString("en-US")}
        {total !== undefined && ` of ${total.toLocaleString("en-US")}`}
        {!to && rest && (total === undefined || shown < total) && `. ${rest}`}
      </p>
    </div>
  );
}

export function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
}
