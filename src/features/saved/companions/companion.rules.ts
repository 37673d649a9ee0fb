export const MOST_COMPANIONS = 20;
export const INVITATION_DAYS = 30;
export const LONGEST_COMMENT = 300;
export const MOST_COMMENTS = 500;
