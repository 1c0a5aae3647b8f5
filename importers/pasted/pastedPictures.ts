// Pasted pictures, placed at the questions they were next to. The questions are read from plain text, which
// can't hold pictures, so each question is found again by the words around the picture.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { Picture } from '#core/content/media.ts';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import { base64Bytes } from '#importers/files/base64.ts';
import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import { tokenizeHtml } from '#importers/markup/htmlTokens.ts';
import type { MediaFile } from '#importers/types.ts';

/** A paragraph, a list item or a cell. */
export interface PastedBlock {
  /** Only its letters and digits. */
  readonly words: string;
  /** null for a picture that wasn't part of the paste, or that can't be uploaded. */
  readonly pictures: readonly ((MediaFile & { readonly alt: string }) | null)[];
}

export interface WithPictures {
  readonly questions: readonly AuthoredQuestion[];
  /** Files of the pictures that the questions now have. */
  readonly files: readonly MediaFile[];
  /** Number of pictures that couldn't be placed. */
  readonly left: number;
}

export const BLOCKS = new Set('p div li tr td th br ul ol table h1 h2 h3 h4 h5 h6 body html'.split(' '));
const DATA = /^data:(image\/[a-z.+-]+);base64,/i;
/** Number of upcoming questions compared with a block, because some may have been left out. */
const AHEAD = 20;
/** Characters of a number or letter before the words of an item, or of a sign after them. */
const MARKS = 4;

/** Only the letters and digits of a text. */
export const bare = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The blocks of `html` in order; empty if it has no pictures. `isTaken` says whether a picture may be
 * uploaded.
 */
export function blocksIn(html: string, isTaken: (picture: Blob) => boolean): readonly PastedBlock[] {
  const blocks: PastedBlock[] = [];
  let words = '';
  let pictures: PastedBlock['pictures'][number][] = [];
  const end = () => {
    if (bare(words) !== '' || pictures.length > 0) blocks.push({ words: bare(words), pictures });
    words = '';
    pictures = [];
  };
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'text') words += decodeEntities(token.text);
    else if (token.name === 'img')
      pictures.push(
        fileOf(token.attributes.get('src') ?? '', decodeEntities(token.attributes.get('alt') ?? ''), isTaken),
      );
    else if (BLOCKS.has(token.name)) end();
  }
  end();
  return blocks.some((block) => block.pictures.length > 0) ? blocks : [];
}

/** Uses only data that came with the paste; never fetches an address. */
function fileOf(
  src: string,
  alt: string,
  isTaken: (picture: Blob) => boolean,
): PastedBlock['pictures'][number] {
  const [head, type] = DATA.exec(src) ?? [];
  const bytes = head === undefined ? null : base64Bytes(src.slice(head.length));
  if (type === undefined || !bytes) return null;
  const blob = new Blob([bytes], { type: type.toLowerCase() });
  if (!isTaken(blob)) return null;
  const said = cleanCharacters(alt).text.trim();
  // Alt text written by a program may be longer than anyone would listen to.
  return { address: src, blob, alt: said.length <= CONTENT_LIMITS.mediaAlt ? said : '' };
}

/** `questions` were read from the words of these blocks, in the same order. */
export function withPictures(
  questions: readonly AuthoredQuestion[],
  blocks: readonly PastedBlock[],
): WithPictures {
  const result = [...questions];
  const files = new Map<string, MediaFile>();
  const asked = placesOf(questions, blocks);
  let left = 0;
  for (const [index, { words, pictures }] of blocks.entries()) {
    for (const picture of pictures) {
      const place = words === '' ? nearest(asked, blocks, index) : asked[index];
      const question = place && result[place.question];
      const changed = picture && question && withPicture(question, place.option ? words : null, picture);
      if (changed) {
        result[place.question] = changed;
        files.set(picture.address, picture);
      } else left += 1;
    }
  }
  return { questions: result, files: [...files.values()], left };
}

/** The question that a block belongs to, as its text or as one of its options. */
interface Place {
  readonly question: number;
  readonly option: boolean;
}

/** The place of each block, in order. */
export function placesOf(
  questions: readonly AuthoredQuestion[],
  blocks: readonly Pick<PastedBlock, 'words'>[],
): readonly (Place | null)[] {
  const texts = questions.map(({ text }) => text.split('\n').map(bare));
  let at = -1;
  return blocks.map(({ words }) => {
    if (words === '') return null;
    const ahead = texts
      .slice(at + 1, at + 1 + AHEAD)
      .findIndex((lines) => lines.some((line) => says(words, line)));
    if (ahead >= 0) {
      at += 1 + ahead;
      return { question: at, option: false };
    }
    // A later line of the same question.
    const goesOn = texts[at]?.some((line) => says(words, line)) === true;
    return at < 0 ? null : { question: at, option: !goesOn };
  });
}

/** True if a block contains these words, with at most an item's mark before them or an answer after them. */
export function says(block: string, said: string): boolean {
  if (said === '') return false;
  const from = block.indexOf(said);
  return from >= 0 && from <= MARKS && said.length * 2 >= block.length;
}

/** For a picture in a block of its own: the question above it, or else the one below. */
function nearest(
  asked: readonly (Place | null)[],
  blocks: readonly PastedBlock[],
  index: number,
): Place | null {
  const isText = (each: number) => blocks[each]?.words !== '';
  let above = index - 1;
  while (above >= 0 && !isText(above)) above -= 1;
  let below = index + 1;
  while (below < blocks.length && !isText(below)) below += 1;
  return [asked[above], asked[below]].find((place) => place && !place.option) ?? null;
}

/**
 * null if there is no place for it, or if the place is taken. In pasted questions, only options can have a
 * picture besides the question.
 */
function withPicture(
  question: AuthoredQuestion,
  optionWords: string | null,
  { address, alt }: MediaFile & { readonly alt: string },
): AuthoredQuestion | null {
  const media: Picture = { type: 'image', url: address, ...(alt !== '' && { alt }) };
  if (optionWords === null) return question.media ? null : { ...question, media };
  if (question.type !== 'MCQ' && question.type !== 'MSQ') return null;
  const place = question.options.findIndex((option) => !option.media && says(optionWords, bare(option.text)));
  if (place < 0) return null;
  const options = question.options.map((option, index) => (index === place ? { ...option, media } : option));
  return { ...question, options };
}
