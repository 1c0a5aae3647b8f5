import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaderboardOf } from '#core/authority/index.ts';
import type { Room } from '#core/authority/state.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { RUNS, seatsOf } from '#core/testing/anyPlay.ts';
import { play, type Setting, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { Game } from '#core/testing/game.ts';
import type { Step } from '#core/testing/randomSteps.ts';
import type { Command } from '#core/authority/index.ts';
import { sampleOf } from '#core/questions/authority.ts';
import type { Question } from '#core/questions/question.ts';

/** Features that show a result, or let players choose by it, between two questions. */
const QUIET = {
  powerups: 'no',
  isDuelEnabled: false,
  redemption: 'no',
  extraLife: 'disabled',
} as const;

const quietSettings = (...loud: readonly Setting['type'][]) =>
  settings
    .filter(({ type, playMode }) => ![...loud, 'challenge'].includes(type) && playMode !== 'solo')
    .map((setting): Setting => ({ ...setting, options: { ...setting.options, ...QUIET } }));

/** Besides, whether a saved question was answered before it came back isn't known afterwards. */
const LOUD: readonly Command['type'][] = [
  'turnOnMastery',
  'correctQuestion',
  'updateQuiz',
  'changeOptions',
  'answerLater',
];

function quietCommands(setting: Setting, list: readonly Step[]): readonly (readonly [number, Command])[] {
  const sent: (readonly [number, Command])[] = [];
  const note = (now: number, command: Command): unknown =>
    LOUD.includes(command.type) || sent.push([now, command]);
  play(setting, list, () => undefined, note);
  return sent;
}

/** The sample questions with one mistake in each key: 9 is no prime, and Rome isn't in France. */
function mistaken(questions: readonly AuthoredQuestion[] = []): readonly AuthoredQuestion[] {
  return questions.map((question) => {
    if (question.type === 'BLANK') return { ...question, accepted: ['Rome'] };
    if (question.type !== 'MCQ' || !question.options.some(({ correct }) => correct)) return question;
    const options = question.options.map(({ text }) => (text === '9' ? { text, correct: true } : { text }));
    return { ...question, options };
  });
}

const KEYS = { MCQ: '7', BLANK: 'Paris' } as const;

/** Corrects the mistake in the first question of this type, unless the game hasn't started. */
function correct(game: Game, type: keyof typeof KEYS): boolean {
  const question = game.room.questions.find((keyed) => keyed.question.type === type)?.question as Question;
  const answer = sampleOf(type).answerOf(question as never, [KEYS[type]]);
  const change = { type: 'key', answer } as const;
  return game.host({ type: 'correctQuestion', questionId: question.id, change, mayLose: true }).ok;
}

/** Marks the answers that random players give to open questions; false unless the game has started. */
function mark(game: Game, credits: readonly number[]): boolean {
  const questionId = game.room.questions.find(({ question }) => question.type === 'OPEN')?.question.id ?? '';
  const marks = ['paris', 'x'].map((answer, index) => ({ answer, credit: credits[index] ?? null }));
  return game.host({ type: 'correctQuestion', questionId, change: { type: 'marks', marks }, mayLose: false })
    .ok;
}

/** Everything that a correction has to get right, without the traces that it leaves. */
function gist(room: Room) {
  const seats = seatsOf(room).map(({ corrections: _told, ...seat }) => seat);
  const { tallies, questions, teams } = room;
  return { seats, tallies, questions, teams, ranks: leaderboardOf(room).order };
}

describe('a corrected game in which points may be lost', () => {
  it('equals the game that was right from the start', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        quietSettings('mastery_mode', 'mystic_peak'),
        steps,
        fc.nat(200),
        (setting, list, moment) => {
          const sent = quietCommands(setting, list);
          const right = new Game(setting);
          const wrong = new Game({ ...setting, questions: mistaken(setting.questions) });
          for (const [index, [now, command]] of sent.entries()) {
            if (index === moment) correct(wrong, 'MCQ');
            for (const game of [right, wrong]) {
              game.now = now;
              game.send(command);
            }
          }
          const isStarted = right.room.startedAt !== null && right.room.state !== 'archived';
          correct(wrong, 'MCQ');
          expect(correct(wrong, 'BLANK')).toBe(isStarted);
          if (!isStarted) return;
          expect(gist(wrong.room)).toEqual(gist(right.room));
          compared += 1;
        },
      ),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns / 2);
  });
});

/** Marks of answers that were changed before they were submitted stay behind, and count for no one. */
function gistWhenMarked(room: Room) {
  const questions = room.questions.map((keyed) =>
    keyed.question.type === 'OPEN' ? { ...keyed, key: null } : keyed,
  );
  return { ...gist(room), questions };
}

describe('a game whose open answers are marked', () => {
  it('is the same whenever they are marked, and however often', () => {
    let compared = 0;
    const credits = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(quietSettings(), steps, credits, fc.nat(200), (setting, list, marks, moment) => {
        const early = new Game(setting);
        const late = new Game(setting);
        for (const [index, [now, command]] of quietCommands(setting, list).entries()) {
          if (index === moment) mark(late, marks.toReversed());
          for (const game of [early, late]) {
            game.now = now;
            game.send(command);
          }
          mark(early, marks);
        }
        if (!mark(late, marks)) return;
        expect(gistWhenMarked(late.room)).toEqual(gistWhenMarked(early.room));
        compared += 1;
      }),
      RUNS,
    );
    expect(compared).toBeGreaterThan(RUNS.numRuns / 2);
  });
});
