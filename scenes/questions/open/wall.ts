// OPEN on the wall: what was written; nothing is right or wrong.

import { WRITE_ANSWER } from '#scenes/questions/model.ts';
import { TypedWall } from '#scenes/questions/TypedWall.ts';
import type { CreateWallPart } from '#scenes/questions/wallPart.ts';

export const openWall: CreateWallPart<'OPEN'> = (ports) =>
  new TypedWall(ports, { hint: WRITE_ANSWER, judged: false }, () => null);
