// Texts and media of one H5P question, with what couldn't be kept of them.

import type { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import type { ImportBoard, ImportMedia, ImportPicture } from '#importers/kinds.ts';
import { hasAt, numberAt, textAt } from '#importers/json.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

export class H5pTexts {
  readonly #files: ImportedFiles;
  readonly #changes: ImportReason[] = [];
  #lost = false;

  constructor(files: ImportedFiles) {
    this.#files = files;
  }

  /** Texts of another question with the same files. */
  next(): H5pTexts {
    return new H5pTexts(this.#files);
  }

  /** What couldn't be kept. */
  get changes(): readonly ImportReason[] {
    return this.#lost
      ? [...this.#changes, { code: 'formattingRemoved', values: { count: 1 } }]
      : this.#changes;
  }

  report(reason: ImportReason): void {
    this.#changes.push(reason);
  }

  html(html: string): MarkedText {
    const { text, pictures, embeds, lost } = htmlToMarkdown(html);
    for (const { url } of pictures)
      this.report({ code: 'pictureNotTaken', values: { reference: shortItem(url) } });
    for (const what of embeds) this.report({ code: 'embedNotTaken', values: { what } });
    this.#lost ||= lost;
    return text;
  }

  /** Lines of HTML, one below the other; empty ones are left out. */
  lines(...html: readonly string[]): MarkedText {
    const texts = html.map((each) => this.html(each)).filter(({ words }) => words.trim() !== '');
    return MarkedText.joined(texts, '\n\n');
  }

  /** `image` has the path of a file, or an address on the web. */
  picture(image: unknown, alt: string): ImportPicture | null {
    const path = textAt(image, 'path');
    if (path === '') return null;
    const url = path.startsWith('https:') ? path : this.#files.place(path);
    if (url === null) this.report({ code: 'fileMissing', values: { file: shortItem(path) } });
    const words = htmlToMarkdown(alt).text.words.trim();
    return url === null ? null : { type: 'image', url, ...(words !== '' && { alt: words }) };
  }

  /** A picture with places in it; its size is part of the content. */
  board(image: unknown, alt: string): ImportBoard | null {
    const picture = this.picture(image, alt);
    const [width, height] = [numberAt(image, 'width'), numberAt(image, 'height')].map(Math.round);
    return picture && width && height ? { ...picture, width, height } : null;
  }

  /** Media above a question: a picture, a sound or a video, as another library's content. */
  media(media: unknown): { readonly media?: ImportMedia } {
    if (!hasAt(media, 'params')) return {};
    const [library = ''] = textAt(media, 'library').split(' ');
    if (library === 'H5P.Image') {
      const image = { path: textAt(media, 'params', 'file', 'path') };
      const picture = this.picture(image, textAt(media, 'params', 'alt'));
      return picture ? { media: picture } : {};
    }
    const type = library === 'H5P.Audio' ? 'audio' : library === 'H5P.Video' ? 'video' : null;
    if (type === null) return {};
    return this.#sound(type, textAt(media, 'params', type === 'audio' ? 'files' : 'sources', 0, 'path'));
  }

  /** A sound among files of several types. */
  audio(files: unknown): { readonly media?: ImportMedia } {
    return this.#sound('audio', textAt(files, 0, 'path'));
  }

  #sound(type: 'audio' | 'video', path: string): { readonly media?: ImportMedia } {
    if (path === '') return {};
    // A video on the web is a page that shows it.
    const url = this.#files.place(path);
    if (url === null) this.report({ code: 'embedNotTaken', values: { what: shortItem(path) } });
    return url === null ? {} : { media: { type, url } };
  }
}
