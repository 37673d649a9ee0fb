export const LONGEST_NOTE_TO_HOST = 1_000;
