/** Something that our renderer leaves to React's own. */
export class LeftToReact extends Error {}
