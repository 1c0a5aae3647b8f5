// Adding many questions: pasted text is previewed as the questions it makes, then inserted into the quiz.

import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { asUnmarked } from '#core/questions/authoring.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useHost } from '#src/host/session/useHost.ts';
import type { PastedMany } from '#src/areas/library/editor/sync/openSession.ts';
import { useCommands } from '#src/areas/library/editor/useCommands.ts';
import { type PastedQuestions, questionsFromText } from '#importers/pasted/pasted.ts';
import { boundedHtml, PASTED_HTML_MAX, PASTE_TOO_LARGE } from '#importers/pasted/pastedHtml.ts';
import { blocksIn, type PastedBlock, withPictures } from '#importers/pasted/pastedPictures.ts';
import { styledBlocksIn, type StyledBlock, withStyles } from '#importers/pasted/pastedStyles.ts';
import { refusalOf } from '#src/areas/library/editor/media/refusal.ts';
import { useEditorSession } from '#src/areas/library/editor/useDraft.ts';
import { FilePlaces } from '#src/areas/library/import/archiveFiles.ts';
import { importLabels } from '#src/areas/library/import/importTexts.ts';
import { mediaUploader } from '#src/areas/library/import/uploadMedia.ts';
import type { MediaFile } from '#importers/types.ts';
import { DoubtNotes, useOnlyDoubts } from '#src/areas/library/import/DoubtNote.tsx';
import { type AskedDoubt, doubtsOf, sharedDoubts, useDoubts } from '#src/areas/library/import/useDoubts.ts';
import { AuthoredItem } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { PagedQuestions } from '#src/areas/library/quiz/PagedQuestions.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import type { ImportProblem } from '#importers/problems.ts';
import { Button } from '#src/ui/Button.tsx';
import '#src/areas/library/editor/dialogs.css';
import '#src/areas/library/import/dropZone.css';
import '#src/ui/fold.css';
import { useDebounced } from '#src/ui/useDebounced.ts';
import { useAttempt } from '#src/ui/useAttempt.ts';

/** Milliseconds without a keystroke before the text is parsed. */
const PAUSE_MS = 300;

interface AddManyProps {
  /** Text to begin with. */
  readonly pasted?: Pick<PastedMany, 'text' | 'html'>;
  readonly onClose: () => void;
}

export function AddMany({ pasted, onClose }: AddManyProps): ReactNode {
  const { t } = useTranslation(['editor', 'import']);
  const { bring } = useCommands();
  const id = useId();
  const [text, setText] = useState(pasted?.text ?? '');
  const [blocks, setBlocks] = useState<readonly PastedBlock[]>(() => picturesIn(pasted?.html ?? ''));
  const [styled, setStyled] = useState<readonly StyledBlock[]>(() => stylesIn(pasted?.html ?? ''));
  const [isTooLarge, setTooLarge] = useState((pasted?.html ?? '').length > PASTED_HTML_MAX);
  const plain = useRead(text);
  const result = useMemo(() => plain && withStyles(plain, styled), [plain, styled]);
  const doubts = useDoubts(result?.questions ?? NOTHING, result?.problems ?? NO_PROBLEMS);
  const { asked } = doubts;
  const problems = [
    ...(isTooLarge ? [PASTE_TOO_LARGE] : []),
    ...(result?.problems.filter(({ doubt }) => !doubt) ?? []),
  ];
  const open = asked.filter(({ chosen }) => chosen === null).length;
  const { questions, files, left } = useMemo(
    () => withPictures(doubts.questions, result ? blocks : []),
    [doubts.questions, result, blocks],
  );
  const upload = usePictures();
  const put = async () => {
    const placed = await upload.place(questions, files);
    if (!placed) return;
    const settled = new Set(asked.flatMap(({ chosen, doubt }) => (chosen === null ? [] : doubt.questions)));
    bring(placed.map((question, index) => (settled.has(index) ? question : asUnfinished(question))));
    onClose();
  };
  return (
    <Dialog
      title={t('editor:many.title')}
      description={t('editor:many.body')}
      onClose={onClose}
      actions={
        <Button disabled={questions.length === 0 || upload.busy} onClick={() => void put()}>
          {upload.busy ? t('editor:many.uploading') : t('editor:many.put', { count: questions.length })}
        </Button>
      }
    >
      <div className="many">
        <div className="stack many-text">
          <div className="field">
            <label htmlFor={id}>{t('import:page.text')}</label>
            <textarea
              id={id}
              className="input paste-field caption"
              rows={8}
              value={text}
              spellCheck={false}
              placeholder={t('import:page.example')}
              onPaste={({ clipboardData }) => {
                const html = clipboardData.getData('text/html');
                setBlocks((before) => [...before, ...picturesIn(html)]);
                setStyled((before) => [...before, ...stylesIn(html)]);
                if (html.length > PASTED_HTML_MAX) setTooLarge(true);
              }}
              onChange={({ target }) => {
                setText(target.value);
                if (target.value.trim() !== '') return;
                setBlocks([]);
                setStyled([]);
                setTooLarge(false);
              }}
            />
          </div>
          <p className="hint" aria-live="polite">
            {result ? t('editor:many.found', { count: questions.length }) : t('import:page.exampleHint')}
            {asked.length > 0 && (
              <>
                {' · '}
                <strong>{t('import:doubt.toCheck', { count: open })}</strong>
              </>
            )}
            {files.length > 0 && <> {t('editor:many.pictures', { count: files.length })}</>}
            {left > 0 && <> {t('editor:many.picturesLeft', { count: left })}</>}
          </p>
          {upload.problem && <Failure type={upload.problem} />}
          {result?.formatted && <p className="hint">{t('editor:many.formatted')}</p>}
          {problems.length > 0 && <ManyProblems problems={problems} />}
        </div>
        {questions.length > 0 && (
          <div className="stack many-read">
            <DoubtNotes asked={sharedDoubts(asked)} />
            <DoubtfulList questions={questions} asked={asked} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const picturesIn = (html: string) =>
  blocksIn(boundedHtml(html), (picture) => refusalOf(picture, 'image') === null);
const stylesIn = (html: string) => styledBlocksIn(boundedHtml(html));

interface DoubtfulListProps {
  readonly questions: readonly AuthoredQuestion[];
  readonly asked: readonly AskedDoubt[];
}

function DoubtfulList({ questions, asked }: DoubtfulListProps): ReactNode {
  const all = questions.map((question, index) => ({ question, index }));
  const { items, toggle } = useOnlyDoubts(all, asked);
  return (
    <>
      {toggle}
      <PagedQuestions
        items={items}
        answered
        render={({ question, index }, _place, answers) => (
          <AuthoredItem
            key={index}
            question={question}
            index={index}
            answers={answers}
            note={<DoubtNotes asked={doubtsOf(asked, index)} />}
          />
        )}
      />
    </>
  );
}

const NOTHING: readonly AuthoredQuestion[] = [];
const NO_PROBLEMS: readonly ImportProblem[] = [];

/** A question without a marked answer is unfinished rather than a poll. */
const asUnfinished = (question: AuthoredQuestion): AuthoredQuestion => asUnmarked(question) ?? question;

/** Uploads pictures before their questions are added. */
function usePictures() {
  const { t } = useTranslation('editor');
  const { notices } = useServices();
  const host = useHost();
  const { inTurn } = useEditorSession();
  const [places] = useState(() => new FilePlaces());
  const { busy, problem, attempt } = useAttempt();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    busy,
    problem,
    /** Returns the questions with the URLs of their uploaded pictures; null if they can't be added now. */
    async place(
      questions: readonly AuthoredQuestion[],
      files: readonly MediaFile[],
    ): Promise<readonly AuthoredQuestion[] | null> {
      if (files.length === 0) return questions;
      let placed: readonly AuthoredQuestion[] | null = null;
      await attempt(async () => {
        const take = mediaUploader(host);
        const { quiz, refused } = await places.place({ title: '', questions }, files, (file) =>
          inTurn(() => take(file)),
        );
        if (!isOpen.current) return;
        if (refused.size > 0)
          notices.toast('info', t('editor:many.picturesRefused', { count: refused.size }));
        placed = quiz.questions;
      });
      return placed;
    },
  };
}

/** Parses the text when typing pauses; null if it's empty. */
function useRead(text: string): PastedQuestions | null {
  const { t } = useTranslation('import');
  const read = useDebounced(text, PAUSE_MS);
  return useMemo(() => (read.trim() === '' ? null : questionsFromText(read, importLabels(t))), [read, t]);
}

/** Number of problems shown before the rest is expanded. */
const NAMED = 5;

function ManyProblems({ problems }: { readonly problems: readonly ImportProblem[] }): ReactNode {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  const rest = problems.slice(NAMED);
  return (
    <div className="many-problems">
      <ProblemList problems={problems.slice(0, NAMED)} />
      {rest.length > 0 && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="fold flex gap-3">{t('many.more', { count: rest.length })}</summary>
          {/* Rendered only when open, since there may be thousands. */}
          {open && <ProblemList problems={rest} />}
        </details>
      )}
    </div>
  );
}

function ProblemList({ problems }: { readonly problems: readonly ImportProblem[] }): ReactNode {
  const { t } = useTranslation('import');
  return (
    <ul>
      {problems.map(({ place, reason }, index) => (
        <li key={index}>
          <strong>{t(`place.${place.kind}`, { number: place.kind === 'file' ? 0 : place.number })}</strong>{' '}
          {t(`problem.${reason.code}`, reason.values as Record<string, string | number>)}
        </li>
      ))}
    </ul>
  );
}
