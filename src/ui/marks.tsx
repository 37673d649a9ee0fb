/* The icons that stand on every card and in every row of a list. The stylesheet draws them, so a page does not repeat them. */

export const Heart = ({ isFull }: { isFull: boolean }) => (
  <span aria-hidden className={isFull ? "mark mark-heart-full" : "mark mark-heart"} />
);

export const Star = () => <span aria-hidden className="mark mark-star" />;

export const Check = () => <span aria-hidden className="mark mark-check" />;
