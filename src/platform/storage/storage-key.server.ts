const SEGMENTS = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const MAX_LENGTH = 512;

const TYPES: Record<string, string> = {
  avif: "image/avif",
  bin: "application/octet-stream",
  csv: "text/csv",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  eps: "application/postscript",
  ics: "text/calendar",
  jpg: "image/jpeg",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webp: "image/webp",
  zip: "application/zip",
};

export const isStorageKey = (key: string): boolean => key.length <= MAX_LENGTH && SEGMENTS.test(key) && !key.includes("..");

export function checkKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`"${key.slice(0, 80)}" cannot be the key of a file`);
}

/** A prefix is a key that need not be whole; empty, it means every key. */
export function checkPrefix(prefix: string): void {
  if (prefix !== "") checkKey(prefix.replace(/\/$/, ""));
}

/** What a file is, told by its key's ending, so that every kind of storage tells the same. */
export function contentTypeOf(key: string): string {
  const type = TYPES[key.slice(key.lastIndexOf(".") + 1)];
  if (!type) throw new Error(`the key "${key}" does not end in a known kind of file`);
  return type;
}

export function checkContentType(key: string, contentType: string): void {
  if (contentTypeOf(key) !== contentType) throw new Error(`the key "${key}" does not fit the content type ${contentType}`);
}
