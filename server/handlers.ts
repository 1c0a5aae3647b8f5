// The handler of every operation; a missing one is a compile error.

import { mergedPart } from '#protocol/merged.ts';
import * as AREAS from '#server/areas/index.ts';
import { FEATURE_HANDLERS } from '#server/features/compose.ts';
import type * as DIGESTS from '#server/areas/digests.ts';
import type { Handler } from '#server/operations/context.ts';
import type { OperationTable } from '#server/operations/types.ts';
import { withConstantTime } from '#server/operations/constantTime.ts';
import * as host from '#server/operations/host.ts';
import { checkRoom, contestJoin, getContest, join, reconnectRoom, rejoin } from '#server/operations/join.ts';
import { forgetGame, forgetGames, listOwnGames, resumeGame } from '#server/operations/ownGames.ts';
import * as play from '#server/operations/play.ts';
import * as quizChanges from '#server/operations/quizChanges.ts';
import * as solo from '#server/operations/solo.ts';
import * as system from '#server/operations/system.ts';

type Digested = {
  readonly [Name in keyof typeof DIGESTS]: Handler<Name, ReturnType<(typeof DIGESTS)[Name]>>;
};
type Others = { readonly [Name in Exclude<keyof OperationTable, keyof Digested>]: Handler<Name> };

export const HANDLERS: Digested & Others = {
  ...system,
  checkRoom: withConstantTime('room.NOT_FOUND', checkRoom),
  getContest,
  contestJoin,
  join,
  rejoin,
  reconnectRoom,
  ...solo,
  listOwnGames,
  resumeGame,
  forgetGame,
  forgetGames,
  ...play,
  ...host,
  ...quizChanges,
  ...FEATURE_HANDLERS,
  ...mergedPart(AREAS, 'handlers'),
};
