// Screen consistency: once all pushes are delivered, every screen must show what a newly opened one would.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { movesWithin } from '#core/authority/ledger.ts';
import type { RoomEvent } from '#core/authority/index.ts';
import {
  busySettings,
  busySteps,
  ledSteps,
  lessons,
  play,
  type Setting,
  settings,
  steps,
} from '#core/testing/arbitraryPlay.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import { gameFor } from '#core/features/mysticPeak/choices.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { Game } from '#core/testing/game.ts';
import type { Step } from '#core/testing/randomSteps.ts';
import { ALL_EVENT_TYPES } from '#server/testing/everyEvent.ts';
import { IS_LONG } from '#tests/support/long.ts';
import { Spectators } from '#tests/support/spectators.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Plays, and checks all screens after every `every` steps. */
function watch(setting: Setting, list: readonly Step[], every: number): readonly RoomEvent[] {
  let onlookers: Spectators | undefined;
  let count = 0;
  const game = play(setting, list, (current) => {
    onlookers ??= new Spectators(current);
    onlookers.broadcast();
    count += 1;
    if (count % every === 0) onlookers.check();
  });
  onlookers?.check();
  onlookers?.close();
  return game.log;
}

/** Rooms that open after some players have arrived, and then wait for the host. */
const scheduled = settings.map((setting) => ({ ...setting, opensAt: 1_002_000 }));
const teams = scheduled.map((setting) => ({ ...setting, type: 'team' as const, playMode: 'live' as const }));

const PRIME: AuthoredQuestion = {
  type: 'MCQ',
  text: 'Which is a prime?',
  options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }, { text: '15' }],
};

const missing = new Set<string>(Object.keys(ALL_EVENT_TYPES));

/**
 * The same draws in each run, so that no failure depends on luck. If events are still missing, they are
 * looked for with more seeds, up to a limit; `npm run test:long` watches every play of all of them.
 */
const SEEDS = IS_LONG ? 8 : 1;
const MAX_SEEDS = 8;

/** Kinds of play to broadcast, with the number of runs of each. */
const PLAYS = [
  [settings, steps, 60],
  [busySettings, busySteps, 20],
  [scheduled, steps, 20],
  [teams, ledSteps('wait'), 30],
  [lessons, ledSteps('answer', 'answer', 'raiseHand', 'wait'), 40],
] as const;

/** `rare`: only plays with events that are still missing, because watching takes ten times as long as playing. */
function tellOf(seed: number, rare: boolean): void {
  const isRare = (setting: Setting, list: readonly Step[]): boolean =>
    play(setting, list, () => undefined).log.some(({ type }) => missing.has(type));
  for (const [setting, list, numRuns] of PLAYS)
    fc.assert(
      // In bursts too: simultaneous events are sent together.
      fc.property(setting, list, fc.constantFrom(1, 1, 5), (...args) => {
        if (rare && !isRare(args[0], args[1])) return;
        for (const { type } of watch(...args)) missing.delete(type);
      }),
      { numRuns, seed, endOnFailure: true },
    );
}
/** A scripted game whose every line is broadcast and checked; several at a time are checked together. */
function scripted(game: Game): {
  readonly told: (...lines: readonly (() => unknown)[]) => void;
  readonly close: () => void;
} {
  const onlookers = new Spectators(game);
  return {
    told(...lines) {
      for (const line of lines) {
        const { length } = game.log;
        line();
        // Otherwise nothing would be checked.
        expect(game.log.length).toBeGreaterThan(length);
        for (const { type } of game.log.slice(length)) missing.delete(type);
        onlookers.broadcast();
      }
      onlookers.check();
    },
    close: () => onlookers.close(),
  };
}

it('keeps screens up to date in a lesson when the host pauses, resumes, adds time, locks and unlocks the room', () => {
  const game = new Game({ type: 'tp', questions: [{ type: 'OPEN', text: 'Well?' }] });
  const { told, close } = scripted(game);
  told(() => game.join('Ana'));
  told(() => game.start());
  told(() => game.host({ type: 'addTime', ms: 60_000 }));
  told(() => game.host({ type: 'pause' }));
  told(() => game.host({ type: 'resume' }));
  game.now += 3_000;
  told(() => game.host({ type: 'lock', locked: true }));
  expect(() => game.join('Ben')).toThrow('room.NOT_FOUND');
  told(() => game.host({ type: 'lock', locked: false }));
  told(() => game.join('Ben'));
  for (const { id } of game.room.seats.flat()) told(() => game.answer(id, ['Fine']));
  const { id: questionId = '' } = game.room.questions[0]?.question ?? {};
  told(() => game.host({ type: 'hideText', questionId, text: 'Fine', hidden: true }));
  close();
});

it('keeps screens up to date when the host merges words of a cloud, and lowers all hands', () => {
  const game = new Game({
    type: 'tp',
    questions: [{ type: 'WORDCLOUD', text: 'How are you?' }],
    options: { raiseHands: true },
  });
  const { told, close } = scripted(game);
  const [ana = '', ben = ''] = ['Ana', 'Ben'].map((name) => game.join(name));
  told(() => game.start());
  told(() => game.answer(ana, ['fine']));
  told(() => game.answer(ben, ['well']));
  const { id: questionId = '' } = game.room.questions[0]?.question ?? {};
  for (const into of ['fine', null])
    told(() => game.host({ type: 'mergeText', questionId, text: 'well', into }));
  for (const playerId of [ana, ben]) told(() => game.send({ type: 'raiseHand', playerId, raised: true }));
  told(() => game.host({ type: 'lowerHand', playerId: null }));
  close();
});

it('keeps ranks up to date in a lesson when a player is removed just before the leaderboard', () => {
  const game = new Game({ type: 'tp' });
  const { told, close } = scripted(game);
  const [ana = '', ben = ''] = ['Ana', 'Ben', 'Cy'].map((name) => game.join(name));
  told(() => game.start());
  told(() => game.answer(ben, ['7']));
  told(() => game.answer(ana, ['7']));
  told(() => game.host({ type: 'next' }));
  told(() => game.wait(500));
  told(
    () => game.host({ type: 'remove', playerId: ben }),
    () => game.host({ type: 'next' }),
  );
  expect(game.room.slide?.state).toBe('completed');
  close();
});

it('keeps ranks up to date in a lesson when a player joins and an option changes just before the leaderboard', () => {
  const game = new Game({ type: 'tp' });
  const { told, close } = scripted(game);
  const ana = game.join('Ana');
  told(() => game.start());
  told(() => game.answer(ana, ['7']));
  told(() => game.join('Ben'));
  told(
    () => game.host({ type: 'changeOptions', options: { studentEffects: false } }),
    () => game.host({ type: 'next' }),
  );
  expect(game.room.slide?.state).toBe('completed');
  close();
});

it('keeps screens up to date in teams when they are set, named and shuffled, and a player is moved', () => {
  const game = new Game({ type: 'team' });
  const { told, close } = scripted(game);
  for (const name of ['Ana', 'Ben', 'Cy']) told(() => game.join(name));
  told(() => game.host({ type: 'setTeams', teams: 3 }));
  const [ana] = game.room.seats.flat();
  told(() => game.host({ type: 'moveToTeam', playerId: ana?.id ?? '', team: ((ana?.team ?? 0) + 1) % 3 }));
  told(() => game.host({ type: 'nameTeam', team: 1, name: 'Owls' }));
  told(() => game.host({ type: 'shuffleTeams' }));
  told(() => game.start());
  told(() => game.host({ type: 'nameTeam', team: 1, name: 'Larks' }));
  close();
});

it('keeps screens up to date when points move between players', () => {
  const game = new Game();
  const { told, close } = scripted(game);
  const players = ['Ana', 'Ben', 'Cy'].map((name) => game.join(name));
  told(() => game.start());
  for (const id of players) told(() => game.open(id));
  for (const id of players) told(() => game.answer(id, ['7']));
  const moves = [
    { seat: 0, points: 300 },
    { seat: 2, points: -300 },
  ];
  told(() => game.applyEvents(movesWithin(game.room, 'hands', moves, game.now)));
  close();
});

it('keeps screens up to date when a question is corrected, during a game and after it', () => {
  const game = new Game({ type: 'mastery_mode', questions: [PRIME, PRIME] });
  const { told, close } = scripted(game);
  const players = ['Ana', 'Ben'].map((name) => game.join(name));
  told(() => game.start());
  for (const text of ['9', '7'])
    for (const id of players) {
      told(() => game.open(id));
      told(() => game.answer(id, [text]));
    }
  const id = game.room.questions[0]?.question.id ?? '';
  const correct = (type: 'dropped' | 'fullMarks' | 'original', mayLose: boolean) =>
    told(() => game.host({ type: 'correctQuestion', questionId: id, change: { type }, mayLose }));
  correct('fullMarks', false);
  expect(game.seat(players[0] ?? '').isOver).toBe(true);
  correct('dropped', true);
  told(() => game.end());
  correct('original', false);
  close();
});

it('keeps screens up to date when open answers are marked, during a game and after it', () => {
  const game = new Game({
    type: 'normal',
    questions: [PRIME, { type: 'OPEN', text: 'Why?' }],
    options: { timer: 'off' },
  });
  const { told, close } = scripted(game);
  const players = ['Ana', 'Ben', 'Cy'].map((name) => game.join(name));
  told(() => game.start());
  for (const id of players)
    for (const text of ['7', `says ${id}`]) {
      told(() => game.open(id));
      told(() => game.answer(id, [text]));
    }
  const open = game.room.questions.find(({ question }) => question.type === 'OPEN');
  const questionId = open?.question.id ?? '';
  const mark = (player: number, credit: number | null) => {
    const marks = [{ answer: `says ${players[player] ?? ''}`, credit }];
    told(() =>
      game.host({ type: 'correctQuestion', questionId, change: { type: 'marks', marks }, mayLose: false }),
    );
  };
  mark(2, 1);
  mark(1, 0.5);
  mark(2, null);
  expect(game.room.seats.flat().map(({ score }) => score)).toEqual([600, 900, 600]);
  told(() => game.end());
  mark(0, 1);
  close();
});

it('keeps screens up to date after strikes, shields and skips', () => {
  const game = new DuelGame(['Ana', 'Ben', 'Cy']);
  const [ana = '', ben = '', cy = ''] = game.players;
  const { told, close } = scripted(game);
  for (const player of [ana, ben, cy]) told(() => game.steps(player, 2));
  told(() => game.choose(ben, { type: 'shield', shield: 'standard' }));
  told(() => game.choose(ana, { type: 'strike', strike: 'standard', targetId: ben }));
  told(() => game.choose(cy, { type: 'strike', strike: 'standard', targetId: ana }));
  told(() => game.toChoice(ben));
  told(() => game.choose(ben, { type: 'skip' }));
  close();
});

it('keeps screens up to date on a climb with stops, a camp game, an avalanche, a pass, the ridge and a game for fun', () => {
  const game = new PeakGame(['Ana', 'Ben', 'Cy']);
  const { told, close } = scripted(game);
  // The player's first obstacle is redealt during a pause.
  const isRedealt = (_: string, seat: number): boolean => gameFor(game.room.seed, seat, 0) !== 'runeMatch';
  const ana = game.players.find(isRedealt) ?? '';
  const ben = game.players.find((player) => player !== ana) ?? '';
  const missed = (player: string): readonly string[] => {
    const { question } = game.view(player).slide ?? {};
    const options = question && 'options' in question ? question.options : [];
    return [options.find(({ text }) => text !== 'right')?.text ?? ''];
  };
  const question = (player: string) => {
    for (let n = 0; n < 6; n += 1) {
      let met: number | string = '';
      told(() => (met = game.on(player)));
      if (typeof met === 'number') return;
      told(() => (met === 'levelUp' ? game.take(player) : game.pass(player, 'LEADER')));
    }
  };
  for (const player of game.players) {
    question(player);
    told(() => game.answer(player, ['right']));
  }
  told(() => game.host({ type: 'awardPowerup', powerup: 'avalanche', playerIds: [ben] }));
  game.now += 3_000;
  const card = game.seat(ben).belt?.slots.find(Boolean)?.id ?? 0;
  const loose = { type: 'usePowerup', playerId: ben, card, targetId: null } as const;
  told(() => game.send({ ...loose, commandId: game.commandId() }));
  told(() => game.wait(3_000));
  // A missed first attempt leads to an obstacle, which is played across a pause.
  question(ana);
  told(() => game.answer(ana, missed(ana)));
  told(() => game.on(ana));
  told(() => game.begin(ana));
  told(() => game.host({ type: 'pause' }));
  told(() => game.host({ type: 'resume' }));
  told(() => game.wait(3_000));
  told(() => game.wait(10_000));
  told(() => game.wait(21_000));
  told(() => game.leave(ana, 'obstacle'));
  // The missed question cost more than it can ever earn, so it is passed when it is asked again.
  const again = game.climb(ana).queue?.at(-1) ?? 0;
  for (question(ana); game.seat(ana).open?.q !== again; question(ana))
    told(() => game.answer(ana, ['right']));
  const questionId = game.room.questions[again]?.question.id ?? '';
  told(() => game.host({ type: 'givePass', playerId: ana, questionId }));
  for (let n = 0; n < 60 && game.climb(ana).peakAt === null; n += 1) {
    question(ana);
    const { camp, queue } = game.climb(ana);
    told(() => game.answer(ana, camp === 2 && queue === null ? missed(ana) : ['right']));
  }
  expect(game.seat(ana).belt?.slots.filter(Boolean)).not.toEqual([]);
  told(() => game.on(ana));
  told(() => game.begin(ana));
  told(() => game.playOut(ana));
  told(() => game.leave(ana, 'obstacle'));
  told(() => game.on(ana));
  told(() => game.path(ana, 'RIDGE'));
  told(() => game.on(ana));
  told(() => game.answer(ana, ['right']));
  // For fun, while others climb.
  game.now += 5_000;
  told(() => game.practice(ana, 'runeMatch'));
  told(() => game.begin(ana));
  told(() => game.playOut(ana));
  told(() => game.leave(ana, 'obstacle'));
  expect(game.climb(ana)).toMatchObject({ practiceCount: 1, stop: null });
  told(() => game.host({ type: 'end' }));
  close();
});

it('keeps screens up to date when power-ups are given, used, placed, shuffled, ended and triggered', () => {
  const options = { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' '), jumble: false } as const;
  const questions = Array.from({ length: 20 }, () => PRIME);
  const game = new Game({ options, questions });
  const { told, close } = scripted(game);
  const [ana = '', ben = ''] = ['Ana', 'Ben'].map((name) => game.join(name));
  const give = (powerup: PowerupId, playerIds: readonly string[] | null = null) =>
    told(() => game.host({ type: 'awardPowerup', powerup, playerIds }));
  const cardOf = (playerId: string, powerup: PowerupId): number =>
    game.seat(playerId).belt?.slots.find((card) => card?.powerup === powerup)?.id ?? 0;
  const useOf = (playerId: string, powerup: PowerupId, targetId: string | null = null) =>
    told(() => {
      const card = cardOf(playerId, powerup);
      const commandId = game.commandId();
      const use = { type: 'usePowerup', playerId, card, targetId, commandId } as const;
      expect(game.send(use)).toMatchObject({ ok: true });
    });
  for (const powerup of ['immunity', 'powerPlay', 'fiftyFifty'] as const) give(powerup);
  told(() => game.start());
  for (const playerId of [ana, ben]) told(() => game.open(playerId));
  for (const powerup of ['immunity', 'powerPlay', 'fiftyFifty'] as const) useOf(ana, powerup);
  // First a wrong answer, then the final one.
  for (const text of ['4', '7']) told(() => game.answer(ana, [text]));
  // A card is earned within three answers.
  for (let n = 0; n < 2; n += 1) {
    told(() => game.open(ana));
    told(() => game.answer(ana, ['7']));
  }
  told(() => game.send({ type: 'shufflePowerups', playerId: ana, commandId: game.commandId() }));
  for (const powerup of ['prank', 'glitch'] as const) give(powerup);
  give('stealPoints', [ben]);
  const offer = game.seat(ben).belt?.offer?.id ?? 0;
  const placing = { type: 'placePowerup', playerId: ben, card: offer, slot: 0 } as const;
  told(() => game.send({ ...placing, commandId: game.commandId() }));
  game.now += 3_000;
  useOf(ana, 'prank', ben);
  useOf(ben, 'stealPoints');
  useOf(ana, 'glitch');
  give('gift', [ana]);
  give('supersonic', [ana]);
  game.now += 30_000;
  useOf(ana, 'gift', ben);
  told(() => game.open(ana));
  useOf(ana, 'supersonic');
  const effect = game.seat(ana).belt?.effects.find(({ powerup }) => powerup === 'supersonic')?.id ?? 0;
  const ending = { type: 'endPowerup', playerId: ana, effect } as const;
  told(() => game.send({ ...ending, commandId: game.commandId() }));
  game.now += 30_000;
  for (const powerup of ['glitch', 'powerPlay'] as const)
    told(() => game.host({ type: 'triggerPowerup', powerup }));
  told(() => game.host({ type: 'pause' }));
  told(() => game.host({ type: 'resume' }));
  game.now += 3_000;
  told(() => game.answer(ana, ['7']));
  told(() => game.open(ana));
  close();
});

it('keeps screens up to date in a challenge when a rematch is offered', () => {
  const game = new Game({ type: 'challenge' });
  const { told, close } = scripted(game);
  const [ana] = ['Ana', 'Ben'].map((name) => game.join(name));
  told(() => game.start());
  told(() => game.end());
  told(() =>
    game.send({
      type: 'offerRematch',
      commandId: 'again',
      playerId: ana ?? '',
      hash: 'b'.repeat(24),
      code: '654321',
    }),
  );
  close();
});

it("keeps screens up to date in an assigned game when one player gets more time and when everyone else's is up", () => {
  const game = new Game({ playMode: 'async' });
  const due = game.room.expiresAt;
  const { told, close } = scripted(game);
  const [ana = '', ben = ''] = ['Ana', 'Ben'].map((name) => game.join(name));
  told(() => game.host({ type: 'allowUntil', playerId: ana, until: due + 60_000 }));
  for (const id of [ana, ben]) told(() => game.open(id));
  told(() => game.answer(ben, ['7']));
  told(() => game.wait(due - game.now));
  expect(game.room.state).toBe('running');
  told(() => game.answer(ana, ['7']));
  told(() => game.host({ type: 'allowUntil', playerId: ana, until: due + 120_000 }));
  told(() => game.wait(due + 120_000 - game.now));
  close();
});

it('keeps screens up to date in any play, until every kind of event has happened', {
  timeout: 900_000,
}, () => {
  for (let seed = 1; seed <= SEEDS || (seed <= MAX_SEEDS && missing.size > 0); seed += 1)
    tellOf(seed, seed > SEEDS);
  expect([...missing]).toEqual([]);
});
