// Starter quizzes that ship with the server.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Library } from '#server/areas/library/library.ts';

const FILES = import.meta.glob<AuthoredQuiz>('#assets/quizzes/*.json', { eager: true, import: 'default' });

/** Puts every starter quiz into the library; unchanged ones stay as they are. */
export async function placeStarters(library: Library): Promise<number> {
  const files = Object.entries(FILES);
  for (const [path, quiz] of files) {
    const id = path.split('/').pop()?.replace('.json', '') ?? path;
    await library.placeStarter(`starter-${id}`, quiz);
  }
  return files.length;
}
