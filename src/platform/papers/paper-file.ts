/** A file that somebody takes along. */
export type PaperFile = { name: string; contentType: string; content: Uint8Array<ArrayBuffer> | string };
