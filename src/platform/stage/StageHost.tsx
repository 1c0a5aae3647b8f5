// React bridge to the stage: a box in the page that the app's only canvas moves into.

import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Intent, SceneRequest } from '#scenes/index.ts';
import type { StageHandle, StageSnapshot } from '#src/platform/stage/stageHandle.ts';

const StageContext = createContext<StageHandle | null>(null);

interface StageProviderProps {
  readonly handle: StageHandle;
  readonly children: ReactNode;
}

/** Provides the app's only stage to everything below. */
export function StageProvider({ handle, children }: StageProviderProps): ReactNode {
  return <StageContext value={handle}>{children}</StageContext>;
}

/** The app's stage, for setting focus and scrolling. */
export function useStage(): StageHandle {
  const handle = use(StageContext);
  if (!handle) throw new Error('useStage needs a StageProvider above');
  return handle;
}

/** The stage's status, and the positions of the scene's targets. Re-renders when they change. */
export function useStageSnapshot(): StageSnapshot {
  const handle = useStage();
  return useSyncExternalStore(handle.subscribe, handle.snapshot, handle.snapshot);
}

/** Shows this scene on the stage while the component is mounted; a press on the canvas calls `onIntent`. */
export function useStageScene(scene: SceneRequest, onIntent: (intent: Intent) => void): void {
  const handle = useStage();
  const latest = useRef(onIntent);
  useLayoutEffect(() => {
    latest.current = onIntent;
  });
  useEffect(() => {
    handle.show(scene, (intent) => latest.current(intent));
  }, [handle, scene]);
  useEffect(() => () => handle.clear(), [handle]);
}

/** Fills its positioned parent with the canvas. If there are several, the last one mounted has it. */
export function StageHost(): ReactNode {
  const handle = useStage();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? handle.attach(box.current) : undefined), [handle]);
  return <div ref={box} aria-hidden="true" data-stage="" style={{ position: 'absolute', inset: 0 }} />;
}
