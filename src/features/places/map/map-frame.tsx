import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { CanvasEvents } from "./map-props.ts";

type MapFrameProps<P> = {
  /** Loads the canvas, and the map library with it. */
  load: () => Promise<ComponentType<P & CanvasEvents>>;
  canvasProps: P;
  className?: string;
};

type Stage = "waiting" | "drawing" | "ready" | "failed";

/** A card of the map's size from the start. The canvas is loaded when the card is about to be seen; if that fails, one can try again. */
export function MapFrame<P extends object>(props: MapFrameProps<P>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onTryAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt<P extends object>({ load, canvasProps, className = "", onTryAgain }: MapFrameProps<P> & { onTryAgain: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Canvas, setCanvas] = useState<ComponentType<P & CanvasEvents> | null>(null);
  const [stage, setStage] = useState<Stage>("waiting");
  const onReady = useCallback(() => setStage("ready"), []);
  const onFail = useCallback(() => setStage("failed"), []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (loaded) => {
            if (isGone) return;
            setCanvas(() => loaded);
            setStage("drawing");
          },
          () => isGone || setStage("failed"),
        );
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [load]);

  return (
    <div
      ref={frame}
      aria-busy={stage === "waiting" || stage === "drawing"}
      className={`relative isolate overflow-hidden rounded-lg border border-line bg-sea-wash ${className}`}
    >
      {stage === "failed" ? (
        <div className="grid h-full content-center justify-items-center gap-4 p-6 text-center">
          <p role="alert" className="text-muted">
            Failed to load map. Please try again later.
          </p>
          <Button look="quiet" onClick={onTryAgain}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          {stage !== "ready" && <Skeleton />}
          <div className={`absolute inset-0 transition-opacity duration-200 ${stage === "ready" ? "" : "opacity-0"}`}>
            {Canvas && <Canvas {...canvasProps} onReady={onReady} onFail={onFail} />}
          </div>
        </>
      )}
    </div>
  );
}

function Skeleton() {
  return (
    <>
      <p className="sr-only">Loading map</p>
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden className="absolute inset-0 size-full animate-pulse">
        <path d="M0 0h214c-8 26 18 40 12 70s-46 22-52 52 30 42 20 74-52 22-64 50 8 38-4 54H0Z" fill="var(--sand-deep)" />
        <path
          d="M292 78c22-14 54-8 60 14s-14 44-40 42-46-38-20-56Zm26 128c14-8 34-4 36 12s-18 26-34 20-16-24-2-32Z"
          fill="var(--sand-deep)"
        />
        <path
          d="M0 96c60 10 96-14 152 8M40 300c10-52 54-84 110-108"
          fill="none"
          stroke="var(--line)"
          strokeWidth="2"
          strokeDasharray="6 6"
        />
      </svg>
    </>
  );
}
