import { expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { heldBy } from '#core/views/heldBy.ts';
import {
  playerPreview,
  projectorPreview,
  type Previewed,
} from '#src/areas/library/editor/preview/previewView.ts';

const LAKE = { type: 'image', url: '/uploads/lake.webp' } as const;

const previewed = (question: AuthoredQuestion): Previewed => ({
  question: { ...question, id: 'q' },
  index: 0,
  total: 1,
  title: 'Rivers',
  noText: 'Your question goes here',
  nameOf: (line, number) => `${line} ${number}`,
  player: 'Student',
});
const quiet = (text: string) => ({ text, marks: [{ from: 0, to: text.length, style: 'italic' }] });

it.each(['MCQ', 'MSQ'] as const)('shows quiet placeholders where text is missing: %s', (type) => {
  const options = [{ text: 'Nile', correct: true }, { text: ' ' }, { text: '', media: LAKE }];
  for (const preview of [playerPreview, projectorPreview]) {
    const question = preview(previewed({ type, text: '', format: 'markdown', options })).slide?.question;
    expect(question).toMatchObject(quiet('Your question goes here'));
    expect(question).toHaveProperty('options', [
      { id: 'o0', text: 'Nile' },
      { id: 'o1', ...quiet('option 2') },
      { id: 'o2', text: '', media: LAKE },
    ]);
  }
});

it('names items to be ordered like their editor does', () => {
  const items = [{ text: 'Ant' }, { text: '' }, { text: 'Cat' }];
  const { slide } = playerPreview(previewed({ type: 'REORDER', text: '?', items }));
  expect(slide?.question).toHaveProperty('items', expect.arrayContaining([{ id: 'o1', ...quiet('item 2') }]));
});

it('shows a question of a passage beside it, and its place there on the wall', () => {
  const child = { type: 'OPEN', text: 'Why?' } as const;
  const parent = {
    id: 'p',
    type: 'COMPREHENSION',
    text: 'The source',
    passage: 'It rises in Burundi.',
    questions: [child],
  } as const;
  const inside = { ...previewed(child), within: { parent, number: 1, count: 1 } };
  const view = playerPreview(inside);
  expect(heldBy(view)).toMatchObject({ id: 'p', passage: { text: 'It rises in Burundi.' } });
  expect(projectorPreview(inside).slide?.parent).toEqual({
    title: { text: 'The source' },
    number: 1,
    count: 1,
  });
  expect(heldBy(playerPreview(previewed(child)))).toBeNull();
});
