import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type ReceivedEmail = {
  /** Whom the envelope names, whatever the headers say. */
  recipients: string[];
  headers: Map<string, string>;
  body: string;
};

export type MailServer = { port: number; url: string; emails: ReceivedEmail[]; stop(): Promise<void> };

/** A real SMTP server on this machine that keeps what it receives. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const emails: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    // A client may keep its connection for the next email.
    closeTimeout: 100,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        emails.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), ...readMessage(raw) });
        done();
      }, done);
    },
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    port: actual,
    url: `smtp://127.0.0.1:${actual}`,
    emails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readMessage(raw: string): Pick<ReceivedEmail, "headers" | "body"> {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]));
  return { headers, body: decodeQuotedPrintable(raw.slice(end + 4)) };
}

const decodeQuotedPrintable = (encoded: string) =>
  encoded.replace(/=\r\n/g, "").replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
