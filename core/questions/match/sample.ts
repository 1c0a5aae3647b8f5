import type { MatchKind } from '#core/questions/match/index.ts';
import { anyPlacement, placedByWords, putsFor } from '#core/questions/placing/sample.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const matchSample: QuestionSample<MatchKind> = {
  authored: {
    type: 'MATCH',
    text: 'Which capital belongs to which country?',
    pairs: [
      { prompt: { text: 'France' }, match: { text: 'Paris' } },
      { prompt: { text: 'Spain' }, match: { text: 'Madrid' } },
      { prompt: { text: 'Peru' }, match: { text: 'Lima' } },
    ],
    extras: [{ text: 'Oslo' }],
  },
  right: ['Paris=France', 'Madrid=Spain', 'Lima=Peru'],
  wrong: ['Madrid=France', 'Lima=Spain', 'Paris=Peru'],
  reads: { answer: 'France: Paris; Spain: Madrid; Peru: Lima', words: ['France', 'Paris', 'Madrid', 'Lima'] },
  answerOf: (question, words) => ({ type: 'MATCH', placed: placedByWords(question, words) }),
  actsFor: ({ placed }, question) => putsFor(placed, question),
  anyAnswer: (question, what) => ({ type: 'MATCH', placed: anyPlacement(question, what) }),
  forged: { type: 'MATCH', placed: { ['__proto__']: 'x' } },
};
