// A graphics object for something small.

import { Graphics } from 'pixi.js';

/** It shares its draw call with others, whatever its outlines cost. */
export function drawing(label?: string): Graphics {
  const made = new Graphics(label === undefined ? {} : { label });
  made.context.batchMode = 'batch';
  return made;
}
