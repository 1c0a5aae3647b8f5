// Who stands beside the podium.

import { expect, it } from 'vitest';
import { galleryEntries } from '#scenes/gallery.ts';
import { podiumModel } from '#scenes/projector/model.ts';

const modelOf = (wanted: string) => {
  const request = galleryEntries.find(({ id }) => id === wanted)?.request;
  if (request?.id !== 'podium') throw new Error(`no podium ${wanted}`);
  return podiumModel(request.view.projector);
};

it('has everybody whose group is ranked there, those of the first group in front', () => {
  const won = modelOf('podium/four-teams').people.map((person) => person.won);
  expect(won).toHaveLength(28);
  expect(won).toEqual([...won].sort((a, b) => Number(b) - Number(a)));
  expect(won.filter(Boolean)).toHaveLength(7);
});

it('has nobody where players are ranked: they stand on it, or below', () => {
  expect(modelOf('podium/ten-of-28').people).toEqual([]);
  expect(modelOf('podium/nobody').people).toEqual([]);
});
