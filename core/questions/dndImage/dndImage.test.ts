import { expect, it } from 'vitest';
import { authorityOf, sampleOf } from '#core/questions/authority.ts';
import { dndImageParts } from '#core/questions/dndImage/authoring.ts';
import { stream } from '#core/random/stream.ts';

const authority = authorityOf('DND_IMAGE');
const { authored } = sampleOf('DND_IMAGE');
const built = (of = authored) =>
  authority.build(of, { id: 'q', text: 'Label.', timeMs: 1_000 }, stream([1, 2], 'ids'));

it('accepts further labels at a spot, by what they look like', () => {
  const [flower, stem, root] = authored.spots;
  if (!flower || !stem || !root) throw new Error();
  const also = {
    ...authored,
    spots: [{ ...flower, labels: [...flower.labels, { text: ' Wing' }] }, stem, root],
  };
  expect(dndImageParts(also).right).toEqual([[0, 3], [1], [2]]);
  const { question, key } = built(also);
  const id = (text: string) => question.items.find((item) => item.text === text)?.id ?? '';
  expect(key.right[question.places[0]?.id ?? '']).toEqual([id('Flower'), id('Wing')]);
});

it('shows places without their labels, and labels in any order', () => {
  const { question } = built();
  expect(question.places.map(({ x, y, text }) => ({ x, y, text }))).toEqual(
    authored.spots.map(({ x, y, name = '' }) => ({ x, y, text: name })),
  );
  expect(question.items.map(({ text }) => text).toSorted()).toEqual(['Flower', 'Root', 'Stem', 'Wing']);
});

it('is another question with another picture', () => {
  const [one, other] = [built(), built({ ...authored, picture: { ...authored.picture, width: 10 } })];
  expect(authority.aligned(built(), one)).not.toBeNull();
  expect(authority.aligned(other, one)).toBeNull();
});
