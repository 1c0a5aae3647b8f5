import type { ClozeKind } from '#core/questions/cloze/index.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const clozeSample: QuestionSample<ClozeKind> = {
  authored: {
    type: 'CLOZE',
    text: 'The [[2]] flows through [[1]] and is [[3]] long.',
    gaps: [
      { accepted: ['Paris', 'Lutetia'] },
      { accepted: ['Seine'] },
      { accepted: ['777'], number: { tolerancePercent: 1, unit: 'km', otherUnits: ['m'] } },
    ],
    forgiveTypo: true,
  },
  right: ['Seine', 'Paris', '777 km'],
  reads: { answer: 'Seine; Paris; 777 km', words: ['Seine', 'Paris', '777 km'] },
  wrong: ['Rhône', 'Lyon', '12 m'],
  answerOf: (_question, texts) => ({ type: 'CLOZE', texts }),
  actsFor: ({ texts }) => texts.map((text, gap) => ({ type: 'fillGap', gap, text })),
  anyAnswer: ({ fields }, what) => ({
    type: 'CLOZE',
    texts: fields.map((_, gap) => (what % (gap + 2) === 0 ? 'paris' : '')),
  }),
  forged: { type: 'CLOZE', texts: ['Seine'] },
};
