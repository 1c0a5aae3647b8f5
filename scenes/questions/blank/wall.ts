// BLANK on the wall: what was typed, the right answers lit.

import { TypedWall } from '#scenes/questions/TypedWall.ts';
import type { CreateWallPart } from '#scenes/questions/wallPart.ts';

export const blankWall: CreateWallPart<'BLANK'> = (ports) =>
  new TypedWall(
    ports,
    { hintKey: 'projector.typeAnswer', judged: true },
    ({ reveal }) => reveal?.accepted ?? null,
  );
