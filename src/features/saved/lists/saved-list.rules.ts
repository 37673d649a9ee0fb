export const MOST_LISTS = 50;
export const LONGEST_LIST_NAME = 60;
