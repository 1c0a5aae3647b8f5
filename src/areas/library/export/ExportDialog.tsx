// Export dialog of a quiz: file formats, what each can't hold, and progress.

import { FileArchive, FileText, GraduationCap, Package, Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type Loss,
  lostHeadFields,
  lossesOf,
} from '#importers/exports/losses.ts';
import { type Kept, useQuizExport } from '#src/areas/library/export/useQuizExport.ts';
import { useQuiz } from '#src/host/quizzes/quizzes.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Failure } from '#src/ui/Failure.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Working } from '#src/host/files/Working.tsx';
import '#src/host/files/exportChoices.css';

const ICONS = { zip: FileArchive, qti: Package, gift: GraduationCap, csv: FileText } as const;

export interface ExportDialogProps {
  readonly quizId: string;
  readonly onClose: () => void;
}

export function ExportDialog({ quizId, onClose }: ExportDialogProps): ReactNode {
  const { t } = useTranslation(['export', 'host']);
  const { notices } = useServices();
  const { data, error, refetch } = useQuiz(quizId);
  const { state, start, cancel } = useQuizExport();
  const [incomplete, setIncomplete] = useState<Kept | null>(null);
  const packing = state.status === 'packing';
  const begin = async (quiz: AuthoredQuiz, format: ExportFormat) => {
    const kept = await start(quiz, format);
    if (!kept) return;
    if (kept.left.length > 0) return setIncomplete(kept);
    notices.toast('success', t('export:done', { file: kept.name }));
    onClose();
  };
  const content = () => {
    if (incomplete) return <Incomplete kept={incomplete} />;
    if (error && !data) return <Failed problem={failureType(error)} onRetry={() => void refetch()} />;
    if (!data) return <Working label={t('host:opening')} />;
    if (packing) return <Working label={t('export:packing')} fraction={state.fraction} />;
    const { quiz } = data;
    if (state.status === 'failed')
      return <Failed problem={state.problem} onRetry={() => void begin(quiz, state.format)} />;
    return <Choices quizId={quizId} quiz={quiz} onChoose={(format) => void begin(quiz, format)} />;
  };
  return (
    <Dialog
      title={t('export:title')}
      description={incomplete ? undefined : t('export:body')}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={incomplete ? 'button' : 'button button--quiet'}
          onClick={packing ? cancel : onClose}
        >
          {incomplete ? t('export:close') : t('host:cancel')}
        </button>
      }
    >
      {content()}
    </Dialog>
  );
}

interface ChoicesProps {
  readonly quizId: string;
  readonly quiz: AuthoredQuiz;
  readonly onChoose: (format: ExportFormat) => void;
}

function Choices({ quizId, quiz, onChoose }: ChoicesProps): ReactNode {
  const { t } = useTranslation('export');
  return (
    <div className="exports">
      {EXPORT_FORMATS.map((format) => (
        <Choice key={format} quiz={quiz} format={format} onChoose={onChoose} />
      ))}
      <Link href={`/host/quiz/${quizId}/print`} className="button button--quiet export-choice">
        <Printer size={28} />
        <span>{t('export:print')}</span>
        <span className="hint">{t('export:what.print')}</span>
      </Link>
    </div>
  );
}

interface ChoiceProps {
  readonly quiz: AuthoredQuiz;
  readonly format: ExportFormat;
  readonly onChoose: (format: ExportFormat) => void;
}

function Choice({ quiz, format, onChoose }: ChoiceProps): ReactNode {
  const { t, i18n } = useTranslation('export');
  const id = useId();
  const [named, setNamed] = useState(false);
  const Icon = ICONS[format];
  const list = new Intl.ListFormat(i18n.language);
  const head = lostHeadFields(quiz, format).map((field) => t(`export:head.${field}`));
  const losses = lossesOf(quiz, format);
  const isComplete = losses.length === 0 && head.length === 0;
  return (
    <div className="stack gap-1">
      <QuietButton
        className="export-choice"
        aria-describedby={isComplete ? undefined : id}
        onClick={() => onChoose(format)}
      >
        <Icon size={28} />
        <span>{t(`export:${format}`)}</span>
        <span className="hint">{t(`export:what.${format}`)}</span>
      </QuietButton>
      {!isComplete && (
        <ul id={id} className="export-losses muted">
          {losses.map(({ code, items }) => (
            <li key={code}>
              {t(`export:loss.${code}`, { count: items.length })}
              {/* Only on request, since there may be thousands. */}
              {named && <Items items={items} />}
            </li>
          ))}
          {head.length > 0 && <li>{t('export:headLost', { what: list.format(head) })}</li>}
        </ul>
      )}
      {losses.length > 0 && (
        <QuietButton
          small
          className="export-which"
          aria-expanded={named}
          aria-controls={id}
          onClick={() => setNamed(!named)}
        >
          {t('export:which')}
        </QuietButton>
      )}
    </div>
  );
}

const Items = ({ items }: Pick<Loss, 'items'>) => (
  <ul className="export-items breaks">
    {items.map((item, index) => (
      <li key={index}>{item}</li>
    ))}
  </ul>
);

interface FailedProps {
  readonly problem: Parameters<typeof Failure>[0]['type'];
  readonly onRetry: () => void;
}

function Failed({ problem, onRetry }: FailedProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div className="exports">
      <Failure type={problem} />
      <Button onClick={onRetry}>{t('host:retry')}</Button>
    </div>
  );
}

/** Media missing from a saved file. */
function Incomplete({ kept: { name, left } }: { readonly kept: Kept }): ReactNode {
  const { t } = useTranslation('export');
  return (
    <div className="exports" role="alert">
      <p>{t('export:incomplete', { file: name, count: left.length })}</p>
      <ul className="export-losses muted">
        {left.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
    </div>
  );
}
