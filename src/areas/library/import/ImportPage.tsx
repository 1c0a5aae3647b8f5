// Import page: a file is read, previewed with its problems, and saved.

import type { ImportState } from '#src/areas/library/import/parked.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { isFinished } from '#protocol/draftQuiz.ts';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { DropZone, NOT_PASTING } from '#src/areas/library/import/DropZone.tsx';
import { PastedText } from '#src/areas/library/import/PastedText.ts';
import { Preview } from '#src/areas/library/import/Preview.tsx';
import { placeHref, useFolder } from '#src/areas/library/organizing/place.ts';
import { editHref } from '#src/areas/library/copyQuizzes.ts';
import { newQuizId } from '#src/areas/library/editor/draft/ids.ts';
import { asDraft, useEditBeforeSaving } from '#src/areas/library/import/useEditBeforeSaving.ts';
import { type Importing, type ImportMeans, useImport } from '#src/areas/library/import/useImport.ts';
import { mediaUploader } from '#src/areas/library/import/uploadMedia.ts';
import { QUERY } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { useAttempt } from '#src/ui/useAttempt.ts';

export interface ImportPageProps extends Partial<PageProps>, ImportMeans {}

export function ImportPage(props: ImportPageProps): ReactNode {
  const { t } = useTranslation('import');
  return (
    <HostPage title={t('import:page.title')} back="/host">
      <Import {...props} />
    </HostPage>
  );
}

function Import({ read, load }: ImportPageProps): ReactNode {
  const { t } = useTranslation('import');
  const host = useHost();
  const hostId = useStore(host.session, (session) => (session.status === 'open' ? session.hostId : null));
  const importing = useImport(hostId, { ...(read && { read }), ...(load && { load }) });
  const { state, queue } = importing;
  const saving = useSaving(importing);
  const editing = useEditBeforeSaving(importing);
  const [pasting, setPasting] = useState(NOT_PASTING);
  const pasted = state.step !== 'idle' && state.file instanceof PastedText ? state.file : null;
  const discard = () => {
    if (pasted) setPasting(NOT_PASTING);
    importing.next();
  };
  const backTo = ({ typed, html }: PastedText) => {
    setPasting({ open: true, text: typed, html });
    importing.cancel();
  };
  return (
    <main className="host-main host-main--reading">
      <div>
        <h1 className="host-title">{t('import:page.title')}</h1>
        {queue.length > 0 && <p className="tag">{t('import:page.waiting', { count: queue.length })}</p>}
      </div>
      {state.step === 'idle' && <DropZone onFiles={importing.add} pasting={pasting} onPasting={setPasting} />}
      {state.step === 'reading' && (
        <Reading state={state} onCancel={pasted ? () => backTo(pasted) : importing.cancel} />
      )}
      {state.step === 'preview' && (
        <Preview
          key={`${state.file.name} ${state.file.lastModified}`}
          file={state.file}
          result={state.result}
          readAs={importing.readAs}
          onReadAs={importing.reread}
          onCancel={discard}
          onBackToText={pasted && (() => backTo(pasted))}
          onSave={saving.save}
          onEdit={editing.edit}
          draftId={state.draftId ?? null}
          busy={saving.busy || editing.busy}
          problem={saving.problem ?? editing.problem}
        />
      )}
    </main>
  );
}

/**
 * Saves the quiz as a draft, because some questions may be unfinished. Then it goes on with the next file, or back
 * to the library.
 */
function useSaving({ state, next, refuse }: Importing) {
  const host = useHost();
  const { notices } = useServices();
  const { t } = useTranslation('import');
  const [, navigate] = useLocation();
  const folder = useFolder();
  const { busy, problem, attempt } = useAttempt();
  const save = async (quiz: AuthoredQuiz) => {
    if (state.step !== 'preview') return;
    const { result, places } = state;
    await attempt(async () => {
      const placed = await places.place(quiz, result.files ?? [], mediaUploader(host));
      // Files that can't be included are shown before anything is saved.
      if (placed.refused.size > 0) return refuse(placed.refused);
      const draft = asDraft(placed.quiz);
      const { card } = await host.call('saveDraft', { ...folder, quizId: newQuizId(), revision: 0, draft });
      const { id, title, questionCount } = card;
      const unfinished = draft.questions.filter((question) => !isFinished(question)).length;
      if (unfinished === 0) notices.toast('success', t('import:page.saved', { title, count: questionCount }));
      else
        notices.toast('success', t('import:page.savedUnfinished', { title, count: unfinished }), {
          label: t('import:page.finish'),
          run: () => navigate(editHref(id)),
        });
      await host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
      if (!next()) navigate(placeHref(folder));
    });
  };
  return { save, busy, problem };
}

interface ReadingProps {
  readonly state: Extract<ImportState, { readonly step: 'reading' }>;
  readonly onCancel: () => void;
}

function Reading({ state, onCancel }: ReadingProps): ReactNode {
  const { t } = useTranslation(['host', 'import']);
  const { file, progress } = state;
  const phase = t(`import:phase.${progress.phase}`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="card stack" aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className="title">
        {file instanceof PastedText
          ? t('import:page.readingPasted')
          : t('import:page.reading', { file: file.name })}
      </h2>
      <progress className="meter" aria-label={phase} value={progress.fraction} max={1} />
      <div className="row apart">
        <p className="muted">{phase}</p>
        <QuietButton onClick={onCancel}>{t('host:cancel')}</QuietButton>
      </div>
    </section>
  );
}
