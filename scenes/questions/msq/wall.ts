// MSQ on the wall: its options, and how many chose each.

import { OptionsWall } from '#scenes/questions/OptionsWall.ts';
import type { CreateWallPart } from '#scenes/questions/wallPart.ts';

export const msqWall: CreateWallPart<'MSQ'> = (ports, redraw) =>
  new OptionsWall(ports, redraw, ({ question, reveal }) => ({
    questionId: question.id,
    options: question.options,
    correct: reveal?.correctIds ?? [],
  }));
