// MSQ on the projector: its options, and how many chose each.

import { OptionsProjector } from '#scenes/questions/OptionsProjector.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

export const MSQ: CreateProjectorPart<'MSQ'> = (ports, redraw) => new OptionsProjector(ports, redraw);
