import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Says that the page has come to life, and does what somebody asked for before. */
function Alive() {
  useEffect(() => {
    window.isAlive = true;
    const pressed = window.earlyPress;
    window.earlyPress = null;
    if (pressed?.isConnected) pressed.click();
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Alive />
    </StrictMode>,
    { onRecoverableError: (error) => !window.isLeaving && reportError(error) },
  );
});
