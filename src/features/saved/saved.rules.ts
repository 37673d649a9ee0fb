export const LONGEST_NOTE = 500;

/** For how long the page offers to undo a removal. */
export const UNDO_MINUTES = 10;
