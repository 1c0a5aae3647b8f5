import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { ItemsProjector } from '#scenes/questions/placing/ItemsProjector.ts';

export const CLASSIFICATION: CreateProjectorPart<'CLASSIFICATION'> = (ports, redraw) =>
  new ItemsProjector(ports, redraw);
