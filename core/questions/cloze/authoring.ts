import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { builtCloze } from '#core/questions/cloze/build.ts';
import { CLOZE_LIMITS, type ClozeKind } from '#core/questions/cloze/index.ts';
import { blanksOf, inReadingOrder, markersOf } from '#core/questions/gaps/gaps.ts';

export const clozeAuthoring: QuestionAuthoring<ClozeKind> = {
  toExchange(question) {
    const { gaps: written, anyOrder: _, forgiveTypo, type: _type, ...base } = question;
    const { text, gaps } = inReadingOrder(base.text, written);
    const { accepted = [], number } = gaps[0] ?? {};
    const rules = { ...(number && { number }), ...(forgiveTypo && { forgiveTypo }) };
    return { base: { ...base, text: blanksOf(text) }, exchange: { gaps, accepted, rules } };
  },
  fromExchange(base, { gaps: given = [], accepted = [], rules: { number, forgiveTypo } = {} }) {
    const only = accepted.length > 0 ? [{ accepted, ...(number && { number }) }] : [];
    const gaps = (given.length > 0 ? given : only).slice(0, CLOZE_LIMITS.gaps).map((gap) => ({
      ...gap,
      accepted: gap.accepted.filter((text) => text.length <= CLOZE_LIMITS.answer),
    }));
    return {
      ...base,
      type: 'CLOZE',
      text: markersOf(base.text, gaps.length),
      gaps,
      ...(forgiveTypo && { forgiveTypo }),
    };
  },
  isJudged: ({ gaps }) => gaps.some(({ accepted }) => accepted.length > 0),
  hasAnswers: ({ gaps }) => gaps.some(({ accepted }) => accepted.length > 0),
  preview(authored, base) {
    const { question, key } = builtCloze(authored, base);
    return { question, reveal: { type: 'CLOZE', ...key } };
  },
};
