// Files of the starter quizzes that ship with the server, by quiz id.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { WayId } from '#core/features/ways.ts';

interface StarterFile extends AuthoredQuiz {
  /** The way to play that it shows best. */
  readonly way?: WayId;
}

interface Starter {
  readonly quiz: AuthoredQuiz;
  readonly way: WayId | undefined;
}

const FILES = import.meta.glob<StarterFile>('#assets/quizzes/*.json', { eager: true, import: 'default' });

export const STARTERS: ReadonlyMap<string, Starter> = new Map(
  Object.entries(FILES).map(([path, { way, ...quiz }]) => {
    const name = path.split('/').pop()?.replace('.json', '') ?? path;
    return [`starter-${name}`, { quiz, way }];
  }),
);
