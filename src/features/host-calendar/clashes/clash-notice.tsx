import { href, Link } from "react-router";
import { Notice } from "../../../ui/notice.tsx";
import { clashesInWords } from "../calendar-words.ts";

/** Leads to the clashes, if there are any. */
export function ClashNotice({ clashes }: { clashes: number }) {
  if (clashes === 0) return null;
  return (
    <div className="mb-5">
      <Notice tone="attention">
        <Link to={href("/host/calendar/clashes")} className="font-semibold underline">
          {clashesInWords(clashes)}
        </Link>
      </Notice>
    </div>
  );
}
