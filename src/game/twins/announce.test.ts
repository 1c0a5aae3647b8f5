// Announcements as a listener hears them, over whole games judged by the core.

import { beforeAll, describe, expect, it } from 'vitest';
import type { i18n } from 'i18next';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';
import { playerSceneOf } from '#core/views/scene.ts';
import { spokenText } from '#scenes/message.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { Shown } from '#src/game/phases/phase.ts';
import { testI18n } from '#src/testing/renderPage.tsx';
import { announcementsOf, timeCalls } from '#src/game/twins/announce.ts';

let english: i18n;
beforeAll(async () => {
  english = await testI18n();
});

/** Listens to a game as one player; each call returns the announcements since the last one. */
function listener(game: Game, playerId: string) {
  let previous: Shown | null = null;
  return (changes: Partial<Shown> = {}) => {
    const view = game.view(playerId) as PlayerView;
    const next: Shown = {
      view,
      scene: playerSceneOf(view, game.now),
      phase: null,
      draft: NO_DRAFT,
      hasKeys: true,
      ...changes,
    };
    const said = announcementsOf(previous, next, english.getFixedT(null, 'play')).map(
      (one) =>
        (one.priority === 'assertive' ? '! ' : '') +
        spokenText((key, values) => english.t(key, values ?? {}), one),
    );
    previous = next;
    return said;
  };
}

const questions = [
  {
    type: 'MCQ',
    text: 'Which is a prime?',
    options: [{ text: '4' }, { text: '7', correct: true }],
    explanation: 'Only 1 and 7 divide 7.',
  },
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
] as const satisfies GameSettings['questions'];

describe('announcements in a teacher-paced game', () => {
  it('cover lobby, countdown, question, verdict, leaderboard and end', () => {
    const game = new Game({ type: 'tp', questions });
    const ana = game.join('Ana');
    const hear = listener(game, ana);
    expect(hear()).toEqual(['You’re in the lobby of A quiz. 1 player is here.']);
    expect(hear()).toEqual([]);
    game.join('Ben');
    expect(hear()).toEqual(['2 players are here.']);
    game.host({ type: 'start' });
    expect(hear()).toEqual(['! Get ready. The game starts in three seconds.']);
    game.wait(3_000);
    expect(hear()).toEqual(['Question 1 of 2. You have 30 seconds.']);
    game.answer(ana, ['4']);
    expect(hear()).toEqual(['Your answer is in.']);
    game.host({ type: 'next' });
    game.wait(500);
    expect(hear()).toEqual([
      '! Not this time',
      'The correct answer is 7.',
      'Explanation: Only 1 and 7 divide 7.',
    ]);
    game.host({ type: 'next' });
    expect(hear()).toEqual(['No points yet. Let the climb begin!']);
    game.host({ type: 'next' });
    expect(hear()).toEqual(['Question 2 of 2. You have 30 seconds.']);
    game.host({ type: 'pause' });
    expect(hear()).toEqual(['! The game is paused.']);
    game.host({ type: 'end' });
    const end = hear();
    expect(end[0]).toBe('! The game is over.');
    expect(end[1]).toMatch(/^0 points, 0 percent correct\.$/);
    // Without points, a rank is nothing to be proud of.
    expect(end).toHaveLength(2);
  });

  it("say the player's own new look, and nobody else's", () => {
    const game = new Game();
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    const [toAna, toBen] = [listener(game, ana), listener(game, ben)];
    toAna();
    toBen();
    game.send({ type: 'changeCharacter', playerId: ana, character: 's1e2' });
    expect(toAna()).toEqual(['You changed your look, Ana.']);
    expect(toBen()).toEqual([]);
  });

  it('include a hint that was requested', () => {
    const hinted = { ...questions[0], hints: ['It is odd.', 'It is lucky.'] };
    const game = new Game({ type: 'tp', questions: [hinted], options: { areHintsEnabled: true } });
    const ana = game.join('Ana');
    const hear = listener(game, ana);
    game.start();
    hear();
    const questionId = game.view(ana).slide?.question?.id ?? '';
    for (const hint of [1, 2]) {
      game.send({ type: 'takeHint', playerId: ana, questionId, hint });
      expect(hear()).toEqual([hint === 1 ? 'Hint 1: It is odd.' : 'Hint 2: It is lucky.']);
    }
  });

  it('number a question as the screen does', () => {
    const game = new PeakGame(['Ana'], { questions, options: { breakRooms: 'no' } });
    const [ana = ''] = game.players;
    const hear = listener(game, ana);
    const said = () => hear().find((each) => each.includes('Question'));
    for (const [answer, number] of [
      ['4', 1],
      ['Paris', 1],
      ['7', 2],
    ] as const) {
      game.toQuestion(ana);
      expect(said()).toBe(`Question ${number} of 2.`);
      game.answer(ana, [answer]);
      hear();
    }
  });

  it('say how much of an order is correct', () => {
    const items = ['Ant', 'Cat', 'Whale'].map((text) => ({ text }));
    const order = { type: 'REORDER', text: 'From small to large?', items } as const;
    const game = new Game({ questions: [order, questions[0]] });
    const ana = game.join('Ana');
    const hear = listener(game, ana);
    game.start();
    game.open(ana);
    hear();
    game.answer(ana, ['Cat', 'Ant', 'Whale']);
    const said = hear();
    expect(said[0]).toBe('! 1 item needs to move');
    expect(said).toContain('The correct answer is Ant, Cat, Whale.');
  });

  it('say the points and total for a correct answer', () => {
    const game = new Game({ type: 'tp', questions });
    const ana = game.join('Ana');
    game.join('Ben');
    const hear = listener(game, ana);
    game.start();
    hear();
    game.answer(ana, ['7']);
    game.host({ type: 'next' });
    game.wait(500);
    expect(hear()).toEqual([
      '! Correct!',
      '1,000 points. You have 1,000 now.',
      'Explanation: Only 1 and 7 divide 7.',
    ]);
  });
});

it('tells the result once the projector has shown the podium', () => {
  const game = new Game({ questions });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  const hear = listener(game, ana);
  const hearOfBen = listener(game, ben);
  game.open(ana);
  game.answer(ana, ['7']);
  // Ben has finished already, so his screen stays what it is.
  game.open(ben);
  game.answer(ben, ['4']);
  game.send({ type: 'finish', playerId: ben });
  hear();
  hearOfBen();
  game.end(true);
  expect(hear()).toEqual(['! The game is over.', 'Eyes on the big screen!']);
  expect(hearOfBen()).toEqual(['! The game is over.', 'Eyes on the big screen!']);
  expect(hear()).toEqual([]);
  game.wait(PODIUM_SHOWN_MS);
  expect(hear()).toEqual([expect.stringMatching(/points/), 'You finished 1st of 2.']);
  expect(hearOfBen()).toEqual(['0 points, 0 percent correct.']);
});

it('offers an extra life, and tells what was held back once the player has decided', () => {
  const game = new Game({ questions, options: { extraLife: 'enabled' } });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  const hear = listener(game, ana);
  hear();
  game.answer(ana, ['4']);
  expect(hear()).toEqual([
    '! Not this time',
    'Use your extra life to try this question again? You have 15 seconds.',
  ]);
  const decide = (use: boolean) =>
    game.send({
      type: 'extraLife',
      playerId: ana,
      questionId: game.view(ana).slide?.question?.id ?? '',
      use,
    });
  decide(false);
  expect(hear()).toEqual(['The correct answer is 7.', 'Explanation: Only 1 and 7 divide 7.']);
  game.open(ana);
  hear();
  game.answer(ana, ['Rome']);
  hear();
  decide(true);
  expect(hear()).toEqual([
    'Extra life: get it right to earn points and keep your streak.',
    'Question 2 of 2. You have 30 seconds.',
  ]);
});

it('gives no figures at the end of a test until it has ended for everyone', () => {
  const game = new Game({ type: 'test', questions: questions.slice(0, 1) });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  const hear = listener(game, ana);
  hear();
  game.answer(ana, ['7']);
  const heard = hear();
  expect(heard).toContain('! You finished the game.');
  expect(heard).toContain('Your answers are in. You’ll see the results when everyone is done.');
  expect(heard.join(' ')).not.toMatch(/percent|points/);
});

it('thanks a player for opinions only if they gave some', () => {
  const poll = {
    type: 'MCQ',
    text: 'Tea or coffee?',
    options: [{ text: 'Tea' }, { text: 'Coffee' }],
  } as const;
  const heardBy = (...answers: readonly string[]) => {
    const game = new Game({ questions: [poll] });
    const ana = game.join('Ana');
    game.start();
    const hear = listener(game, ana);
    hear();
    for (const answer of answers) {
      game.open(ana);
      game.answer(ana, [answer]);
    }
    game.host({ type: 'end' });
    return hear();
  };
  expect(heardBy('Tea')).toContain('No right or wrong answers here. Thanks for sharing yours!');
  expect(heardBy()).toContain('You didn’t answer any questions this time. Jump in next time!');
});

it('announces waiting for approval, and getting it', () => {
  const game = new Game({ options: { requestJoinApproval: true } });
  const ana = game.join('Ana');
  const hear = listener(game, ana);
  expect(hear()).toEqual(['Waiting for your teacher to let you in.']);
  game.host({ type: 'approve', playerId: ana, approved: true });
  expect(hear()[0]).toBe('Your teacher let you in.');
});

it('announces that an answer is stored while there is no connection', () => {
  const game = new Game({ questions });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  const hear = listener(game, ana);
  expect(hear()).toEqual(['Question 1 of 2. You have 30 seconds.']);
  expect(hear({ draft: { ...NO_DRAFT, state: 'sending' } })).toEqual([]);
  const draft = { answer: { type: 'MCQ', optionId: 'o1' }, state: 'kept' } as const;
  expect(hear({ draft })).toEqual(['! You’re offline. Your answer is saved and will be sent.']);
  expect(hear({ draft })).toEqual([]);
});

it('promises nothing to a player who had no answer when time ran out offline', () => {
  const game = new Game({ questions });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  const hear = listener(game, ana);
  hear();
  expect(hear({ draft: { ...NO_DRAFT, state: 'kept' } })).toEqual(['! The question is closed.']);
});

it('speaks Spanish', async () => {
  const spanish = await testI18n('es');
  expect(spanish.t('play:say.points', { count: 890, total: 1_200 })).toBe('890 puntos. Ahora tienes 1200.');
});

it.each([
  [30_000, [15_000, 10_000, 5_000]],
  [60_000, [30_000, 10_000, 5_000]],
  [12_000, [6_000, 5_000]],
  [5_000, [3_000]],
])('announces the time left of %i ms at %j before the end', (timeMs, calls) => {
  expect(timeCalls(timeMs)).toEqual(calls);
});

describe('a new rank in a student-paced game', () => {
  /** Cleo and Ana: Ana answers three questions, and overtakes at the second one. */
  function played(type: 'normal' | 'mastery_mode' | 'mystic_peak') {
    const many = ['One?', 'Two?', 'Three?', 'Four?'].map((text) => ({
      type: 'MCQ' as const,
      text,
      options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    }));
    const options = { timer: 'off', breakRooms: 'no' } as const;
    const game = new Game({ type, questions: many, options });
    const [ana, cleo] = [game.join('Ana'), game.join('Cleo')];
    game.start();
    const hear = listener(game, ana);
    const answer = (player: string, word: string) => {
      game.now += 1_000;
      game.open(player);
      if (player === ana) hear({ scene: 'question' });
      game.now += 1_000;
      game.answer(player, [word]);
    };
    answer(cleo, 'right');
    answer(ana, 'wrong');
    const first = hear({ scene: 'question' });
    answer(ana, 'right');
    answer(ana, 'right');
    const verdict = hear({ scene: 'question' });
    return { first, verdict, again: hear({ scene: 'question' }), board: hear({ scene: 'leaderboard' }) };
  }

  it('is announced once, after the verdict, and not again on the leaderboard', () => {
    const { first, verdict, again, board } = played('normal');
    expect(first).toEqual(['! Not this time', 'The correct answer is right.']);
    expect(verdict).toEqual([
      '! Correct!',
      '650 points. You have 1,250 now.',
      'You’re 1st of 2.',
      'Up 1 place.',
    ]);
    expect(again).toEqual([]);
    expect(board).toEqual([]);
  });

  it('is counted from one leaderboard to the next in mastery, and left to the mountain there', () => {
    expect(played('mastery_mode').first.join()).not.toMatch(/1st|2nd/);
    expect(played('mystic_peak').verdict.join()).not.toMatch(/1st|2nd/);
  });
});
