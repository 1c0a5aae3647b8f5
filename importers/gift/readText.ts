// GIFT text as words and marks, plus what couldn't be kept.

import type { GiftFormatName, GiftText } from '#importers/gift/parseGift.ts';
import { moodleMarkdown } from '#importers/gift/moodleMarkdown.ts';
import { type HtmlPicture, htmlToMarkdown, type TextFromHtml } from '#importers/markup/htmlToMarkdown.ts';
import { isMeantAsHtml } from '#importers/markup/htmlTokens.ts';
import { type Line, type Run, words } from '#importers/markup/MarkedLines.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { texParts } from '#importers/markup/texParts.ts';
import { writeMarkdown } from '#importers/markup/writeMarkdown.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

export interface ReadText {
  readonly text: MarkedText;
  readonly media: { readonly type: 'image'; readonly url: string; readonly alt?: string } | null;
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

const CONVERT: Readonly<Record<GiftFormatName, (text: string) => TextFromHtml>> = {
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

/** Keeps the first of several pictures, if the text may have one. */
export function readText({ format, text }: GiftText, mayHavePicture: boolean): ReadText {
  const converted = CONVERT[format](text);
  const [first, ...more] = converted.pictures;
  const lost = mayHavePicture ? more : converted.pictures;
  return {
    text: converted.text,
    media: mayHavePicture && first ? mediaOf(first) : null,
    changes: [
      ...lost.map(
        ({ url }): ImportReason => ({ code: 'pictureNotTaken', values: { reference: shortItem(url) } }),
      ),
      ...converted.embeds.map((what): ImportReason => ({ code: 'embedNotTaken', values: { what } })),
    ],
    lost: converted.lost,
  };
}

function mediaOf({ url, alt }: HtmlPicture): NonNullable<ReadText['media']> {
  return { type: 'image', url, ...(alt.trim() !== '' && { alt: alt.trim() }) };
}
