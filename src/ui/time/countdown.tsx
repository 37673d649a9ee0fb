import { useEffect, useRef, useState } from "react";

/** A screen reader hears how much is left at these minutes; the seconds are for the eyes. */
const SAID_AT_MINUTES = [5, 1];

type Props = {
  /** When the time is over, and what the server's clock said when it drew the page. */
  until: string;
  now: string;
  /** What runs out, such as "to pay": "5 minutes left to pay". */
  what: string;
  onEnd?: () => void;
};

/** How much time is left, ticking; without scripts it says how much there was when the page was drawn. */
export function Countdown({ until, now, what, onEnd }: Props) {
  const [left, setLeft] = useState(() => secondsBetween(Date.parse(now), until));
  const [said, setSaid] = useState("");
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    const ahead = Date.parse(now) - Date.now();
    let before = secondsBetween(Date.parse(now), until);
    const tick = () => {
      const seconds = secondsBetween(Date.now() + ahead, until);
      setLeft(seconds);
      const minutes = SAID_AT_MINUTES.findLast((minute) => before > minute * 60 && seconds <= minute * 60);
      before = seconds;
      if (minutes !== undefined) setSaid(`${minutes === 1 ? "1 minute" : `${minutes} minutes`} left ${what}`);
      if (seconds > 0) return;
      clearInterval(timer);
      setSaid(`The time ${what} is over`);
      ended.current?.();
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [until, now, what]);
  return (
    <>
      <span aria-hidden className="numbers">
        {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

const secondsBetween = (from: number, until: string): number => Math.max(0, Math.ceil((Date.parse(until) - from) / 1000));
