import { useEffect, useState } from "react";
import { Outlet, useRevalidator } from "react-router";
import { Spinner } from "../../ui/spinner.tsx";
import { requireSignIn } from "../server/edge.server.ts";

export const middleware = [requireSignIn];

/** Without a loader the browser wouldn't ask the server, and the middleware wouldn't run. */
export const loader = () => null;

/** A page restored from the back/forward cache stays hidden until we know that its owner is still signed in. */
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
  return checking ? <Spinner label="Checking that you're still signed in" /> : <Outlet />;
}
