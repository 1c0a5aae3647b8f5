// The editor: question list, the question being edited, and a preview of what players see. On narrow screens,
// one pane at a time.

import { Eye, List, Pencil, Plus } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { usePageTitle } from '#src/ui/Page.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { EditorBar, type Panel, SaveTrouble } from '#src/areas/library/editor/EditorBar.tsx';
import { PlayingNow, useGamesWith } from '#src/areas/library/editor/PlayingNow.tsx';
import { QuizForm } from '#src/areas/library/editor/form/QuizForm.tsx';
import { QuestionForm } from '#src/areas/library/editor/form/QuestionForm.tsx';
import { PreviewPane } from '#src/areas/library/editor/preview/PreviewPane.tsx';
import { QuestionRail } from '#src/areas/library/editor/rail/QuestionRail.tsx';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';
import type { SavedElsewhere } from '#src/areas/library/editor/sync/tabs.ts';
import { faultsIn } from '#src/areas/library/editor/unfinished.ts';
import { type Commands, removeUndoToasts, useCommands } from '#src/areas/library/editor/useCommands.ts';
import { SessionContext, useDraft } from '#src/areas/library/editor/useDraft.ts';
import { EDITOR_KEYS, useEditorKeys } from '#src/areas/library/editor/useEditorKeys.ts';
import { useWide } from '#src/areas/library/editor/useWide.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { MARKUP_ACTIONS } from '#src/areas/library/editor/markup/actions.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import '#src/areas/library/editor/editor.css';
import '#src/host/shell/shortcutHelp.css';

const ChangedDialog = lazyDialog(
  () => import('#src/areas/library/editor/ChangedDialog.tsx'),
  'ChangedDialog',
);

const PANELS = {
  many: lazyDialog(() => import('#src/areas/library/editor/AddMany.tsx'), 'AddMany'),
  others: lazyDialog(() => import('#src/areas/library/editor/FromQuizzes.tsx'), 'FromQuizzes'),
  versions: lazyDialog(() => import('#src/areas/library/editor/VersionsDialog.tsx'), 'VersionsDialog'),
  keys: HelpDialog,
} as const;

const PANES = ['list', 'question', 'preview'] as const;
type Pane = (typeof PANES)[number];
const PANE_ICONS = { list: List, question: Pencil, preview: Eye } as const;

export function Editor({ session }: { readonly session: EditorSession }): ReactNode {
  return (
    <SessionContext value={session}>
      <Opened session={session} />
    </SessionContext>
  );
}

function Opened({ session }: { readonly session: EditorSession }): ReactNode {
  const { t } = useTranslation('editor');
  const [, navigate] = useLocation();
  const { notices } = useServices();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [pane, setPane] = useState<Pane>('question');
  const wide = useWide();
  // Rendering everything at the same time would block a slow device: the question comes first, then the list,
  // and the preview when idle.
  const painted = usePainted();
  const idle = useIdle();
  const commands = useCommands();
  const name = useDraft(({ draft }) => draft.title);
  const selected = useDraft((state) => state.selected);
  const asking = useConflictDialog(session);
  useSaveNotices(session);
  useEffect(() => () => removeUndoToasts(session.store, notices), [session, notices]);
  const title = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A new quiz starts with the focus in its title; later visits to the title leave the focus alone.
  useLayoutEffect(() => {
    if (session.isNew) title.current?.focus();
  }, [session]);
  useFocusKept(selected, () =>
    matchMedia('(pointer: coarse)').matches ? heading.current : (words.current ?? title.current),
  );
  usePageTitle(name.trim() === '' ? t('editor:untitled') : name);
  useEditorKeys({ commands, selected, onHelp: () => setPanel('keys') });
  const toQuestion = useCallback(() => setPane('question'), []);
  const leaveTo = async (path: string) => {
    // Sends unsaved changes; if that fails, the next page reports the lost connection.
    await session.sync.flush();
    navigate(path);
  };
  const { quizId, store } = session;
  const games = useGamesWith(quizId);
  const host = () => {
    const { questions } = store.getState().draft;
    if (questions.some((question) => faultsIn(question).length === 0))
      return void leaveTo(`/host/quiz/${quizId}/start`);
    notices.toast('info', t('editor:nothingToHost'));
    store.dispatch({ type: 'select', id: questions[0]?.id ?? null });
    toQuestion();
  };
  const Shown = panel === null ? null : PANELS[panel];
  const shows = (each: Pane) => wide || pane === each;
  return (
    <>
      <EditorBar
        commands={commands}
        onPanel={setPanel}
        onChanged={asking.ask}
        onHost={host}
        onDone={() => void leaveTo(`/host/quiz/${quizId}`)}
      />
      <main className="editor" data-pane={pane}>
        {(!wide || games.length > 0) && (
          <div className="editor-notices">
            {!wide && <SaveTrouble onChanged={asking.ask} />}
            <PlayingNow games={games} />
          </div>
        )}
        {shows('list') &&
          (painted ? (
            <QuestionRail commands={commands} onPanel={setPanel} onPicked={toQuestion} />
          ) : (
            <div className="editor-pane editor-pane--list skeleton" aria-hidden="true" />
          ))}
        {shows('question') && (
          // Keyed, so that each question starts scrolled to its top.
          <section
            key={selected}
            className="editor-pane editor-pane--question"
            aria-label={t('editor:pane.question')}
          >
            {selected === null ? (
              <QuizForm commands={commands} title={title} />
            ) : (
              <QuestionForm id={selected} commands={commands} words={words} heading={heading} />
            )}
            {!wide && <QuestionFoot commands={commands} />}
          </section>
        )}
        {shows('preview') && (
          <section className="editor-pane editor-pane--preview" aria-label={t('editor:pane.preview')}>
            <ErrorBoundary instead={<p role="alert">{t('editor:preview.broken')}</p>}>
              {(idle || !wide) && <PreviewPane />}
            </ErrorBoundary>
          </section>
        )}
        <nav className="editor-panes" aria-label={t('editor:pane.label')}>
          {PANES.map((each) => {
            const Icon = PANE_ICONS[each];
            return (
              <button
                key={each}
                type="button"
                className="editor-pane-button"
                aria-current={pane === each ? 'true' : undefined}
                onClick={() => setPane(each)}
              >
                <Icon size={22} />
                {t(`editor:pane.${each}`)}
              </button>
            );
          })}
        </nav>
      </main>
      {Shown && <Shown onClose={() => setPanel(null)} />}
      <PastedPreview session={session} />
      {asking.conflict && (
        <ChangedDialog
          key={asking.conflict.theirs.revision}
          conflict={asking.conflict}
          onClose={asking.later}
        />
      )}
    </>
  );
}

/** Buttons below a question for adding one and going on, in windows without room for the list of questions. */
function QuestionFoot({ commands }: { readonly commands: Commands }): ReactNode {
  const { t } = useTranslation('editor');
  const isLast = useDraft(({ draft, selected }) => (draft.questions.at(-1)?.id ?? null) === selected);
  const Add = isLast ? Button : QuietButton;
  return (
    <div className="question-foot flex gap-2">
      <Add onClick={() => commands.add()}>
        <Plus size={20} />
        {t('editor:add')}
      </Add>
      {!isLast && <Button onClick={commands.next}>{t('editor:next')}</Button>}
    </div>
  );
}

/** Questions pasted into a single one, as a preview. */
function PastedPreview({ session: { pasted } }: { readonly session: EditorSession }): ReactNode {
  const shown = useStore(pasted);
  if (!shown) return null;
  const close = () => {
    pasted.setState(null, true);
    shown.onCancel();
  };
  return <PANELS.many pasted={shown} onClose={close} />;
}

/** Opens the conflict dialog when a conflict appears, and again on request. */
function useConflictDialog({ sync }: EditorSession) {
  const conflict = useStore(sync.state, (state) => (state.status === 'changed' ? state.conflict : null));
  const [put, setPut] = useState<SavedElsewhere | null>(null);
  return {
    conflict: conflict?.theirs === put ? null : conflict,
    ask: () => setPut(null),
    later: () => setPut(conflict?.theirs ?? null),
  };
}

/**
 * Moves the focus, when the selected question disappears, into the one now shown: to its text field, or to
 * its heading on touch devices, where focusing a field would open the keyboard.
 */
function useFocusKept(selected: string | null, goal: () => HTMLElement | null): void {
  const before = useRef(selected);
  const goTo = useEffectEvent(() => goal()?.focus({ preventScroll: true }));
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    goTo();
  }, [selected]);
}

/** Reports what other pages of this browser do with the quiz. */
function useSaveNotices(session: EditorSession): void {
  const { notices } = useServices();
  const { t } = useTranslation('editor');
  useEffect(() => {
    let count = 0;
    return session.listen({
      onFollowed: () => notices.toast('info', t('editor:tabs.followed')),
      onOthers(now) {
        if (now > count) notices.toast('info', t('editor:tabs.others'));
        count = now;
      },
    });
  }, [session, notices, t]);
}

/**
 * Milliseconds before the preview starts: the maximum, and the fixed delay in browsers without
 * requestIdleCallback.
 */
const LATEST_MS = 1_500;
const GUESSED_MS = 300;

function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, GUESSED_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}

function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}

function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <Dialog title={t('editor:keys.title')} onClose={onClose}>
      <dl className="host-keys">
        {(['option', 'mark', 'paste', ...EDITOR_KEYS, ...MARKUP_ACTIONS] as const).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`editor:keys.${key}.key`)}</kbd>
            </dt>
            <dd>{t(`editor:keys.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
