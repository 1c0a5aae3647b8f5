// DND_IMAGE on the projector: the picture and its labels, then who had what right.

import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { BoardProjector } from '#scenes/questions/board/BoardProjector.ts';
import { dndImageChart } from '#scenes/questions/dndImage/model.ts';

export const DND_IMAGE: CreateProjectorPart<'DND_IMAGE'> = (ports, redraw) =>
  new BoardProjector(ports, redraw, dndImageChart);
