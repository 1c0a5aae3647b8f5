// Registry of power-ups, one line each.

import { addPoints } from '#core/features/powerups/kinds/addPoints.ts';
import { avalanche } from '#core/features/powerups/kinds/avalanche.ts';
import { double } from '#core/features/powerups/kinds/double.ts';
import { doubleJeopardy } from '#core/features/powerups/kinds/doubleJeopardy.ts';
import { eraser } from '#core/features/powerups/kinds/eraser.ts';
import { fiftyFifty } from '#core/features/powerups/kinds/fiftyFifty.ts';
import { gift } from '#core/features/powerups/kinds/gift.ts';
import { glitch } from '#core/features/powerups/kinds/glitch.ts';
import { immunity } from '#core/features/powerups/kinds/immunity.ts';
import { minusPoints } from '#core/features/powerups/kinds/minusPoints.ts';
import { mysteryBox } from '#core/features/powerups/kinds/mysteryBox.ts';
import { powerPlay } from '#core/features/powerups/kinds/powerPlay.ts';
import { prank } from '#core/features/powerups/kinds/prank.ts';
import { stealPoints } from '#core/features/powerups/kinds/stealPoints.ts';
import { streakBooster } from '#core/features/powerups/kinds/streakBooster.ts';
import { streakBreaker } from '#core/features/powerups/kinds/streakBreaker.ts';
import { streakSaver } from '#core/features/powerups/kinds/streakSaver.ts';
import { supersonic } from '#core/features/powerups/kinds/supersonic.ts';
import { timeFreeze } from '#core/features/powerups/kinds/timeFreeze.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Powerup } from '#core/features/powerups/powerup.ts';

export const POWERUPS: { readonly [Id in PowerupId]: Powerup } = {
  doubleJeopardy,
  double,
  fiftyFifty,
  eraser,
  immunity,
  timeFreeze,
  streakSaver,
  supersonic,
  powerPlay,
  glitch,
  mysteryBox,
  addPoints,
  minusPoints,
  streakBooster,
  streakBreaker,
  stealPoints,
  gift,
  prank,
  avalanche,
};
