import { expect, it } from 'vitest';
import { PROJECTOR_FIXTURES } from '#scenes/projector/fixtures.ts';
import { captionOf, clockFace } from '#scenes/projector/slideFace.ts';

/** Shows keys without their namespace in place of words. */
const keys = (key: string): string => key.replace(/^(scenes|projector):/, '');

const captions = (name: string): string | undefined => {
  const found = PROJECTOR_FIXTURES.find((one) => one.scene === 'projectorQuestion' && one.name === name);
  return found && captionOf(found.view.projector.slide, keys);
};

it('asks for all correct answers when there are several, while the question is open', () => {
  expect(captions('open')).toBe('projector.question');
  expect(captions('long')).toBe('projector.question · question.hint.MSQ');
  expect(captions('revealed, several right')).toBe('projector.question');
});

it('names what the number in the ring counts once answers are shown; seconds need no word', () => {
  const face = (name: string) => {
    const found = PROJECTOR_FIXTURES.find((one) => one.scene === 'projectorQuestion' && one.name === name);
    return found && clockFace(found.view.projector, 0, keys);
  };
  expect(face('revealed')).toMatchObject({ word: 'right', mood: 'right' });
  expect(face('open')).not.toHaveProperty('word');
});
