export const MOST_SAVED_SEARCHES = 20;
export const LONGEST_NAME = 80;
