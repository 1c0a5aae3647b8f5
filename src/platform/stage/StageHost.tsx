// Where the canvas stands in the page: a box that the one stage moves into.

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

/** Hands the app's one stage to everything below. */
export function StageProvider({ handle, children }: StageProviderProps): ReactNode {
  return <StageContext value={handle}>{children}</StageContext>;
}

/** The app's stage: to set focus and to scroll. */
export function useStage(): StageHandle {
  const handle = use(StageContext);
  if (!handle) throw new Error('useStage needs a StageProvider above');
  return handle;
}

/** What the stage tells: its status, and where the scene's targets are. Renders again when they change. */
export function useStageSnapshot(): StageSnapshot {
  const handle = useStage();
  return useSyncExternalStore(handle.subscribe, handle.snapshot, handle.snapshot);
}

/** Puts this scene on the stage for as long as the component stands; a press on the canvas calls `onIntent`. */
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

/** A box that fills its positioned parent with the canvas. One at a time shows it; the last one mounted wins. */
export function StageHost(): ReactNode {
  const handle = useStage();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? handle.attach(box.current) : undefined), [handle]);
  return <div ref={box} aria-hidden="true" data-stage="" style={{ position: 'absolute', inset: 0 }} />;
}
