// OPEN on the wall: what was written; nothing is right or wrong.

import { TypedWall } from '#scenes/questions/TypedWall.ts';
import type { CreateWallPart } from '#scenes/questions/wallPart.ts';

export const openWall: CreateWallPart<'OPEN'> = (ports) =>
  new TypedWall(ports, { hintKey: 'projector.writeAnswer', judged: false }, () => null);
