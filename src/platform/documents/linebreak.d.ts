declare module "linebreak" {
  /** The places where the Unicode line breaking algorithm allows, or requires, a new line. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
