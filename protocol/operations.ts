// The one table of operations: the server's routes and socket handlers, the typed client and the reference come from it.

import { merged } from '#protocol/area.ts';
import * as AREAS from '#protocol/areas/index.ts';
import { CHALLENGE_OPERATIONS } from '#protocol/operations/challenge.ts';
import { HOST_OPERATIONS } from '#protocol/operations/host.ts';
import { JOIN_OPERATIONS } from '#protocol/operations/join.ts';
import { OWN_GAME_OPERATIONS } from '#protocol/operations/ownGames.ts';
import { PLAY_OPERATIONS } from '#protocol/operations/play.ts';
import { SOLO_OPERATIONS } from '#protocol/operations/solo.ts';
import { SYSTEM_OPERATIONS } from '#protocol/operations/system.ts';
import { TEAM_OPERATIONS } from '#protocol/operations/teams.ts';

export const OPERATIONS = {
  ...SYSTEM_OPERATIONS,
  ...JOIN_OPERATIONS,
  ...SOLO_OPERATIONS,
  ...OWN_GAME_OPERATIONS,
  ...CHALLENGE_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...HOST_OPERATIONS,
  ...TEAM_OPERATIONS,
  ...merged(AREAS),
} as const;

export type OperationName = keyof typeof OPERATIONS;
