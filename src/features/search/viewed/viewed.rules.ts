/** Where the browser keeps them. */
export const VIEWED_LISTINGS = "viewed-listings";
