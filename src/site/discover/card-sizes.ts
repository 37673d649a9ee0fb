/** How wide a card's photo is in each of the layouts, for the browser to choose the right file. */
export const CARD_SIZES = {
  three: "(min-width: 76rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw",
  four: "(min-width: 76rem) 16rem, (min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 92vw",
  beside: "(min-width: 96rem) 24rem, (min-width: 64rem) 18rem, (min-width: 40rem) 46vw, 92vw",
} as const;
