// BLANK on the wall: what was typed, the right answers lit.

import { TYPE_ANSWER } from '#scenes/questions/model.ts';
import { TypedWall } from '#scenes/questions/TypedWall.ts';
import type { CreateWallPart } from '#scenes/questions/wallPart.ts';

export const blankWall: CreateWallPart<'BLANK'> = (ports) =>
  new TypedWall(ports, { hint: TYPE_ANSWER, judged: true }, ({ reveal }) => reveal?.accepted ?? null);
