/** `ours`: what comes with the product stands there; `optional`: the site is whole without it. */
export type SetupState = "set" | "ours" | "missing" | "optional";

/** One thing that an operator can make their own. */
export type SetupItem = {
  label: string;
  /** What it is now, in words; never a secret. */
  value: string | null;
  state: SetupState;
  how: string;
  /** The file of the content folder, or the environment variable. */
  where: string;
  /** Headings that a lawyer should read. */
  forLawyer?: readonly string[];
};

export type SetupPart = { id: string; title: string; items: SetupItem[] };
export type Setup = { contentFolder: string | null; isDemo: boolean; missing: number; parts: SetupPart[] };
