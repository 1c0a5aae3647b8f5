// Lazily loaded canvas views: Pixi and the bridge to it load when they are first shown.

import { type LazyExoticComponent, useEffect } from 'react';
import { type Exported, lazyExport } from '#src/ui/lazyExport.ts';

interface Drawing {
  /** Nothing can be drawn here, so the twin becomes the game. */
  readonly onStageUnavailable: () => void;
}

/** `name`: the view's export in its module. If it can't be loaded, the view calls `onStageUnavailable`. */
export function lazyStage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Exported<Module, Name>> {
  const unavailable = () => ({ [name]: Unavailable }) as unknown as Module;
  return lazyExport(() => load().catch(unavailable), name);
}

function Unavailable({ onStageUnavailable }: Drawing): null {
  useEffect(onStageUnavailable, [onStageUnavailable]);
  return null;
}
