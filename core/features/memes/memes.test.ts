import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickMeme } from '#core/features/memes/pick.ts';
import { MEME_RULES } from '#core/features/memes/rules.ts';
import { MEME_TRIGGERS, memeTriggersOf, type MemeTrigger } from '#core/features/memes/triggers.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Seat } from '#core/authority/state.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { play, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const quiz = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: 'MCQ' as const,
    text: `Question ${index + 1}`,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }],
  }));

/**
 * Plays one player's answers and returns each verdict's trigger. Answers take ten seconds, or the number of
 * ms before them.
 */
function calls(
  words: readonly (string | number)[],
  {
    count = 30,
    options = {},
    type = 'normal',
  }: { count?: number; options?: Partial<GameOptions>; type?: GameSettings['type'] } = {},
): (MemeTrigger | null)[] {
  const game = new Game({ type, questions: quiz(count), options: { timer: 'classic', ...options } });
  const playerId = game.join('Ana');
  game.host({ type: 'start' });
  game.now += 3_000;
  const view = () => game.view(playerId) as PlayerView;
  let wait = 10_000;
  const called: (MemeTrigger | null)[] = [];
  for (const word of words) {
    if (typeof word === 'number') {
      wait = word;
      continue;
    }
    game.send({ type: 'openQuestion', playerId });
    expect(memeTriggersOf(view())).toEqual([]);
    game.now += wait;
    wait = 10_000;
    const question = view().slide?.question;
    if (!question || !('options' in question)) throw new Error('no options');
    const asking = view().slide?.asking ?? 1;
    const seat = {
      playerId,
      commandId: `c${called.length}`,
      questionId: question.id,
      ...(asking > 1 && { asking }),
    };
    const optionId = question.options.find(({ text }) => text === word)?.id ?? '';
    if (word === 'skip') game.send({ type: 'skip', ...seat });
    else
      game.send({
        type: 'answer',
        ...seat,
        state: 'attempted',
        answer: { type: 'MCQ', optionId },
        networkMs: 0,
      });
    called.push(memeTriggersOf(view())[0] ?? null);
  }
  return called;
}
const times = (count: number, word: string) => Array.from({ length: count }, () => word);

describe('a meme is triggered', () => {
  it('by correct answers: each one, and the 3rd, 7th and 10th in a row', () => {
    const called = calls(times(11, 'right'));
    expect(
      called
        .map((trigger, index) => (trigger === 'correct' ? '' : `${index + 1} ${trigger}`))
        .filter(Boolean),
    ).toEqual(['3 streak3', '7 streak7', '10 streak10']);
  });

  it('by a wrong answer, a skipped question, and an answer too fast to have read the question', () => {
    expect(
      calls([
        'wrong',
        'skip',
        MEME_RULES.tooFastMs - 1,
        'wrong',
        MEME_RULES.tooFastMs,
        'wrong',
        500,
        'right',
      ]),
    ).toEqual(['incorrect', 'skipped', 'tooFast', 'incorrect', 'comeback']);
  });

  it('by a comeback after at least 3 questions missed in a row, ignoring skipped ones', () => {
    expect(calls(['wrong', 'wrong', 'right', ...times(3, 'wrong'), 'right'])).toEqual([
      'incorrect',
      'incorrect',
      'correct',
      'incorrect',
      'incorrect',
      'incorrect',
      'comeback',
    ]);
    expect(calls(['wrong', 'wrong', 'skip', 'right']).at(-1)).toBe('correct');
    expect(calls(['wrong', 'wrong', 'skip', 'wrong', 'right']).at(-1)).toBe('comeback');
  });

  it('by the middle of at least 20 questions, however that one was answered', () => {
    const alternating = Array.from({ length: 10 }, (_, index) => (index % 2 ? 'wrong' : 'right'));
    expect(calls(alternating, { count: 20 }).indexOf('halfway')).toBe(9);
    expect(calls(alternating, { count: 19 })).not.toContain('halfway');
  });

  it('by the end of a perfect game', () => {
    expect(calls(times(3, 'right'), { count: 3 })).toEqual(['correct', 'correct', 'perfect']);
    expect(calls(['right', 'wrong', 'right'], { count: 3 }).at(-1)).toBe('correct');
    expect(calls(['right', 'wrong', 'right'], { count: 2, type: 'mastery_mode' })).toEqual([
      'correct',
      'incorrect',
      'correct',
    ]);
  });

  it('never in a game without results, with memes off, or paced by the teacher', () => {
    expect(new Set(calls(times(3, 'right'), { options: { showAnswers: 'never' } }))).toEqual(new Set([null]));
    expect(new Set(calls(times(3, 'right'), { options: { memes: false } }))).toEqual(new Set([null]));
    expect(new Set(calls(times(3, 'right'), { type: 'test' }))).toEqual(new Set([null]));
    expect(calls(['right'], { options: { showAnswers: 'partial' } })).toEqual(['correct']);
  });

  it('only by what the player has been shown', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        play(setting, list, (game) => {
          for (let seat = 0; seat < sizeOf(game.room.seats); seat += 1) {
            const { id } = at(game.room.seats, seat) as Seat;
            const view = game.view(id) as PlayerView;
            if (memeTriggersOf(view).length === 0) continue;
            expect(view.room.options).toMatchObject({ memes: true });
            expect(view.room.type).not.toBe('tp');
            expect(view.slide?.answered).toBe(true);
            expect(view.slide?.feedback?.result ?? null).not.toBeNull();
          }
        });
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});

const set = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1 }), trigger: fc.constantFrom(...MEME_TRIGGERS) }),
  {
    selector: ({ id }) => id,
    maxLength: 30,
  },
);
const who = fc.record({
  hash: fc.string(),
  playerId: fc.string(),
  attempt: fc.nat(9),
  responses: fc.nat(500),
});
const momentOf = ({
  hash,
  playerId,
  attempt,
  responses,
}: {
  hash: string;
  playerId: string;
  attempt: number;
  responses: number;
}) => ({ room: { hash }, me: { playerId, attempt, responses } }) as PlayerView;

describe('the chosen meme', () => {
  it('fits the trigger, is deterministic, and is never the last one again', () => {
    fc.assert(
      fc.property(set, fc.constantFrom(...MEME_TRIGGERS), who, (memes, trigger, at) => {
        const kind = memes.filter((meme) => meme.trigger === trigger);
        const picked = pickMeme(memes, trigger, momentOf(at), null);
        expect(picked).toEqual(pickMeme(memes, trigger, momentOf(at), null));
        expect(picked === null).toBe(kind.length === 0);
        if (!picked) return;
        expect(kind).toContain(picked);
        const other = pickMeme(memes, trigger, momentOf(at), picked.id);
        expect(other?.id).not.toBe(picked.id);
        expect(other === null).toBe(kind.length === 1);
      }),
      { seed: 5 },
    );
  });

  it('goes through all memes of a trigger before repeating one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), who, (count, at) => {
        const memes = Array.from({ length: count }, (_, index) => ({
          id: `m${index}`,
          trigger: 'correct' as const,
        }));
        const ids = memes.map(
          (_, step) =>
            pickMeme(memes, 'correct', momentOf({ ...at, responses: at.responses + step }), null)?.id,
        );
        expect(new Set(ids).size).toBe(count);
      }),
      { seed: 6 },
    );
  });
});
