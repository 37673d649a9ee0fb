import type { Block } from "../../ui/rich-text/rich-text-tree.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

type Props = { title: string; lead?: string; blocks: readonly Block[]; className?: string };

/** A title that opens to what is written under it. */
export const Fold = ({ title, lead, blocks, className = "" }: Props) => (
  <details className={`group ${className}`}>
    <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3">
      <span>
        <span className="block font-semibold">{title}</span>
        {lead && <span className="block text-sm text-muted">{lead}</span>}
      </span>
      <span aria-hidden className="text-2xl leading-none text-sea transition-transform duration-150 group-open:rotate-45">
        +
      </span>
    </summary>
    <div className="max-w-2xl pt-1 pb-5">
      <RichText blocks={blocks} by="us" />
    </div>
  </details>
);
