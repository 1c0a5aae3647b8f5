// Laws of grading that every kind keeps, now and later: played with each kind's sample.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorityOf, type KeyedQuestion, keyed, QUESTION_SAMPLES } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { stream } from '#core/random/stream.ts';

type Answer = Parameters<ReturnType<typeof authorityOf>['grade']>[1];

function shareOf(question: KeyedQuestion, answer: Answer | null): number {
  if (answer === null) return 0;
  const { right, of } = authorityOf(question.question.type).grade(question, answer);
  return right / of;
}

const seeds = fc.tuple(fc.nat(), fc.nat());

describe.each(QUESTION_SAMPLES.map((sample) => [sample.authored.type, sample] as const))(
  '%s',
  (type, sample) => {
    const kind = kindOf(type);
    const authority = authorityOf(type);
    const built = (seed: readonly [number, number]) => keyed(sample.authored, stream(seed, 'ids'));

    /** The answer after each act, as far as it can be submitted: a single correct part first, all of them last. */
    function stepsOf({ question }: KeyedQuestion, words: readonly string[]): readonly (Answer | null)[] {
      let draft: Answer | null = null;
      return sample.actsFor(sample.answerOf(question, words), question).map((act) => {
        draft = kind.applyAct(question, draft, act)?.answer ?? draft;
        return draft && kind.submittable(draft);
      });
    }

    it('keeps an answer as it is stored, however often', () => {
      fc.assert(
        fc.property(seeds, fc.nat(), (seed, what) => {
          const { question } = built(seed);
          const answer = sample.anyAnswer(question, what);
          const once = kind.restored(question, JSON.parse(JSON.stringify(answer)));
          expect(once && kind.restored(question, once)).toEqual(once);
          if (authority.fits(question, answer) && once) expect(authority.fits(question, once)).toBe(true);
        }),
      );
    });

    it.runIf(built([1, 2]).question.hasCorrectAnswer)(
      'is graded by the key alone, whatever the order',
      () => {
        fc.assert(
          fc.property(seeds, fc.nat(), (seed, what) => {
            const of = built(seed);
            const shuffled = { ...of, ...authority.shuffle(of, stream(seed, 'order')) };
            const { question } = shuffled;
            expect(shareOf(shuffled, sample.answerOf(question, sample.right))).toBe(1);
            if (sample.wrong)
              expect(shareOf(shuffled, sample.answerOf(question, sample.wrong))).toBeLessThan(1);
            const any = sample.anyAnswer(question, what);
            if (!authority.fits(question, any)) return;
            expect(shareOf(shuffled, any)).toBe(shareOf(of, any));
            expect(shareOf(of, any)).toBeGreaterThanOrEqual(0);
            expect(shareOf(of, any)).toBeLessThanOrEqual(1);
          }),
        );
      },
    );

    it.runIf(built([1, 2]).question.hasCorrectAnswer)('earns no less with each further correct part', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const of = built(seed);
          const shares = stepsOf(of, sample.right).map((answer) => shareOf(of, answer));
          expect(shares.at(-1)).toBe(1);
          expect(shares).toEqual(shares.toSorted((a, b) => a - b));
        }),
      );
    });
  },
);
