// HOTSPOT on the projector: the picture, then the marks of all players and the regions.

import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { BoardProjector } from '#scenes/questions/board/BoardProjector.ts';
import { hotspotChart } from '#scenes/questions/hotspot/model.ts';

export const HOTSPOT: CreateProjectorPart<'HOTSPOT'> = (ports, redraw) =>
  new BoardProjector(ports, redraw, hotspotChart);
