import '#scenes/features/registry.ts';
import { expect, it } from 'vitest';
import { loadGalleryEntries } from '#scenes/gallery.ts';
import { podiumModel } from '#scenes/projector/model.ts';

const galleryEntries = await loadGalleryEntries();

const modelOf = (wanted: string) => {
  const request = galleryEntries.find(({ id }) => id === wanted)?.request;
  if (request?.id !== 'podium') throw new Error(`no podium ${wanted}`);
  return podiumModel(request.view.projector);
};

it('lists the members of each group together, best group first', () => {
  const { crowds, winners, others } = modelOf('podium/four-teams');
  expect(crowds.map(({ id }) => id)).toEqual([...winners, ...others].map(({ id }) => id));
  expect(crowds.map(({ people }) => people.length)).toEqual([7, 7, 7, 7]);
  expect(new Set(crowds.flatMap(({ people }) => people.map(({ id }) => id))).size).toBe(28);
});

it('has no crowds when players are ranked themselves', () => {
  expect(modelOf('podium/ten-of-28').crowds).toEqual([]);
  expect(modelOf('podium/nobody').crowds).toEqual([]);
});
