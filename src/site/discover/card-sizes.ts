/** The width of a card's photo in each layout, so that the browser picks the right file. */
export const CARD_SIZES = {
  three: "(min-width: 76rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw",
  four: "(min-width: 76rem) 16rem, (min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw",
  beside: "(min-width: 110rem) 18vw, (min-width: 64rem) 26vw, (min-width: 40rem) 46vw, 92vw",
} as const;
