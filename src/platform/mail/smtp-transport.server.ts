import nodemailer, { type Transporter } from "nodemailer";

export const SMTP_CONNECTIONS = 5;

const transports = new Map<string, Transporter>();

/** The pooled connections to the mail server; one that nobody uses is closed after a while. */
export function transportTo(url: string): Transporter {
  const transport = transports.get(url) ?? openTransport(url);
  transports.set(url, transport);
  return transport;
}

const openTransport = (url: string): Transporter =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    // The job queue tries again; the pool would do so without knowing whether the email had arrived.
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
