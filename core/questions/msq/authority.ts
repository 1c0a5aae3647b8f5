// MSQ on the server: each wrong pick cancels a correct one, never below 0 (decisions, "Scoring").

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import type { MsqKind } from '#core/questions/msq/index.ts';
import { msqSample } from '#core/questions/msq/sample.ts';
import {
  optionsAuthority,
  type OptionsKey,
  withCorrect,
  wrongOptions,
} from '#core/questions/options/authority.ts';
import { hasOption } from '#core/questions/options/options.ts';

export const msqAuthority: QuestionAuthority<MsqKind, OptionsKey> = {
  ...optionsAuthority('MSQ', ({ optionIds }: MsqKind['answer']) => optionIds),
  fits: (question, answer) =>
    answer.optionIds.length > 0 &&
    new Set(answer.optionIds).size === answer.optionIds.length &&
    answer.optionIds.every((id) => hasOption(question.options, id)),
  grade({ key }, answer) {
    const right = answer.optionIds.filter((id) => key.correctIds.includes(id)).length;
    const wrong = answer.optionIds.length - right;
    return { right: Math.max(0, right - wrong), of: key.correctIds.length };
  },
  bot({ question, key }, right, draws) {
    if (right && key.correctIds.length > 0) return { type: 'MSQ', optionIds: key.correctIds };
    const wrong = wrongOptions({ question, key });
    const from = wrong.length > 0 ? wrong : question.options.map(({ id }) => id);
    return { type: 'MSQ', optionIds: [from[draws.below(from.length)] ?? ''] };
  },
  can: {
    // The options of an answer are correct together; a second set besides the first can't be told from a
    // mixture of both.
    accept: (keyed, { optionIds }, only) => (only ? withCorrect(keyed, optionIds) : null),
  },
  sample: msqSample,
};
