import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { MATCH_LIMITS, type MatchKind } from '#core/questions/match/index.ts';
import { marked, padded } from '#core/questions/options/authoring.ts';
import { type PlacingParts, previewPlacing } from '#core/questions/placing/authoring.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The partners as pieces, and the prompts as places. */
export function matchParts({ pairs, extras = [] }: MatchKind['authored']): PlacingParts {
  return {
    items: [...pairs.map(({ match }) => match), ...extras],
    places: pairs.map(({ prompt }) => prompt),
    right: pairs.map((_, at) => [at]),
  };
}

export const matchAuthoring: QuestionAuthoring<MatchKind> = {
  toExchange(question) {
    const { pairs, extras = [], type: _, ...base } = question;
    return {
      base,
      exchange: { choices: [...pairs.map(({ match }) => match), ...extras], unmarked: true },
    };
  },
  fromExchange: (base, { choices = [] }) => ({
    ...base,
    type: 'MATCH',
    pairs: padded(
      choices.map((choice) => marked(choice, false)),
      MATCH_LIMITS.minPairs + 1,
      MATCH_LIMITS.maxPairs,
    ).map((match) => ({ prompt: { text: '' }, match })),
  }),
  isJudged: () => true,
  hasAnswers: ({ pairs }) => pairs.length > 0,
  mapped: (question, map) => ({
    ...question,
    pairs: question.pairs.map(({ prompt, match }) => ({
      prompt: { ...prompt, text: map(prompt.text) },
      match: { ...match, text: map(match.text) },
    })),
    ...(question.extras && {
      extras: question.extras.map((extra) => ({ ...extra, text: map(extra.text) })),
    }),
  }),
  preview(authored, base, unwritten) {
    const { items, places, right } = previewPlacing(matchParts(authored), authored, base.id, unwritten);
    return {
      question: { type: 'MATCH', ...withGrading(base, true), items, places },
      reveal: { type: 'MATCH', right },
    };
  },
};
