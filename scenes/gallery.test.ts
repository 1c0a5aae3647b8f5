import { expect, it } from 'vitest';
import { loadGalleryEntries } from '#scenes/gallery.ts';

const galleryEntries = await loadGalleryEntries();

it('animates into an entry only from entries of the same scene', () => {
  const scenes = new Map(galleryEntries.map(({ id, request }) => [id, request.id]));
  const moving = galleryEntries.filter(({ after }) => after !== null);
  expect(moving.length).toBeGreaterThan(20);
  expect(moving.filter(({ after, request }) => scenes.get(after ?? '') !== request.id)).toEqual([]);
});
