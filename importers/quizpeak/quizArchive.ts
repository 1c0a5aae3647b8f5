// What an archive of the project's own is made of: quiz.json, and beside it what its questions show and play from the server.

/** In the quiz format, but that files of the archive stand by their names. */
export const QUIZ_ENTRY = 'quiz.json';

/** Kinds of files that an archive holds for its quiz, by their endings. */
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

/** null for what is no picture, sound or film. */
export function mediaType(name: string): string | null {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(MEDIA_TYPES, ending) ? (MEDIA_TYPES[ending] ?? null) : null;
}

/** The name in an archive of what lies on this server; null for what lies elsewhere. */
export function archiveName(address: string): string | null {
  return /^\/(?:media|uploads)\/./.test(address) ? address.slice(1) : null;
}

/** Where a file of an archive lay on the server that it comes from; null for what is no name of one. */
export function archiveAddress(name: string): string | null {
  return /^(?:media|uploads)\/./.test(name) ? `/${name}` : null;
}
