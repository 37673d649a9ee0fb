import { type RefObject, useCallback, useEffect, useState } from "react";
import { warmStayCalendar } from "../../availability/parts.ts";

type Options = {
  frame: RefObject<HTMLElement | null>;
  fetchCalendar(): Promise<void>;
  /** Goes up each time something outside the form asks for the calendar. */
  askedFor: number;
};

/** Whether the calendar is open: by a press on a field, where typing goes on, or asked for, where it takes the focus. */
export function useCalendarDrawer({ frame, fetchCalendar, askedFor }: Options) {
  const [opened, setOpened] = useState<"pointed" | "asked" | null>(null);
  const show = useCallback(
    (how: "pointed" | "asked") => {
      warmStayCalendar();
      void fetchCalendar();
      setOpened((former) => former ?? how);
    },
    [fetchCalendar],
  );
  const close = useCallback(() => setOpened(null), []);
  const closeAndReturn = useCallback(() => {
    setOpened(null);
    frame.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  }, [frame]);

  useEffect(() => {
    if (askedFor > 0) show("asked");
  }, [askedFor, show]);
  return { opened, show, close, closeAndReturn };
}
