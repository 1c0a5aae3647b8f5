// Graphics object for small shapes.

import { Graphics } from 'pixi.js';

/** Shares its draw call with others, however complex its outlines. */
export class Drawing extends Graphics {
  constructor(label?: string) {
    super(label === undefined ? {} : { label });
    this.context.batchMode = 'batch';
  }
}

export const drawing = (label?: string): Drawing => new Drawing(label);
