// What a slide says of itself on the projector.

import { expect, it } from 'vitest';
import { PROJECTOR_FIXTURES } from '#scenes/projector/fixtures.ts';
import { captionOf, clockFace } from '#scenes/projector/slideFace.ts';

/** Keys without their namespace stand for words. */
const keys = (key: string): string => key.replace('scenes:', '');

const captions = (name: string): string | undefined => {
  const found = PROJECTOR_FIXTURES.find((one) => one.scene === 'projectorQuestion' && one.name === name);
  return found && captionOf(found.view.projector.slide, keys);
};

it('asks for every right answer where there are several, as long as one can give them', () => {
  expect(captions('open')).toBe('projector.question');
  expect(captions('long')).toBe('projector.question · question.hint.MSQ');
  expect(captions('revealed, several right')).toBe('projector.question');
});

it('names what the figure in the ring counts once the answer is told; seconds need no word', () => {
  const face = (name: string) => {
    const found = PROJECTOR_FIXTURES.find((one) => one.scene === 'projectorQuestion' && one.name === name);
    return found && clockFace(found.view.projector, 0, keys);
  };
  expect(face('revealed')).toMatchObject({ word: 'projector.right', mood: 'right' });
  expect(face('open')).not.toHaveProperty('word');
});
