// Canary test: plants a marker in every secret and checks, over random play, that no view leaks one.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaying, seatIndexOf, summaryOf } from '#core/authority/index.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';
import {
  busySettings,
  busySteps,
  grouped,
  play,
  type Setting,
  settings,
  steps,
} from '#core/testing/arbitraryPlay.ts';
import type { Game } from '#core/testing/game.ts';

const COUNT = 5;

/** Each secret of question n contains a marker that appears nowhere else. */
const QUESTIONS: readonly AuthoredQuestion[] = Array.from({ length: COUNT }, (_, n) => {
  const common = { text: `TEXT${n}.`, explanation: `WHY${n}.`, hints: [`HINTA${n}.`, `HINTB${n}.`] };
  if (n % 3 === 1) return { type: 'BLANK', ...common, accepted: [`ACCEPTED${n}.`, 'paris'] };
  const type = n % 3 === 0 ? 'MCQ' : 'MSQ';
  return {
    type,
    ...common,
    options: [{ text: `RIGHT${n}.`, correct: true }, { text: `WRONG${n}.` }, { text: `OTHER${n}.` }],
  };
});

/** True if the answer to question q is wrong but not final: it may still be asked again. */
function comesAgain(room: Room, seat: Seat, q: number): boolean {
  const given = seat.responses.filter((response) => response.q === q);
  if (room.type === 'mastery_mode') {
    const last = given.at(-1);
    const tried = last !== undefined && (isAttempt(last.state) || last.state === 'timedOut');
    const missed = last?.result === 'incorrect' || last?.result === 'partial';
    const { masteryReattempts } = room.options;
    const left = masteryReattempts === 'unlimited' || given.length <= Number(masteryReattempts);
    return !seat.isOver && tried && missed && left;
  }
  // Open or offered again right now. Holds even if the player is out of time, since more may be granted.
  if (!seat.isOver && (seat.lifeOffer?.q === q || seat.open?.q === q)) return true;
  const redeemed = seat.responses.some(({ asking, byExtraLife }) => asking && !byExtraLife);
  // Responses before `redeemableFrom` can't be redeemed: they were passed up, or came before postponed
  // questions.
  const isLost = seat.responses.findLastIndex((response) => response.q === q) < seat.redeemableFrom;
  const last = given.findLast(({ asking, state }) => !asking || isAttempt(state));
  return (
    !isTeacherPaced(room) &&
    room.options.redemption === 'yes' &&
    room.options.showAnswers !== 'never' &&
    !seat.isOver &&
    !redeemed &&
    !isLost &&
    last !== undefined &&
    isAttempt(last.state) &&
    last.result === 'incorrect'
  );
}

/** Returns every secret in the player's view that must not be there; empty if there is none. */
function leaksTo(game: Game, playerId: string): string[] {
  const { room } = game;
  const seat = game.seat(playerId);
  const view = game.view(playerId);
  // The summary is also requested on its own, and pushed at the end.
  const summary = summaryOf(room, seatIndexOf(room, playerId), game.context());
  const bytes = JSON.stringify([view, summary]);
  const leaks: string[] = [];
  room.questions.forEach((keyed, q) => {
    const answered = seat.responses.some((response) => response.q === q);
    const revealed =
      isTeacherPaced(room) &&
      room.slide?.index === q &&
      (room.slide.state === 'reveal' || room.slide.state === 'completed');
    const over = isFinished(room.state) && (!isTeacherPaced(room) || q <= (room.slide?.index ?? -1));
    const final = over || (answered && !comesAgain(room, seat, q)) || revealed;
    const met =
      over || answered || revealed || seat.open?.q === q || (isTeacherPaced(room) && room.slide?.index === q);
    const wasMet = met || (seat.later?.some((postponed) => postponed.q === q) ?? false);
    const told = over || (final && room.options.showAnswers === 'always');
    if (!met && bytes.includes(`TEXT${q}.`)) leaks.push(`text of ${q}`);
    if (!wasMet && keyed.question.id !== '' && bytes.includes(keyed.question.id)) leaks.push(`id of ${q}`);
    const taken = seat.hints.find((each) => each.q === q)?.taken ?? 0;
    for (const [place, word] of [`HINTA${q}.`, `HINTB${q}.`].entries())
      if (bytes.includes(word) && (place >= taken || !room.options.areHintsEnabled))
        leaks.push(`hint ${place} of ${q}`);
    if (!(told && room.options.isAnswerExplanationEnabled) && bytes.includes(`WHY${q}.`))
      leaks.push(`explanation of ${q}`);
    if (!told && bytes.includes(`ACCEPTED${q}.`)) leaks.push(`accepted answers of ${q}`);
    if (
      !told &&
      view.slide?.question?.id === keyed.question.id &&
      (view.slide.feedback?.reveal || view.slide.distribution)
    )
      leaks.push(`reveal of ${q}`);
  });
  if (
    !isFinished(room.state) &&
    room.options.showAnswers === 'never' &&
    (view.me.score !== 0 ||
      view.me.streak !== 0 ||
      view.me.accuracy !== 0 ||
      view.me.rank !== null ||
      view.board)
  )
    leaks.push('results of a game that tells none');
  if (!isPlaying(seat)) {
    if (/TEXT|WHY|HINT|ACCEPTED|RIGHT|WRONG/.test(bytes)) leaks.push('the game, shown to someone outside it');
    for (const other of room.seats.flat())
      if (other.id !== playerId && bytes.includes(other.id))
        leaks.push('another player, shown to someone outside the game');
  }
  if (bytes.includes('GROUP-')) leaks.push('a group');
  // Match the whole value: its four letters can also occur in random ids.
  if (bytes.includes(`"${room.hostId}"`)) leaks.push('the host');
  for (const number of room.seed)
    if (number > 99_999 && bytes.includes(String(number))) leaks.push('the seed');
  return leaks;
}

function projectorLeaks(game: Game): string[] {
  const { room } = game;
  const projector = game.projector();
  const bytes = JSON.stringify(projector);
  const leaks: string[] = [];
  room.questions.forEach((_keyed, q) => {
    const shown = room.slide?.index === q;
    const revealed = shown && (room.slide?.state === 'reveal' || room.slide?.state === 'completed');
    const told = revealed && room.options.showAnswers === 'always';
    if (!shown && bytes.includes(`TEXT${q}.`)) leaks.push(`text of ${q}`);
    if (!told && bytes.includes(`ACCEPTED${q}.`)) leaks.push(`accepted answers of ${q}`);
    if (!(told && room.options.isAnswerExplanationEnabled) && bytes.includes(`WHY${q}.`))
      leaks.push(`explanation of ${q}`);
    if (bytes.includes('GROUP-')) leaks.push('a group');
    if (bytes.includes('HINT')) leaks.push(`hints to ${q}`);
    if (shown && !revealed && projector.slide?.distribution) leaks.push(`distribution of ${q}`);
    if (shown && !told && projector.slide?.reveal) leaks.push(`reveal of ${q}`);
  });
  return leaks;
}

/** No other number in a game is this large, so card and effect ids can be told apart from everything else. */
const FIRST_CARD = 7_000_000_000_000;

/**
 * Makes the room number its cards from FIRST_CARD, with an effect that ends immediately, and gives everyone
 * some: random play rarely earns them.
 */
function plantCards(game: Game): void {
  const { room, now } = game;
  if (!hasPowerups(room) || room.powerups || room.state !== 'running') return;
  game.applyEvents({
    type: 'powerupTriggered',
    powerup: 'glitch',
    effect: FIRST_CARD,
    commandId: 'planted',
    at: now - 10_000,
  });
  for (const powerup of ['supersonic', 'powerPlay'] as const)
    game.host({ type: 'awardPowerup', powerup, playerIds: null });
}

/**
 * Returns leaks: others' cards and effects that don't concern the player, and correct options given away by
 * hiding.
 */
function cardsLeakedTo(game: Game, playerId: string): string[] {
  const { room } = game;
  const { belt, open } = game.seat(playerId);
  const { effects = [] } = room.powerups ?? {};
  const own = [...(belt?.slots ?? []), belt?.offer ?? null].flatMap((card) => card?.id ?? []);
  const known = new Set(
    [...own, ...[...effects, ...(belt?.effects ?? []), ...(belt?.news ?? [])].map(({ id }) => id)].map(
      String,
    ),
  );
  const view = game.view(playerId);
  const told = JSON.stringify(view).match(/\b7\d{12}\b/g) ?? [];
  const leaks = told.filter((id) => !known.has(id)).map((id) => `card ${id}`);
  const { hiddenOptions = [] } = view.slide?.powerups ?? {};
  const keyed = open ? room.questions[open.q] : undefined;
  const wrong = (keyed && authorityOf(keyed.question.type).can.narrow?.(keyed, [])) ?? [];
  if (hiddenOptions.some((id) => !wrong.includes(id))) leaks.push('a right option, by hiding it');
  return leaks;
}

function planted(setting: Setting) {
  const groups = setting.questions?.map(({ group }) => group) ?? [];
  return { ...setting, questions: grouped(QUESTIONS, groups) };
}

describe('views', () => {
  it('never leak a secret to a player, at any step of random play', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        play(planted(setting), list, (game) => {
          for (const seat of game.room.seats.flat()) expect(leaksTo(game, seat.id)).toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('never leak a secret to a player who keeps answering, at any step', () => {
    fc.assert(
      fc.property(busySettings, busySteps, (setting, list) => {
        play(planted(setting), list, (game) => {
          for (const seat of game.room.seats.flat()) expect(leaksTo(game, seat.id)).toEqual([]);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("never leak others' cards, offers, or effects to a player, at any step", () => {
    let cards = 0;
    const POWERUPS = { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' ') } as const;
    fc.assert(
      fc.property(busySettings, busySteps, (setting, list) => {
        const withCards = { ...setting, options: { ...setting.options, ...POWERUPS } };
        play(planted(withCards), list, (game) => {
          plantCards(game);
          for (const seat of game.room.seats.flat()) {
            expect(cardsLeakedTo(game, seat.id)).toEqual([]);
            cards += seat.belt?.slots.filter(Boolean).length ?? 0;
          }
          // The projector shows effects on everyone and cards already used, never a card in someone's hand.
          const told = JSON.stringify(game.projector()).match(/\b7\d{12}\b/g) ?? [];
          const { effects = [], recent = [] } = game.room.powerups ?? {};
          expect([...effects, ...recent].map(({ id }) => String(id))).toEqual(expect.arrayContaining(told));
        });
      }),
      { numRuns: 30 },
    );
    expect(cards).toBeGreaterThan(100);
  });

  it('never leak a secret to the projector', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        play(planted(setting), list, (game) => expect(projectorLeaks(game)).toEqual([]));
      }),
      { numRuns: 120 },
    );
  });

  it('show the planted markers to the host, who may see them', () => {
    const game = play(planted({ type: 'normal', options: {}, seed: [1, 2] }), [], () => undefined);
    const bytes = JSON.stringify(game.hostView());
    expect(bytes).toContain('ACCEPTED1.');
    expect(bytes).toContain('TEXT4.');
  });
});

describe('option order and ids', () => {
  it('put the correct option in each place about equally often, wherever the author put it', () => {
    const places = [0, 0, 0];
    for (let n = 0; n < 300; n += 1) {
      const game = play(
        planted({ type: 'normal', options: { jumble: false, jumbleAnswers: true }, seed: [n, 77] }),
        [],
        () => undefined,
      );
      const player = game.room.seats.flat()[0]?.id ?? '';
      game.open(player);
      const question = game.view(player).slide?.question;
      const place =
        question && 'options' in question
          ? question.options.findIndex((option) => option.text === 'RIGHT0.')
          : -1;
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 100)).toBeLessThan(35);
  });

  it('sort the correct option by id into each place about equally often', () => {
    const places = [0, 0, 0];
    for (let n = 0; n < 300; n += 1) {
      const game = play(planted({ type: 'normal', options: {}, seed: [n, 78] }), [], () => undefined);
      const question = game.room.questions[0]?.question;
      if (!question || !('options' in question)) throw new Error('the first question has options');
      const sorted = [...question.options].sort((a, b) => (a.id < b.id ? -1 : 1));
      const place = sorted.findIndex((option) => option.text === 'RIGHT0.');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 100)).toBeLessThan(35);
  });
});
