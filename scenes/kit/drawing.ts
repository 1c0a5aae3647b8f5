// A graphics object for something small.

import { Graphics } from 'pixi.js';

/** It shares its draw call with others, whatever its outlines cost. */
export class Drawing extends Graphics {
  constructor(label?: string) {
    super(label === undefined ? {} : { label });
    this.context.batchMode = 'batch';
  }
}

export const drawing = (label?: string): Drawing => new Drawing(label);
