import { cellMiddle, MARK_GRID } from '#core/questions/board/grid.ts';
import type { HotspotKind } from '#core/questions/hotspot/index.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

/** Answers are written as points, such as `0.2 0.3`. */
export const hotspotSample: QuestionSample<HotspotKind> = {
  authored: {
    type: 'HOTSPOT',
    text: 'Mark the parts of the heart that pump blood out of it.',
    picture: { type: 'image', url: '/media/heart.png', alt: 'A heart, cut open', width: 800, height: 600 },
    regions: [
      { shape: { type: 'circle', x: 0.3, y: 0.65, radius: 0.1 }, correct: true, name: 'Right ventricle' },
      {
        shape: { type: 'rect', x: 0.6, y: 0.55, width: 0.2, height: 0.25 },
        correct: true,
        name: 'Left ventricle',
      },
      { shape: { type: 'circle', x: 0.3, y: 0.25, radius: 0.08 }, name: 'Right atrium' },
      {
        shape: {
          type: 'polygon',
          points: [
            { x: 0.6, y: 0.2 },
            { x: 0.8, y: 0.2 },
            { x: 0.7, y: 0.4 },
          ],
        },
        name: 'Left atrium',
      },
    ],
  },
  right: ['0.3 0.65', '0.7 0.6'],
  wrong: ['0.3 0.25', '0.02 0.02'],
  reads: { answer: '○, ○', words: ['Right ventricle', 'Left ventricle'] },
  answerOf: (_question, words) => ({
    type: 'HOTSPOT',
    marks: words.map((point) => {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      return { x, y };
    }),
  }),
  actsFor: ({ marks, regions = [] }) => [
    ...marks.map(({ x, y }) => ({ type: 'mark', x, y }) as const),
    ...regions.map((region) => ({ type: 'check', region }) as const),
  ],
  anyAnswer({ names = [] }, what) {
    const marks = [cellMiddle((what * 97) % MARK_GRID.side ** 2)];
    const [name] = names;
    if (what % 3 === 0 && name) return { type: 'HOTSPOT', marks: [], regions: [name.id] };
    return { type: 'HOTSPOT', marks: what % 5 === 1 ? [...marks, ...marks, ...marks] : marks };
  },
  forged: { type: 'HOTSPOT', marks: [{ x: 2, y: 0.5 }] },
};
