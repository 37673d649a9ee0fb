/** A file to download. */
export type DocumentFile = { name: string; contentType: string; content: Uint8Array<ArrayBuffer> | string };
