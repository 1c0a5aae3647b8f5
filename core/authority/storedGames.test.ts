// Stored games replay to the same state after every command. `STORE_GAMES=<name>` writes one of them (a game
// type, homework, assessment), or adds a new one; `STORE_GAMES=1` rewrites all, which goes together with a
// new event version.
// `STORE_GAMES=hashes` keeps their commands and stores the states of this code, for a change in the state's
// shape that changes no meaning.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_TYPES } from '#core/room/phase.ts';
import type { RoomEvent } from '#core/authority/index.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { busySteps, play, type Setting, steps } from '#core/testing/arbitraryPlay.ts';
import type { Step } from '#core/testing/randomSteps.ts';
import { replay, store, type StoredGame } from '#core/testing/storedGame.ts';

const FOLDER = 'tests/replays';

/** Homework with what a student can do at a question and what a teacher can change during the game. */
const HOMEWORK: Setting = {
  type: 'normal',
  playMode: 'async',
  options: {
    extraLife: 'enabled',
    areHintsEnabled: true,
    focusMode: true,
    redemption: 'yes',
    isAnswerExplanationEnabled: false,
    timer: 'off',
  },
  seed: [0xfeedbeef, 2_000],
};
const AT_HOME: readonly RoomEvent['type'][] = [
  'extraLifeOffered',
  'extraLifeDeclined',
  'hintTaken',
  'focusLost',
  'untilAllowed',
  'attemptsAllowed',
  'masteryTurnedOn',
];

/** A test with a review before it is handed in. */
const ASSESSMENT: Setting = {
  type: 'common_assessment',
  options: { limitAttempts: 2 },
  seed: [0xfeedbeef, 3_000],
};

/** A game with all power-ups. */
const POWERUPS: Setting = {
  type: 'normal',
  options: { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' '), timer: 'classic' },
  seed: [0xfeedbeef, 4_000],
};
const DUELS: Setting = {
  type: 'normal',
  options: { isDuelEnabled: true, timer: 'classic' },
  seed: [0xfeedbeef, 5_000],
};
const PEAK: Setting = {
  type: 'mystic_peak',
  options: { timer: 'off', jumble: true },
  seed: [0xfeedbeef, 6_000],
};
/** Number of distinct things that happened on the mountain, counting each path and each result. */
const peakEvents = (list: readonly Step[]): number =>
  new Set(
    play(PEAK, list, () => undefined).log.map((event) => {
      if (event.type === 'pathChosen') return event.role;
      return event.type === 'obstacleEnded' ? event.result : event.type;
    }),
  ).size;
/** Number of distinct strike outcomes, raised shields, and skips. */
const duelEvents = (list: readonly Step[]): number =>
  new Set(
    play(DUELS, list, () => undefined).log.flatMap((event) => {
      if (event.type === 'struck') return event.past.outcome;
      if (event.type === 'shieldRaised') return event.shield;
      return event.type === 'duelSkipped' ? event.type : [];
    }),
  ).size;
/** Number of distinct power-up events, counting each kind used. */
const powerupEvents = (list: readonly Step[]): number =>
  new Set(
    play(POWERUPS, list, () => undefined).log.flatMap((event) => {
      if (event.type === 'powerupUsed') return event.use.powerup;
      return event.type.startsWith('powerup') || event.type === 'answerSpared' ? event.type : [];
    }),
  ).size;

const changedAnswers = (list: readonly Step[]): number =>
  play(ASSESSMENT, list, () => undefined).log.filter(
    (event) => event.type === 'answered' && event.response.asking !== undefined && event.response.answer,
  ).length;

const typesOf = (setting: Setting, list: readonly Step[]): ReadonlySet<string> =>
  new Set(play(setting, list, () => undefined).log.map(({ type }) => type));

const isToBeStored = (name: string): boolean => ['1', name].includes(process.env.STORE_GAMES ?? '');

GAME_TYPES.forEach((type, index) => {
  if (!isToBeStored(type)) return;
  const setting = {
    type,
    options: { jumble: true, limitAttempts: 3, timer: 'strict' },
    seed: [0xfeedbeef, 1_000 + index],
  } as const;
  // Keep the most eventful of many random games.
  const games = fc
    .sample(steps, { numRuns: 200, seed: 42 + index })
    .map((list) => store(`${type}: random play of several players`, setting, list));
  const eventful = (game: StoredGame): number => new Set(game.hashes).size;
  const best = games.reduce((a, b) => (eventful(b) > eventful(a) ? b : a));
  writeFileSync(`${FOLDER}/${type}.json`, `${JSON.stringify(best)}\n`);
});

/** Stores the random game with the highest `measure`. `name`: selects it in STORE_GAMES. */
function storeBest(
  name: string,
  about: string,
  setting: Setting,
  sample: { readonly numRuns: number; readonly seed: number },
  measure: (list: readonly Step[]) => number,
): void {
  if (!isToBeStored(name)) return;
  const { list } = fc
    .sample(fc.tuple(busySteps, steps), sample)
    .map(([busy, all]) => [...busy, ...all])
    .map((steps) => ({ list: steps, found: measure(steps) }))
    .reduce((best, next) => (next.found > best.found ? next : best));
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(store(`${name}: ${about}`, setting, list))}\n`);
}

storeBest(
  'homework',
  'extra lives, hints, more time, and mastery turned on',
  HOMEWORK,
  { numRuns: 1_500, seed: 7 },
  (list) => {
    const types = typesOf(HOMEWORK, list);
    return AT_HOME.filter((type) => types.has(type)).length;
  },
);
storeBest(
  'assessment',
  'answers that are looked over and changed',
  ASSESSMENT,
  { numRuns: 500, seed: 11 },
  changedAnswers,
);
storeBest(
  'powerups',
  'power-ups that come, are used, given and taken',
  POWERUPS,
  { numRuns: 3_000, seed: 13 },
  powerupEvents,
);
/** A climb takes more steps than random play of any single kind has. */
storeBest(
  'mystic_peak',
  'stops, obstacles, an avalanche and a pass',
  PEAK,
  { numRuns: 500, seed: 19 },
  peakEvents,
);
storeBest('duels', 'strikes, shields and who skips', DUELS, { numRuns: 500, seed: 17 }, duelEvents);

if (process.env.STORE_GAMES === 'hashes') {
  for (const file of readdirSync(FOLDER)) {
    const stored = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredGame;
    writeFileSync(`${FOLDER}/${file}`, `${JSON.stringify({ ...stored, hashes: replay(stored) })}\n`);
  }
}

describe('a stored game', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

  it('exists for every type of game', () => {
    expect(files.map((file) => file.replace('.json', ''))).toEqual(expect.arrayContaining([...GAME_TYPES]));
  });

  it.each(files)('%s replays to the same states', (file) => {
    const stored = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredGame;
    // Half the commands of random play change nothing; scripted games change with nearly every step.
    expect(new Set(stored.hashes).size).toBeGreaterThan(Math.min(30, stored.commands.length / 2));
    expect(replay(stored)).toEqual(stored.hashes);
  });
});
