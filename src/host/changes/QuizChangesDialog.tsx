// Changes of a quiz that a game can still use: says what will reach whom, and uses it.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChangedQuestion,
  type QuizChanges,
  quizChangesKey,
  usableIn,
  useQuizChanges,
} from '#src/host/changes/useQuizChanges.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { ListFailed } from '#src/host/shell/listStates.tsx';
import { Pager } from '#src/host/shell/Pager.tsx';
import { failureType } from '#src/platform/requests/requestError.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';
import '#src/host/changes/quizChanges.css';

const PER_PAGE = 10;

export interface QuizChangesDialogProps {
  readonly roomHash: string;
  readonly onClose: () => void;
}

export function QuizChangesDialog({ roomHash, onClose }: QuizChangesDialogProps): ReactNode {
  const { t } = useTranslation(['changes', 'host']);
  const host = useHost();
  const query = useQuizChanges(roomHash);
  const { busy, problem, attempt } = useAttempt();
  const tellUsed = useUsedNotices();
  // The quiz may have been saved since the page last compared.
  const data = query.isFetchedAfterMount ? query.data : undefined;
  const usable = data ? usableIn(data) : [];
  const use = async ({ revision }: QuizChanges) => {
    try {
      const left = await host.call('useQuizChanges', { roomHash, revision });
      host.queries.setQueryData<QuizChanges>(quizChangesKey(roomHash), left);
      tellUsed(usable, left);
      onClose();
    } catch (error) {
      if (failureType(error) === 'quiz.CHANGED') await query.refetch();
      throw error;
    }
  };
  return (
    <Dialog
      title={t('changes:title')}
      description={t('changes:body')}
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>{t('host:cancel')}</QuietButton>
          {data && (
            <Button
              aria-disabled={busy || usable.length === 0}
              onClick={() => usable.length > 0 && void attempt(() => use(data))}
            >
              {usable.length === 0 ? t('changes:none') : t('changes:use', { count: usable.length })}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Changes changes={data} />
      ) : query.error && !query.isFetching ? (
        <ListFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <p aria-busy="true">{t('changes:loading')}</p>
      )}
      {problem === 'quiz.CHANGED' ? (
        <p role="alert">{t('changes:savedSince')}</p>
      ) : (
        problem && <Failure type={problem} />
      )}
    </Dialog>
  );
}

/** Returns a function that says which of the planned changes were used, by what is left after them. */
function useUsedNotices(): (planned: readonly ChangedQuestion[], left: QuizChanges) => void {
  const { t } = useTranslation('changes');
  const { notices } = useServices();
  return (planned, { questions }) => {
    const late = planned.filter(({ index, used }) =>
      questions.some((other) => other.index === index && used.some((part) => other.kept.includes(part))),
    ).length;
    const done = planned.length - late;
    const words = [
      ...(done > 0 ? [t('changes:done', { count: done })] : []),
      ...(late > 0 ? [t('changes:late', { count: late })] : []),
    ];
    notices.toast(late > 0 ? 'info' : 'success', words.join(' '));
  };
}

function Changes({ changes }: { readonly changes: QuizChanges }): ReactNode {
  const { t, i18n } = useTranslation('changes');
  const { questions, added, removed, isReordered } = changes;
  const list = new Intl.ListFormat(i18n.language);
  const partsIn = (parts: ChangedQuestion['used']) =>
    list.format(parts.map((part) => t(`changes:part.${part}`)));
  const usable = usableIn(changes);
  const notes = [
    added > 0 && t('changes:added', { count: added }),
    removed > 0 && t('changes:removed', { count: removed }),
    isReordered && t('changes:reordered'),
    questions.length + added + removed === 0 && !isReordered && t('changes:same'),
  ].filter((note) => note !== false);
  return (
    <>
      <Group
        title={t('changes:fresh')}
        questions={usable.filter(({ isOpened }) => !isOpened)}
        detail={({ used }) => partsIn(used)}
      />
      <Group
        title={t('changes:judged')}
        questions={usable.filter(({ isOpened }) => isOpened)}
        detail={({ answers }) => t('changes:answers', { count: answers })}
      />
      <Group
        title={t('changes:kept')}
        questions={questions.filter(({ kept }) => kept.length > 0)}
        detail={({ kept }) => partsIn(kept)}
      />
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly questions: readonly ChangedQuestion[];
  readonly detail: (question: ChangedQuestion) => string;
}

function Group({ title, questions, detail }: GroupProps): ReactNode {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h3 id={id} className="section-title">
        {title}
      </h3>
      <Pager
        items={questions}
        label={title}
        perPage={PER_PAGE}
        className="changes-list stack gap-2"
        render={(question) => (
          <li key={question.index} className="changes-item grid">
            <span className="bold tabular">{question.index + 1}</span>
            <span className="breaks">
              <span className="clamp-2">{question.text}</span>
              <span className="caption muted">{detail(question)}</span>
            </span>
          </li>
        )}
      />
    </section>
  );
}
