import { useEffect, useState } from "react";
import { Outlet, useRevalidator } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import { requireSignIn } from "../server/edge.server.ts";

export const middleware = [requireSignIn];

/** Its presence makes the browser ask the server, and so the middleware, on every visit. */
export const loader = () => null;

/** A page brought back by the browser may belong to somebody who has signed out since: it stays hidden until that is known. */
export default function SignedInLayout() {
  const { revalidate } = useRevalidator();
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    const onShow = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setChecking(true);
      await revalidate();
      setChecking(false);
    };
    const listener = (event: PageTransitionEvent) => void onShow(event);
    addEventListener("pageshow", listener);
    return () => removeEventListener("pageshow", listener);
  }, [revalidate]);
  return checking ? <Spinner label="Checking that it is still you" /> : <Outlet />;
}
