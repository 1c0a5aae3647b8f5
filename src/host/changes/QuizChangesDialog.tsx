// Changes of a quiz that a game can still use: says what will reach whom, and uses it.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChangedQuestion,
  type PartChange,
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
import { secondsText } from '#src/ui/duration.ts';
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
      questions.some(
        (other) =>
          other.index === index && used.some(({ part }) => other.kept.some((kept) => kept.part === part)),
      ),
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
  const { t } = useTranslation('changes');
  const { questions, added, removed, isReordered } = changes;
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
        parts={({ used }) => used}
      />
      <Group
        title={t('changes:judged')}
        questions={usable.filter(({ isOpened }) => isOpened)}
        parts={({ used }) => used}
        note={({ answers }) => t('changes:answers', { count: answers })}
      />
      <Group
        title={t('changes:kept')}
        questions={questions.filter(({ kept }) => kept.length > 0)}
        parts={({ kept }) => kept}
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
  readonly parts: (question: ChangedQuestion) => readonly PartChange[];
  readonly note?: (question: ChangedQuestion) => string;
}

function Group({ title, questions, parts, note }: GroupProps): ReactNode {
  const { t } = useTranslation('changes');
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
          // Without its number, which is another in the editor if something there is unfinished.
          <li key={question.index} className="breaks">
            <p className="clamp-2 strong">{question.text}</p>
            <dl className="changes-parts caption">
              {parts(question).map((change) => (
                <div key={change.part}>
                  <dt className="muted">{t(`changes:part.${change.part}`)}</dt>
                  <dd>
                    <Words change={change} />
                  </dd>
                </div>
              ))}
            </dl>
            {note && <p className="caption muted">{note(question)}</p>}
          </li>
        )}
      />
    </section>
  );
}

/** A part's words before and after, or only that it changed if it has no words. */
function Words({ change: { part, before, after } }: { readonly change: PartChange }): ReactNode {
  const { t, i18n } = useTranslation('changes');
  if (before === after) return t('changes:changed');
  const words = (value: PartChange['before']): string => {
    if (value === null) return t('changes:nothing');
    if (typeof value === 'string') return value;
    return part === 'time' ? secondsText(value, i18n.language) : value.toLocaleString(i18n.language);
  };
  return (
    <>
      <del>{words(before)}</del>
      <span aria-hidden="true"> → </span>
      <ins>{words(after)}</ins>
    </>
  );
}
