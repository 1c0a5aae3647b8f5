// Layout of our own archives: quiz.json, and next to it the media from the server that its questions use.

/** In the quiz format, except that it refers to files of the archive by name. */
export const QUIZ_ENTRY = 'quiz.json';

/** Ending of a file with a whole library (`libraryFile.ts`). */
export const LIBRARY_EXTENSION = 'quizpeak-library';

/** Types of media files in an archive, by extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  wav: 'audio/wav',
  weba: 'audio/webm',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

/** null unless it's a picture, a sound or a video. */
export function mediaType(name: string): string | null {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(MEDIA_TYPES, ending) ? (MEDIA_TYPES[ending] ?? null) : null;
}

/** Name in an archive for a file on this server; null for any other address. */
export function archiveName(address: string): string | null {
  return /^\/(?:media|uploads)\/./.test(address) ? address.slice(1) : null;
}

/** Address that a file of an archive had on its server; null if the name isn't that of a media file. */
export function archiveAddress(name: string): string | null {
  return /^(?:media|uploads)\/./.test(name) ? `/${name}` : null;
}
