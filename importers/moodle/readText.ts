// Moodle's texts as words and marks, plus what couldn't be kept.

import type { MoodleFormatName, MoodleText } from '#importers/moodle/moodleItem.ts';
import { moodleMarkdown } from '#importers/moodle/moodleMarkdown.ts';
import type { ImportPicture } from '#importers/kinds.ts';
import { type HtmlPicture, htmlToMarkdown, type TextFromHtml } from '#importers/markup/htmlToMarkdown.ts';
import { isMeantAsHtml } from '#importers/markup/htmlTokens.ts';
import { type Line, type Run, words } from '#importers/markup/MarkedLines.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { texParts } from '#importers/markup/texParts.ts';
import { writeMarkdown } from '#importers/markup/writeMarkdown.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

export interface ReadText {
  readonly text: MarkedText;
  readonly media: ImportPicture | null;
  readonly changes: readonly ImportReason[];
  /** True if it had formatting that the markup lacks. */
  readonly lost: boolean;
}

const plain = (text: string): TextFromHtml => ({
  text: MarkedText.plain(text),
  pictures: [],
  embeds: [],
  lost: false,
});

const CONVERT: Readonly<Record<MoodleFormatName, (text: string) => TextFromHtml>> = {
  plain,
  html: htmlToMarkdown,
  markdown: moodleMarkdown,
  // Moodle interprets tags here, except in questions about tags, which leave them unclosed.
  moodle: (text) => {
    if (isMeantAsHtml(text)) return htmlToMarkdown(text.replaceAll('\n', '<br>'));
    return texParts(text).some(({ kind }) => kind === 'formula') ? withFormulas(text) : plain(text);
  },
};

/** The text unchanged, except for its formulas. */
function withFormulas(text: string): TextFromHtml {
  const lines = text.split('\n').map((line): Line => {
    const runs = texParts(line).map(
      (part): Run => (part.kind === 'words' ? words(part.text) : { ...words(part.tex), kind: 'formula' }),
    );
    return { kind: 'line', sign: '', runs };
  });
  return { ...plain(''), ...writeMarkdown(lines) };
}

/**
 * Address in the quiz of a picture, by the address in its text; null for a file that isn't there. Pictures on
 * the web stay where they are.
 */
export type PlacePicture = (address: string) => string | null;

const ON_THE_WEB: PlacePicture = (address) => address;

/** Keeps the first of several pictures, if the text may have one. */
export function readText(
  { format, text }: MoodleText,
  mayHavePicture: boolean,
  place: PlacePicture = ON_THE_WEB,
): ReadText {
  const { text: said, pictures, embeds, lost } = CONVERT[format](text);
  const [first] = mayHavePicture ? pictures : [];
  const url = first ? place(first.url) : null;
  const left = url === null ? pictures : pictures.slice(1);
  return {
    text: said,
    media: first && url !== null ? pictureOf(url, first) : null,
    changes: [
      ...left.map(
        (each): ImportReason => ({ code: 'pictureNotTaken', values: { reference: shortItem(each.url) } }),
      ),
      ...embeds.map((what): ImportReason => ({ code: 'embedNotTaken', values: { what } })),
    ],
    lost,
  };
}

function pictureOf(url: string, { alt }: HtmlPicture): ImportPicture {
  return { type: 'image', url, ...(alt.trim() !== '' && { alt: alt.trim() }) };
}
