import type { ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.server.ts";
import type { Follower } from "./database-listener.server.ts";
import { type LiveEvent, type LiveTopic, MISSED, SILENT } from "./live-event.ts";
import { LIVE_CHANNEL, type LiveNotice, type LiveReaders } from "./publish-live.server.ts";

const HEARTBEAT_SECONDS = 25;
const HEARTBEAT = "event: beat\ndata\n\n";
/** A client that does not read is cut off; it asks for the rest when it comes back. */
const MOST_UNREAD_BYTES = 64 * 1024;
const MOST_PER_PERSON = 20;

export type StreamOwner = { personId: string; sessionId: string; isSupport: boolean; expiresAt: Date };

type Stream = { response: ServerResponse; keys: readonly string[]; expiresAt: number; beat: number };

/** The open pages of this process, and the topics of each. */
export class LiveStreams {
  #byKey = new Map<string, Set<Stream>>();
  /** One of them hears the heartbeat each second, so that thousands are not written to at once. */
  #beats: Set<Stream>[] = Array.from({ length: HEARTBEAT_SECONDS }, () => new Set());
  #next = 0;
  #turn = 0;
  #readers: LiveReaders;
  #clock: Clock;
  #log: Log;
  #timer: NodeJS.Timeout;
  #isListening = false;
  /** Events are read side by side and told in the order in which they came. */
  #lastSent: Promise<void> = Promise.resolve();

  constructor(options: { readers: LiveReaders; clock: Clock; log: Log }) {
    this.#readers = options.readers;
    this.#clock = options.clock;
    this.#log = options.log;
    this.#timer = setInterval(() => this.#beat(), 1_000).unref();
  }

  get size(): number {
    return this.#beats.reduce((sum, streams) => sum + streams.size, 0);
  }

  mayOpen(personId: string): boolean {
    return (this.#byKey.get(`person:${personId}`)?.size ?? 0) < MOST_PER_PERSON;
  }

  /** Keeps the response open until its client, its session or the process goes. */
  open(response: ServerResponse, owner: StreamOwner): void {
    const keys = ["everyone", `person:${owner.personId}`, `session:${owner.sessionId}`, ...(owner.isSupport ? ["support"] : [])];
    const beat = this.#next++ % HEARTBEAT_SECONDS;
    const stream = { response, keys, expiresAt: owner.expiresAt.getTime(), beat };
    for (const key of keys) this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(stream));
    this.#beats[beat]?.add(stream);
    response.once("close", () => this.#forget(stream));
    write(stream, eventText({ type: this.#isListening ? MISSED : SILENT, id: "" }));
  }

  /** What the database tells this process. */
  follower(): Follower {
    return {
      channel: LIVE_CHANNEL,
      receive: (payload) => this.#receive(JSON.parse(payload) as LiveNotice),
      connected: () => this.#listening(true),
      lost: () => this.#listening(false),
    };
  }

  /** Ends them all; their clients come back, each after a pause of its own. */
  stop(): void {
    clearInterval(this.#timer);
    for (const stream of this.#all()) stream.response.end();
  }

  #receive(notice: LiveNotice): void {
    if ("end" in notice) return this.#end(notice.end);
    const { to, ...event } = notice;
    if (!to.some((topic) => this.#byKey.has(topic))) return;
    const read = this.#read(event);
    this.#lastSent = this.#lastSent.then(async () => {
      const text = await read;
      if (text) for (const stream of this.#hearers(to)) write(stream, text);
    });
  }

  async #read(event: LiveEvent): Promise<string | null> {
    const reader = this.#readers[event.type];
    if (!reader) return eventText(event);
    try {
      const data = await reader(event);
      return data === null ? null : eventText({ ...event, data });
    } catch (error) {
      this.#log.warn({ err: error, event: event.type }, "a live event could not be read");
      return eventText(event);
    }
  }

  #hearers(topics: readonly LiveTopic[]): Set<Stream> {
    return new Set(topics.flatMap((topic) => [...(this.#byKey.get(topic) ?? [])]));
  }

  #end(key: string): void {
    for (const { response } of this.#byKey.get(key) ?? []) response.end();
  }

  /** While nothing was heard, a session or a role may have ended: those who come back are looked at again. */
  #listening(isListening: boolean): void {
    if (this.#isListening === isListening) return;
    this.#isListening = isListening;
    for (const stream of this.#all()) {
      if (isListening) stream.response.end();
      else write(stream, eventText({ type: SILENT, id: "" }));
    }
  }

  #beat(): void {
    const now = this.#clock.now().getTime();
    this.#turn = (this.#turn + 1) % HEARTBEAT_SECONDS;
    for (const stream of this.#beats[this.#turn] ?? []) {
      if (stream.expiresAt <= now) stream.response.end();
      else write(stream, HEARTBEAT);
    }
  }

  #forget(stream: Stream): void {
    this.#beats[stream.beat]?.delete(stream);
    for (const key of stream.keys) {
      const streams = this.#byKey.get(key);
      streams?.delete(stream);
      if (streams?.size === 0) this.#byKey.delete(key);
    }
  }

  *#all(): Iterable<Stream> {
    for (const streams of this.#beats) yield* streams;
  }
}

const eventText = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`;

function write({ response }: Stream, text: string): void {
  if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
  else response.write(text);
}
