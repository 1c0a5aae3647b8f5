// REORDER on the projector.

import { Container } from 'pixi.js';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

const nothing = (): void => undefined;

export const REORDER: CreateProjectorPart<'REORDER'> = () => ({
  root: new Container(),
  sync: nothing,
  shape: () => ({ rows: 1, tall: false, told: false }),
  layout: nothing,
  targets: () => [],
  playEntrance: nothing,
  playReveal: nothing,
});
