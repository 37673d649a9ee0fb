/** What somebody types, what is understood of it, and the words that are left to be looked for in titles and places. */
export type Phrasing = [text: string, labels: string[], rest: string];
