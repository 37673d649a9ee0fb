import { useRef } from "react";
import { addDays, nightsBetween } from "../../availability/index.ts";
import { useGridChoice } from "../use-grid-choice.ts";
import { type BoardChoice, moveOf, rectangleOf, type Row, type Spot, WEEK_DAYS } from "./board.rules.ts";

type Options = {
  rows: readonly Row[];
  first: string;
  /** How many days are shown. */
  shown: number;
  /** Shows the days from this one on. */
  onLeave(from: string): void;
  /** Called when a selection is finished; after keys, the focus moves to the panel. */
  onChosen(byKeys: boolean): void;
};

function spotAt(element: Element): Spot | null {
  const cell = element.closest<HTMLElement>("[data-day]");
  const listingId = cell?.closest<HTMLElement>("[data-listing]")?.dataset.listing;
  return cell?.dataset.day && listingId ? { listingId, day: cell.dataset.day } : null;
}

/** Selecting the same days of listings that stand under each other. */
export function useBoardChoice({ rows, first, shown, onLeave, onChosen }: Options) {
  /** The first day that will be shown: ahead of the page while it loads. */
  const from = useRef(first);
  const {
    corners,
    choose: chooseCorners,
    ...choosing
  } = useGridChoice<Spot>({
    spotAt,
    isSame: (one, other) => one.listingId === other.listingId && one.day === other.day,
    isPast: ({ listingId, day }) => day < (rows.find((row) => row.listingId === listingId)?.today ?? ""),
    hasSpot(chosen, { listingId, day }) {
      const choice = rectangleOf(rows, ...chosen);
      return choice !== null && choice.listingIds.includes(listingId) && choice.first <= day && day <= choice.last;
    },
    cellOf: ({ listingId, day }) => `[data-listing="${listingId}"] [data-day="${day}"]`,
    stepOf({ listingId, day }, key, isFirst) {
      if (isFirst) from.current = first;
      const move = moveOf(key, nightsBetween({ checkIn: from.current, checkOut: day }), shown);
      if (!move) return null;
      const row = rows.findIndex((each) => each.listingId === listingId) + move.rows;
      return { listingId: rows[Math.min(rows.length - 1, Math.max(0, row))]?.listingId ?? listingId, day: addDays(day, move.days) };
    },
    onStep(start, to) {
      const away = nightsBetween({ checkIn: from.current, checkOut: to.day });
      if (away >= 0 && away < shown) return;
      const moved = nightsBetween({ checkIn: start.day, checkOut: to.day });
      const days = Math.abs(moved) === shown ? moved : Math.floor(away / (away < 0 ? WEEK_DAYS : shown)) * WEEK_DAYS;
      from.current = addDays(from.current, days);
      onLeave(from.current);
    },
    onChosen,
  });
  const choose = (chosen: BoardChoice | null) => {
    const [top, bottom] = [chosen?.listingIds[0], chosen?.listingIds.at(-1)];
    const isWhole = chosen && top && bottom;
    chooseCorners(
      isWhole
        ? [
            { listingId: top, day: chosen.first },
            { listingId: bottom, day: chosen.last },
          ]
        : null,
    );
  };
  /** Lets go of the selection; the focus returns to the days. */
  const release = () => {
    choose(null);
    choosing.focusCell();
  };
  return { ...choosing, choice: corners && rectangleOf(rows, ...corners), choose, release };
}
