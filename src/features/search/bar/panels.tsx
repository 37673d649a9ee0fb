import type { SearchDraft } from "./search-draft.ts";
import { WhenPanel, type WhenProps } from "./when-panel.tsx";
import { WhoPanel } from "./who-panel.tsx";

export type PanelProps = WhenProps & { panel: "when" | "who"; onChange(change: Partial<SearchDraft>): void };

export const Panels = ({ panel, ...rest }: PanelProps) =>
  panel === "when" ? <WhenPanel {...rest} /> : <WhoPanel party={rest.draft} onChange={rest.onChange} />;
