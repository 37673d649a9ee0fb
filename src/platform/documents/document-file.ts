/** A file that somebody takes along. */
export type DocumentFile = { name: string; contentType: string; content: Uint8Array<ArrayBuffer> | string };
