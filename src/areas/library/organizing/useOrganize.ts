// Moving, archiving and deleting quizzes, one or several, and undoing that.

import type { InfiniteData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ORGANIZED_MAX } from '#protocol/areas/library/organizing.ts';
import { useReplaceFolder } from '#src/areas/library/organizing/ownFolders.ts';
import { QUERY, type QuizCardData, type QuizList } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

/** To a folder (empty for none), or into and out of the archive and the library. */
export type Change =
  | { readonly folder: string }
  | { readonly archived: boolean }
  | { readonly deleted: boolean };

type Changes = RequestFor<'organizeQuizzes'>['quizzes'];

function nameOf(change: Change) {
  if ('deleted' in change) return 'deleted';
  if ('archived' in change) return change.archived ? 'archived' : 'unarchived';
  return change.folder === '' ? 'unfiled' : 'moved';
}

/** Takes quizzes to where they were; a change always applies to quizzes that it makes a difference for. */
function undoing(change: Change, { folder = '' }: QuizCardData): Change {
  if ('deleted' in change) return { deleted: !change.deleted };
  return 'archived' in change ? { archived: !change.archived } : { folder };
}

interface Organizing {
  /** Changes the quizzes right away, and offers to undo that. */
  readonly organize: (quizzes: readonly QuizCardData[], change: Change) => Promise<boolean>;
  /** Renames a folder, or with an empty name dissolves it and offers to undo that. */
  readonly renameFolder: (folder: string, name: string) => Promise<boolean>;
}

/** Both show failures as toasts, and resolve to whether it worked. */
export function useOrganize(): Organizing {
  const host = useHost();
  const { notices } = useServices();
  const replaceFolder = useReplaceFolder();
  const tellFailure = useFailureToast();
  const { t } = useTranslation(['library', 'host']);
  const { queries } = host;
  const send = async (changes: Changes) => {
    for (let start = 0; start < changes.length; start += ORGANIZED_MAX)
      await host.call('organizeQuizzes', { quizzes: changes.slice(start, start + ORGANIZED_MAX) });
  };
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: QUERY.quizzes });
    }
  };
  const offerUndo = (text: string, changes: Changes, onUndone = () => {}) =>
    notices.toast('info', text, {
      label: t('host:library.undo'),
      run: () =>
        void attempt(async () => {
          await send(changes);
          onUndone();
          notices.toast('success', t('library:done.undone'));
        }),
    });
  return {
    async organize(quizzes, change) {
      await queries.cancelQueries({ queryKey: QUERY.quizzes });
      const ids = new Set(quizzes.map(({ id }) => id));
      if (!('folder' in change))
        queries.setQueriesData<InfiniteData<QuizList>>({ queryKey: QUERY.quizzes }, (data) =>
          data ? without(data, ids) : data,
        );
      return attempt(async () => {
        await send(quizzes.map(({ id }) => ({ quizId: id, ...change })));
        const title = quizzes[0]?.title.trim() || t('library:quiz.untitled');
        const folder = 'folder' in change ? change.folder : '';
        replaceFolder('', folder);
        offerUndo(
          quizzes.length === 1
            ? t(`library:done.${nameOf(change)}`, { title, folder })
            : t(`library:doneMany.${nameOf(change)}`, { count: quizzes.length, folder }),
          quizzes.map((quiz) => ({ quizId: quiz.id, ...undoing(change, quiz) })),
        );
      });
    },
    renameFolder: (folder, name) =>
      attempt(async () => {
        const { quizIds } = await host.call('renameFolder', { folder, name });
        replaceFolder(folder, name);
        if (name === '')
          offerUndo(
            quizIds.length > 0
              ? t('library:folder.deleted', { folder })
              : t('library:done.deleted', { title: folder }),
            quizIds.map((quizId) => ({ quizId, folder })),
            () => replaceFolder('', folder),
          );
      }),
  };
}

function without(data: InfiniteData<QuizList>, ids: ReadonlySet<string>): InfiniteData<QuizList> {
  const pages = data.pages.map(({ quizzes, ...page }) => {
    const kept = quizzes.filter(({ id }) => !ids.has(id));
    return { ...page, quizzes: kept, total: page.total - (quizzes.length - kept.length) };
  });
  return { ...data, pages };
}
