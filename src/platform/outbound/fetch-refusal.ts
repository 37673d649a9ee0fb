import { AppError, type ErrorSpec } from "../errors.ts";

const refused = (message: string): ErrorSpec => ({ status: 422, message });

const REFUSALS = {
  address_unreadable: refused("This isn't a web address. Please copy it again from your browser."),
  address_not_https: refused("This address isn't secure. We only open addresses that start with https://."),
  address_with_password: refused("Please take the user name and password out of this address."),
  address_with_port: refused("Please take the port number out of this address."),
  address_private: refused("This address is inside a private network. Please use one that anyone on the internet can open."),
  host_unknown: refused("We couldn't find this site. Please check the address."),
  host_not_allowed: refused("We can't read addresses of this site."),
  redirect_not_allowed: refused("This address leads to a different site, so we didn't follow it."),
  too_many_redirects: refused("This address keeps sending us somewhere else, so we stopped."),
  tls_failed: refused("We couldn't make a secure connection to this site."),
  connection_failed: refused("We couldn't reach this site. Please try again later."),
  answer_too_slow: refused("This site took too long to answer. Please try again later."),
  answer_too_large: refused("There's more at this address than we can read."),
  answer_wrong_kind: refused("What's at this address isn't something we can read."),
  answer_unreadable: refused("We couldn't understand this site's answer."),
  answer_failed: refused("This site answered with an error."),
} satisfies Record<string, ErrorSpec>;

export type FetchRefusalCode = keyof typeof REFUSALS;

type FetchRefusalDetails = {
  message?: string;
  /** What the site answered, with `answer_failed`. */
  httpStatus?: number;
  /** How long the site asks us to wait. */
  retryAfterSeconds?: number | null;
  cause?: unknown;
};

/** Why an address could not be read, in words that a screen can show. They never quote the address. */
export class FetchRefusal extends AppError {
  declare readonly code: FetchRefusalCode;
  readonly httpStatus: number | null;
  readonly retryAfterSeconds: number | null;

  constructor(code: FetchRefusalCode, { message, httpStatus, retryAfterSeconds, cause }: FetchRefusalDetails = {}) {
    super(code, REFUSALS[code], message === undefined ? {} : { message });
    this.name = "FetchRefusal";
    this.httpStatus = httpStatus ?? null;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    if (cause !== undefined) this.cause = cause;
  }
}
