// MATCH on the projector: both columns, then the ropes between them.

import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { PiecesProjector } from '#scenes/questions/pieces/PiecesProjector.ts';
import { matchChart } from '#scenes/questions/match/model.ts';

export const MATCH: CreateProjectorPart<'MATCH'> = (ports, redraw) =>
  new PiecesProjector(ports, redraw, matchChart);
