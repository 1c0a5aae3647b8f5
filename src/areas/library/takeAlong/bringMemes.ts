// A host's own meme set, brought back with its pictures.

import { LIBRARY_LIMITS, type LibraryFile } from '#importers/quizpeak/libraryFile.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

type MemeSet = Pick<RequestFor<'saveMemeSet'>, 'name' | 'memes'>;

/** Characters of a picture turned into text at a time: a call can't have more arguments. */
const SLICE = 0x8000;

/** Returns false if the host has the same set already. @throws RequestError, TypeError for no meme set */
export async function bringMemeSet(
  call: Caller['call'],
  library: LibraryFile,
  { name, memes }: MemeSet,
): Promise<boolean> {
  const placed: MemeSet['memes'][number][] = [];
  for (const meme of memes) {
    const bytes = await library.read(`memes/${meme.picture}`, LIBRARY_LIMITS.mediaBytes);
    // Its name here follows from its bytes, so that a picture is kept once.
    const { picture } = bytes ? await call('uploadMemePicture', { data: base64Of(bytes) }) : meme;
    placed.push({ ...meme, picture });
  }
  const { sets } = await call('listMemeSets', {});
  for (const { id } of sets.filter((set) => set.name === name && set.count === memes.length)) {
    const { set } = await call('getMemeSet', { setId: id });
    if (JSON.stringify(set.memes.map(textOf)) === JSON.stringify(placed.map(textOf))) return false;
  }
  await call('saveMemeSet', { name, memes: placed });
  return true;
}

const textOf = ({ trigger, picture, caption, alt }: MemeSet['memes'][number]) =>
  JSON.stringify([trigger, picture, caption, alt]);

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += SLICE)
    text += String.fromCharCode(...bytes.subarray(from, from + SLICE));
  return btoa(text);
}
