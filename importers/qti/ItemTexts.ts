// Texts of one item: their words and marks, the media in them, and what couldn't be kept.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import { type HtmlPicture, htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { kindOfMedia } from '#importers/files/ImportedFiles.ts';
import type { PictureSize } from '#importers/files/pictureSize.ts';
import type { ImportBoard, ImportItem, ImportMedia, ImportPicture } from '#importers/kinds.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { exactText, TEXT_NAME } from '#importers/qti/ownFields.ts';
import { htmlOf } from '#importers/qti/qtiHtml.ts';
import { decoded } from '#importers/qti/qtiPackage.ts';
import { attribute, numberAttribute, type QtiElement, wordsOfQti } from '#importers/qti/qtiTree.ts';

export interface FoundMedia extends Omit<ImportMedia, 'alt'> {
  /** Of a picture, if its file is at hand. */
  readonly size?: PictureSize;
}

/** Media at an address, or the reason it can't be had. */
export type FindMedia = (address: string) => FoundMedia | ImportReason;

export interface StemText {
  readonly text: MarkedText;
  readonly media?: ImportMedia;
}

const EXACT = new RegExp(` ${TEXT_NAME}="([^"]*)"`);

export class ItemTexts {
  readonly #find: FindMedia;
  readonly changes: ImportReason[] = [];
  /** True if there was formatting that the markup lacks. */
  lost = false;

  constructor(find: FindMedia) {
    this.#find = find;
  }

  /** A text that may have a picture, a sound or a video. */
  stem(html: string): StemText {
    const { text, media } = this.#read(html);
    const [first, ...more] = media;
    this.#leave(more);
    return { text, ...(first && { media: first }) };
  }

  /** A text that may have a picture. */
  item(element: QtiElement): ImportItem {
    return this.itemOf(htmlOf(element.content));
  }

  itemOf(html: string): ImportItem {
    const { text, media } = this.#read(html);
    const picture = media.find((each): each is ImportPicture => each.type === 'image');
    this.#leave(media.filter((each) => each !== picture));
    return { text, ...(picture && { media: picture }) };
  }

  /** A text without media; its pictures are left out, and that's reported. */
  text(html: string): MarkedText {
    const { text, media } = this.#read(html);
    this.#leave(media);
    return text;
  }

  /** The picture of an element with places in it; a reason without a picture, or without its size. */
  board(element: QtiElement | undefined): ImportBoard | ImportReason {
    const address = attribute(element, 'data') || attribute(element, 'src') || attribute(element, 'uri');
    const found = address === '' ? null : this.#find(address);
    if (!found) return { code: 'boardMissing', values: {} };
    if ('code' in found) return found;
    const { type, url, size } = found;
    // Places are given in the pixels that the element says.
    const width = numberAttribute(element, 'width') ?? size?.width ?? 0;
    const height = numberAttribute(element, 'height') ?? size?.height ?? 0;
    if (type !== 'image' || width <= 0 || height <= 0) return { code: 'boardMissing', values: {} };
    const alt = described(attribute(element, 'alt') || wordsOfQti(element));
    return { type, url, ...alt, width: Math.round(width), height: Math.round(height) };
  }

  #read(html: string): { readonly text: MarkedText; readonly media: readonly ImportMedia[] } {
    const { text, pictures, embeds, lost } = htmlToMarkdown(html);
    const [, json] = EXACT.exec(html) ?? [];
    const exact = json === undefined ? text : exactText(decodeEntities(json), text);
    this.lost ||= lost && exact === text;
    for (const what of embeds) this.changes.push({ code: 'embedNotTaken', values: { what } });
    return { text: exact, media: pictures.flatMap((each) => this.#place(each) ?? []) };
  }

  #place({ url, alt, kind }: HtmlPicture): ImportMedia | null {
    const found = this.#find(url.trim());
    if ('code' in found) {
      this.changes.push(found);
      return null;
    }
    const isPlayed = kind === 'audio' || kind === 'video';
    const type = isPlayed && kindOfMedia(found.url) === null ? kind : found.type;
    return { type, url: found.url, ...described(alt) };
  }

  #leave(media: readonly ImportMedia[]): void {
    for (const { url } of media) {
      const file = shortItem(decoded(url.replace(/^\/media\/[^/]*\//, '')));
      this.changes.push({ code: 'mediaNotPlaced', values: { file } });
    }
  }
}

/** A longer description would cost the question its picture. */
function described(words: string): { readonly alt?: string } {
  const alt = words.replaceAll(/\s+/g, ' ').trim();
  return alt !== '' && alt.length <= CONTENT_LIMITS.mediaAlt ? { alt } : {};
}
