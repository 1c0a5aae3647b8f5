// REORDER on the projector: its items, then the class's order with ropes to the correct one.

import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { PiecesProjector } from '#scenes/questions/pieces/PiecesProjector.ts';
import { orderChart } from '#scenes/questions/reorder/model.ts';

export const REORDER: CreateProjectorPart<'REORDER'> = (ports, redraw) =>
  new PiecesProjector(ports, redraw, orderChart);
