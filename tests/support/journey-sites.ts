import type { IncomingMessage, ServerResponse } from "node:http";
import { writtenCalendar, type WrittenEvent } from "./calendars.ts";
import { airbnb2026Page } from "./listing-pages/airbnb.ts";
import { somePicture } from "./some-picture.ts";
import { type FixtureSite, startFixtureSite } from "./fixture-site.ts";

/** The sites that the product finds during journeys, on this machine: calendars, and by their host the saved pages of listings. */
export const startJourneySites = (): Promise<FixtureSite> =>
  startFixtureSite({
    "calendars.example/asked.ics": sendAsked,
    "calendars.example/broken.ics": writtenCalendar([]).replace(
      "END:VCALENDAR",
      "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:never\r\nEND:VEVENT\r\nEND:VCALENDAR",
    ),
    "calendars.example/down.ics": (_, response) => response.writeHead(503).end(),
    "calendars.example/once.ics": answerTwice(),
    "calendars.example/page.ics": "<!doctype html><title>Sign in</title>",
    "www.airbnb.com/rooms/7001": airbnb2026Page(),
    "www.airbnb.com/rooms/7002": '<title>airbnb.com</title><script src="https://geo.captcha-delivery.com/c.js"></script>',
    ...Object.fromEntries(
      PHOTOS.map((number) => [`a0.muscache.com/im/pictures/hosting/Hosting-7001/original/photo-${number}.jpeg`, sendPhoto(number)]),
    ),
  });

/** For each query a calendar that is there for a preview and for adding it, and then no more. */
function answerTwice() {
  const asked = new Map<string, number>();
  return ({ url = "" }: IncomingMessage, response: ServerResponse) => {
    const before = asked.get(url) ?? 0;
    asked.set(url, before + 1);
    if (before < 2) response.writeHead(200, { "content-type": "text/calendar" }).end(writtenCalendar([]));
    else response.writeHead(503).end();
  };
}

const PHOTOS = Array.from({ length: 12 }, (_, number) => number);

const sendPhoto = (number: number) => async (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { "content-type": "image/jpeg" }).end(await somePicture(number / PHOTOS.length));

/** A calendar with the stays and closed days that its address asks for: `?stay=2027-06-10/2027-06-13&closed=2027-07-01/2027-07-08`. */
function sendAsked({ url = "" }: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(url, "https://calendars.example");
  const events = (name: string, summary: string): WrittenEvent[] =>
    searchParams.getAll(name).map((range) => {
      const [from = "", to = ""] = range.split("/");
      return { from, to, summary };
    });
  const text = writtenCalendar([...events("stay", "Reserved"), ...events("closed", "Airbnb (Not available)")]);
  response.writeHead(200, { "content-type": "text/calendar; charset=utf-8" }).end(text);
}
