/** A file of the data directory; it was touched when the last backup was whole. */
export const LAST_BACKUP = "last-backup";
