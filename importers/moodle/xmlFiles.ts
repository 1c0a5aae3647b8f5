// Files inside a Moodle XML file: pictures and sounds of a question, as Base64.

import { base64Bytes } from '#importers/files/base64.ts';
import { ImportedFiles, kindOfMedia } from '#importers/files/ImportedFiles.ts';
import type { ImportQuestion } from '#importers/kinds.ts';
import type { XmlElement } from '#importers/markup/xmlTree.ts';
import type { PlacePicture } from '#importers/moodle/readText.ts';

/** Files anywhere in a question. */
export function filesOf(question: XmlElement, folder: string): ImportedFiles {
  const files = new ImportedFiles(folder);
  const collect = (element: XmlElement) => {
    const name = element.attributes.get('name');
    if (element.name === 'file' && name !== undefined && element.attributes.get('encoding') === 'base64') {
      const bytes = base64Bytes(element.text);
      if (bytes) files.add(name, bytes);
    }
    for (const child of element.children) collect(child);
  };
  collect(question);
  return files;
}

const DATA = /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,/i;
const ENDINGS: Readonly<Record<string, string>> = { 'svg+xml': 'svg' };

/** Pictures are on the web, in the file by name, or in the text itself. */
export function pictureFinder(files: ImportedFiles): PlacePicture {
  let inText = 0;
  return (address) => {
    const name = pluginFile(address);
    if (name !== null) return files.place(name);
    const [head, type] = DATA.exec(address) ?? [];
    if (head === undefined || type === undefined) return address;
    const bytes = base64Bytes(address.slice(head.length));
    if (!bytes) return null;
    inText += 1;
    const ending = ENDINGS[type.toLowerCase()] ?? type.toLowerCase();
    files.add(`text/${inText}.${ending}`, bytes);
    return files.place(`text/${inText}.${ending}`);
  };
}

/** Name of the file that an address stands for; null if it's another address. */
export function pluginFile(address: string): string | null {
  const [, name] = /^@@PLUGINFILE@@\/([^?#]+)/.exec(address) ?? [];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A sound or a video that a text links to becomes the question's, if it has no picture. */
export function withSound(
  question: ImportQuestion,
  files: ImportedFiles,
): { readonly question: ImportQuestion; readonly sound: boolean } {
  const name = files.unused.find((each) => kindOfMedia(each) !== 'image');
  const type = name === undefined ? null : kindOfMedia(name);
  const url = name === undefined || question.media ? null : files.place(name);
  if (url === null || type === null) return { question, sound: false };
  return { question: { ...question, media: { type, url } }, sound: true };
}
