// REORDER on the canvas: a rope ladder whose rungs are put in order.

import { Container } from 'pixi.js';
import type { CreatePart } from '#scenes/player/question/part.ts';

const nothing = (): void => undefined;

export const REORDER: CreatePart<'REORDER'> = () => ({
  root: new Container(),
  sync: nothing,
  heightFor: () => 100,
  roomyHeightFor: () => 100,
  layout: nothing,
  setFocus: nothing,
  setPointer: nothing,
  targets: () => [],
  playEntrance: nothing,
  playLocked: nothing,
  playReveal: nothing,
  playRelayout: nothing,
});
