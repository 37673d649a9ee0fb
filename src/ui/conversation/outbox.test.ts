import { describe, expect, test, vi } from "vitest";
import { type Delivery, Outbox, type Outgoing } from "./outbox.ts";

const message = (id: string): Outgoing => ({ id, to: "chat", text: `Text of ${id}`, at: "2027-01-01T00:00:00.000Z" });

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A server that answers as it is told, and knows what it accepted. */
function server(answers: Delivery["kind"][] = []) {
  const accepted: string[] = [];
  const deliver = async ({ id }: Outgoing): Promise<Delivery> => {
    const kind = answers.shift() ?? "sent";
    if (kind === "sent" && !accepted.includes(id)) accepted.push(id);
    return kind === "refused" ? { kind, message: "No." } : { kind };
  };
  return { accepted, deliver };
}

test("messages go out one after the other, in the order in which they were written", async () => {
  const { accepted, deliver } = server();
  const outbox = new Outbox({ name: "o", store: memory(), deliver });
  for (const id of ["a", "b", "c"]) outbox.add(message(id));
  await expect.poll(() => outbox.messages).toEqual([]);
  expect(accepted).toEqual(["a", "b", "c"]);
});

test("what could not be sent waits, says so, and goes out once when the connection is back", async () => {
  const { accepted, deliver } = server(["later"]);
  const outbox = new Outbox({ name: "o", store: memory(), deliver });
  const told = vi.fn<() => void>();
  outbox.subscribe(told);
  outbox.add(message("a"));
  outbox.add(message("b"));
  await expect.poll(() => outbox.messages.map(({ late }) => late)).toEqual(["Waiting to send", "Waiting to send"]);
  expect(outbox.messages.map(({ id }) => id)).toEqual(["a", "b"]);
  await outbox.flush();
  expect([accepted, outbox.messages]).toEqual([["a", "b"], []]);
  expect(told).toHaveBeenCalled();
  outbox.close();
});

test("a reload loses nothing and doubles nothing, even of a message whose answer never came", async () => {
  const store = memory();
  const { accepted, deliver } = server();
  const before = new Outbox({
    name: "o",
    store,
    deliver: async (each) => {
      await deliver(each);
      return new Promise(() => {});
    },
  });
  before.add(message("a"));
  before.add(message("b"));
  before.close();
  const after = new Outbox({ name: "o", store, deliver });
  expect(after.messages.map(({ id }) => id)).toEqual(["a", "b"]);
  await after.flush();
  expect(accepted).toEqual(["a", "b"]);
  expect(new Outbox({ name: "o", store, deliver }).messages).toEqual([]);
});

test("a waiting message can be withdrawn, and is never sent then; one on its way cannot", async () => {
  const { accepted, deliver } = server(["later"]);
  const outbox = new Outbox({ name: "o", store: memory(), deliver });
  outbox.add(message("a"));
  expect(await outbox.withdraw("a")).toBeNull();
  await expect.poll(() => outbox.messages[0]?.late).toBe("Waiting to send");
  expect((await outbox.withdraw("a"))?.text).toBe("Text of a");
  await outbox.flush();
  expect(accepted).toEqual([]);
  outbox.close();
});

test("a refused message stays with the reason, and holds up none of the others", async () => {
  const { accepted, deliver } = server(["refused"]);
  const outbox = new Outbox({ name: "o", store: memory(), deliver });
  outbox.add(message("a"));
  outbox.add(message("b"));
  await expect.poll(() => accepted).toEqual(["b"]);
  expect(outbox.messages).toMatchObject([{ id: "a", problem: "No." }]);
});

describe("of two tabs", () => {
  const tab = (store: ReturnType<typeof memory>, deliver: (message: Outgoing) => Promise<Delivery>) =>
    new Outbox({ name: "o", store, locks: navigator.locks, deliver });

  test("each sends what the other has not, and no message twice", async () => {
    const store = memory();
    const delivered: string[] = [];
    const deliver = async ({ id }: Outgoing): Promise<Delivery> => {
      delivered.push(id);
      await Promise.resolve();
      return { kind: "sent" };
    };
    const tabs = [tab(store, deliver), tab(store, deliver)];
    for (let i = 0; i < 10; i++) tabs[i % 2]?.add(message(`m${i}`));
    await Promise.all(tabs.map((each) => each.flush()));
    await expect.poll(() => store.getItem("o")).toBeNull();
    expect(delivered).toEqual(Array.from({ length: 10 }, (_, i) => `m${i}`));
  });

  test("what one of them sends, the other can't withdraw; what it withdrew, the other never sends", async () => {
    const store = memory();
    const { promise: answer, resolve } = Promise.withResolvers<Delivery>();
    const deliver = vi.fn<(message: Outgoing) => Promise<Delivery>>(() => answer);
    const [first, second] = [tab(store, deliver), tab(store, deliver)];
    first.add(message("a"));
    first.add(message("b"));
    second.reread();
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    expect(await second.withdraw("a")).toBeNull();
    expect(await second.withdraw("b")).toMatchObject({ id: "b" });
    resolve({ kind: "sent" });
    await expect.poll(() => first.messages).toEqual([]);
    expect(deliver).toHaveBeenCalledOnce();
  });

  test("a closed one leaves what waits to the other", async () => {
    const store = memory();
    const closed = tab(store, async () => ({ kind: "later" }));
    closed.add(message("a"));
    const other = tab(store, async () => ({ kind: "later" }));
    await expect.poll(() => closed.messages[0]?.late).toBe("Waiting to send");
    other.reread();
    expect(other.messages[0]?.late).toBe("Waiting to send");
    closed.close();
    const { accepted, deliver } = server();
    await tab(store, deliver).flush();
    expect(accepted).toEqual(["a"]);
  });
});

test("what waited for more than a day is not sent by itself, and can be taken back", async () => {
  const { accepted, deliver } = server();
  const store = memory();
  store.setItem("o", JSON.stringify([{ ...message("a"), at: new Date(Date.now() - 25 * 3_600_000).toISOString() }]));
  const outbox = new Outbox({ name: "o", store, deliver });
  await outbox.flush();
  expect(accepted).toEqual([]);
  expect(outbox.messages).toMatchObject([{ id: "a", problem: "Not sent: it waited for more than a day." }]);
  expect(await outbox.withdraw("a")).toMatchObject({ text: "Text of a" });
});

test("what is kept and cannot be read is forgotten", () => {
  const store = memory();
  store.setItem("o", "{");
  expect(new Outbox({ name: "o", store, deliver: server().deliver }).messages).toEqual([]);
});
