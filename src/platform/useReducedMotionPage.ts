// Keeps the page around the stage still in games whose host wants little motion for everyone (specification
// 2, section 3).

import { useEffect } from 'react';

/** While `calm`, style sheets move nothing, whatever the player's own setting says. */
export function useReducedMotionPage(reduceMotion: boolean): void {
  useEffect(() => {
    if (!reduceMotion) return undefined;
    const { dataset } = document.documentElement;
    dataset['calm'] = '';
    return () => {
      delete dataset['calm'];
    };
  }, [reduceMotion]);
}
