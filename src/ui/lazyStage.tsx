// Views that draw: they bring the bridge to the canvas, and pixi with it, when they are first shown.

import { type LazyExoticComponent, useEffect } from 'react';
import { type Exported, lazyExport } from '#src/ui/lazyExport.ts';

interface Drawing {
  /** Nothing can be drawn here: the twin is the game. */
  readonly onUndrawable: () => void;
}

/** `name`: of the view in its module. Where that can't be had, there is nothing to draw with, and the page is told so. */
export function lazyStage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Exported<Module, Name>> {
  const undrawable = () => ({ [name]: Undrawable }) as unknown as Module;
  return lazyExport(() => load().catch(undrawable), name);
}

function Undrawable({ onUndrawable }: Drawing): null {
  useEffect(onUndrawable, [onUndrawable]);
  return null;
}
