import { LONGEST_POST, LONGEST_TITLE } from "../forum.rules.ts";

export const TITLE_FIELD = { label: "Title", name: "title", required: true, maxLength: LONGEST_TITLE } as const;
export const TEXT_FIELD = { name: "text", required: true, dir: "auto", maxLength: LONGEST_POST } as const;
