// A library in memory for tests of its page: with search, folders, archive, and deletion.

import type { Call, Reply } from '#src/testing/renderPage.tsx';

const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['http://192.168.1.5:3000'] };

export const quizCard = (id: string, title: string, starter = false) => ({
  id,
  title,
  subject: 'Science',
  language: 'en',
  questionCount: 12,
  version: 1,
  starter,
  updatedAt: 1,
});

export type KeptQuiz = ReturnType<typeof quizCard> & {
  folder?: string;
  archived?: boolean;
  deleted?: boolean;
  found?: string;
};

const isOnWire = (key: string): boolean => key !== 'archived' && key !== 'deleted';

export interface LibrarySettings {
  readonly password?: string;
  readonly games?: readonly unknown[];
}

export function libraryOf(quizzes: readonly KeptQuiz[], settings: LibrarySettings = {}) {
  const kept: KeptQuiz[] = quizzes.map((quiz) => ({ ...quiz }));
  const answer = (call: Call): Reply => {
    const url = new URL(call.path, 'http://x');
    if (url.pathname === '/v1/host/session') {
      const given = call.body['password'];
      if (settings.password === undefined || given === settings.password) return { data: SESSION };
      return given === undefined
        ? { error: 'host.PASSWORD_REQUIRED', status: 401 }
        : { error: 'host.PASSWORD_WRONG', status: 403 };
    }
    if (url.pathname === '/v1/reports') return { data: { reports: [], total: 0 } };
    if (url.pathname === '/v1/games') return { data: { games: settings.games ?? [] } };
    if (url.pathname === '/v1/quizzes') {
      const asked = Object.fromEntries(url.searchParams);
      const search = (asked['search'] ?? '').toLowerCase();
      const own = kept.filter(({ title, deleted }) => !deleted && title.toLowerCase().includes(search));
      const listed = own.filter(({ archived }) => !archived);
      const found = (asked['archived'] ? own.filter(({ archived }) => archived) : listed).filter(
        ({ folder }) => asked['folder'] === undefined || folder === asked['folder'],
      );
      const names = [...new Set(listed.flatMap(({ folder }) => folder || []))];
      return {
        data: {
          quizzes: found.map((quiz) =>
            Object.fromEntries(Object.entries(quiz).filter(([key, value]) => isOnWire(key) && value !== '')),
          ),
          total: found.length,
          own: {
            listed: listed.filter(({ starter }) => !starter).length,
            archived: own.length - listed.length,
            folders: names.map((name) => ({
              name,
              count: listed.filter(({ folder }) => folder === name).length,
            })),
          },
        },
      };
    }
    if (url.pathname === '/v1/quizzes/organize') {
      for (const { quizId, ...change } of call.body['quizzes'] as { quizId: string }[])
        Object.assign(kept.find(({ id }) => id === quizId) ?? {}, change);
      return { data: {} };
    }
    const [, , , quizId, part] = url.pathname.split('/');
    if (part === 'draft') {
      const { draft, folder } = call.body as { draft?: { title: string }; folder?: string };
      if (!draft) return { data: { draft: { title: kept.find(({ id }) => id === quizId)?.title } } };
      kept.unshift({ ...quizCard(quizId ?? '', draft.title), ...(folder !== undefined && { folder }) });
      return { data: {} };
    }
    const { folder, name } = call.body as { folder?: string; name?: string };
    const inFolder = kept.filter((quiz) => quiz.folder === folder);
    for (const quiz of inFolder) quiz.folder = name ?? '';
    return { data: { quizIds: inFolder.map(({ id }) => id) } };
  };
  return { answer, kept: (id: string) => kept.find((quiz) => quiz.id === id) };
}
