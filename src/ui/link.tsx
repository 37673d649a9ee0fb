import type { ComponentProps } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path from the root, or only a question about the same page. */
  to: string;
  /** Whether its page is asked for as soon as somebody seems to want it. */
  ahead?: boolean;
  /** Whether a photo travels along to its page. */
  travels?: boolean;
  /** Whether the page stays where it is scrolled to. */
  stays?: boolean;
  /** Whether going back does not lead here again. */
  replaces?: boolean;
  /** Whether the document is loaded anew. */
  reloads?: boolean;
};

/**
 * A link, as plain as HTML has it. `FollowLinks` follows all of them in one place, so that none costs the router's work for
 * clicks to come, neither on the server nor when the page comes to life.
 */
export const Link = ({ to, ahead, travels, stays, replaces, reloads, children, ...rest }: LinkProps) => {
  const ways = `${ahead ? "ahead " : ""}${travels ? "travels " : ""}${stays ? "stays " : ""}${replaces ? "replaces" : ""}`;
  return (
    <a href={to} data-follow={reloads ? undefined : ways.trimEnd()} {...rest}>
      {children}
    </a>
  );
};
