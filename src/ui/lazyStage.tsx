// Views that draw: they bring the bridge to the canvas, and pixi with it, when they are first shown.

import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';

interface Drawing {
  /** Nothing can be drawn here: the twin is the game. */
  readonly onUndrawable: () => void;
}

/** `pick` names the view in its module. Where that can't be had, there is nothing to draw with, and the page is told so. */
export function lazyStage<Module, Props extends Drawing>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: pick(await load()) };
    } catch {
      return { default: Undrawable };
    }
  });
}

function Undrawable({ onUndrawable }: Drawing): null {
  useEffect(onUndrawable, [onUndrawable]);
  return null;
}
