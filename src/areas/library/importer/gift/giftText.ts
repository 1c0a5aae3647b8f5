// A GIFT text as plain text, with what of it could not be kept.

import type { GiftText } from '#src/areas/library/importer/gift/giftItem.ts';
import { type HtmlPicture, htmlToText } from '#src/areas/library/importer/htmlToText.ts';
import { type ImportReason, shortItem } from '#src/areas/library/importer/problems.ts';

export interface PlainText {
  readonly text: string;
  readonly media: { readonly type: 'image'; readonly url: string; readonly alt?: string } | null;
  readonly changes: readonly ImportReason[];
  readonly formatted: boolean;
}

/** Of several pictures the first is kept, if the text is of a kind that can have one. */
export function plainText({ format, text }: GiftText, mayHavePicture: boolean): PlainText {
  // Markdown is meant to be readable as it stands, and so are the formats without any.
  if (format !== 'html') return { text, media: null, changes: [], formatted: false };
  const converted = htmlToText(text);
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
    formatted: converted.formatted,
  };
}

function mediaOf({ url, alt }: HtmlPicture): NonNullable<PlainText['media']> {
  return { type: 'image', url, ...(alt.trim() !== '' && { alt: alt.trim() }) };
}
