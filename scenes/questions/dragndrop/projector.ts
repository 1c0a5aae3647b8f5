// DRAGNDROP on the projector: the words, then the correct ones and the most common mistakes.

import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';
import { gapsChart, wordsOnWall } from '#scenes/questions/gaps/model.ts';
import { PiecesProjector } from '#scenes/questions/pieces/PiecesProjector.ts';

export const DRAGNDROP: CreateProjectorPart<'DRAGNDROP'> = (ports, redraw) =>
  new PiecesProjector(ports, redraw, gapsChart, wordsOnWall);
