// Card of a quiz in the library, which links to it, or selects it while several are being selected.

import {
  Archive,
  ArchiveRestore,
  Check,
  Copy,
  Download,
  Folder,
  FolderInput,
  MoreVertical,
  Pencil,
  Play,
  Search,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Cover } from '#src/areas/library/Cover.tsx';
import { ExportDialog } from '#src/areas/library/export/LazyExportDialog.ts';
import { WayTag } from '#src/host/options/WayTag.tsx';
import { useCopiesHere } from '#src/areas/library/useCopiesHere.ts';
import { MoveDialog } from '#src/areas/library/organizing/LazyFolderDialogs.ts';
import { useLongPress } from '#src/areas/library/organizing/useLongPress.ts';
import { type Change, useOrganize } from '#src/areas/library/organizing/useOrganize.ts';
import type { QuizCardData, QuizPlace } from '#src/host/quizzes/quizzes.ts';
import '#src/areas/library/quizCard.css';

export interface QuizCardProps {
  readonly quiz: QuizCardData;
  /** Where the list is. */
  readonly place?: QuizPlace;
  /** undefined while nothing is being selected. */
  readonly selected?: boolean | undefined;
  /** Selects the quiz or takes it out; absent if it can't be selected. */
  readonly onToggle?: (id: string, range?: boolean) => void;
}

type CardDialog = 'export' | 'move';

export function QuizCard({ quiz, place = {}, selected, onToggle }: QuizCardProps): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const { id, subject, grade, questionCount, starter, cover, way, folder, found } = quiz;
  const title = quiz.title.trim() === '' ? t('library:quiz.untitled') : quiz.title;
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  const { organize } = useOrganize();
  const press = useLongPress(() => onToggle?.(id));
  const onClose = () => setDialog(null);
  const isSelecting = selected !== undefined;
  return (
    <li className="quiz-card card" data-selected={selected} {...(onToggle && press)}>
      {isSelecting && (
        <label className="quiz-card-choice">
          <input
            type="checkbox"
            aria-label={t('library:select.quiz', { title })}
            checked={selected}
            onChange={() => undefined}
            onClick={({ shiftKey }) => onToggle?.(id, shiftKey)}
          />
          <span className="quiz-card-mark centered" aria-hidden="true">
            {selected && <Check size={18} strokeWidth={3} />}
          </span>
        </label>
      )}
      <Cover id={id} picture={cover} />
      <div className="quiz-card-body stack gap-2">
        <h3 className="lead breaks clamp-2">
          {isSelecting ? (
            title
          ) : (
            <Link href={`/host/quiz/${id}`} className="quiz-card-link">
              {title}
            </Link>
          )}
        </h3>
        <p className="caption muted">
          {[t('host:quiz.questions', { count: questionCount }), subject, grade].filter(Boolean).join(' · ')}
        </p>
        {folder !== undefined && folder !== place.folder && (
          <p className="caption muted strip gap-1">
            <Folder size={16} className="rigid" />
            <span className="visually-hidden">{t('library:quiz.folder')}</span>
            <span className="ellipsis">{folder}</span>
          </p>
        )}
        {found !== undefined && (
          <p className="quiz-card-found caption">
            <Search size={14} />
            <span className="visually-hidden">{t('library:quiz.found')}</span>
            <span className="breaks clamp-2">{found}</span>
          </p>
        )}
        {way && <WayTag way={way} />}
        {!isSelecting && (
          <div className="quiz-card-actions strip apart">
            <Link
              href={`/host/quiz/${id}/start`}
              className="button button--small quiz-card-host"
              aria-label={t('library:quiz.hostThis', { title })}
            >
              <Play size={18} fill="currentColor" />
              {t('library:quiz.host')}
            </Link>
            {starter && <span className="tag">{t('library:quiz.starter')}</span>}
            <CardMenu
              quiz={quiz}
              title={title}
              archived={place.archived !== undefined}
              onDialog={setDialog}
              onChange={(change) => void organize([quiz], change)}
            />
          </div>
        )}
      </div>
      {dialog === 'export' && <ExportDialog quizId={id} onClose={onClose} />}
      {dialog === 'move' && (
        <MoveDialog quizzes={[quiz]} onClose={onClose} onMove={(change) => void organize([quiz], change)} />
      )}
    </li>
  );
}

interface CardMenuProps {
  readonly quiz: QuizCardData;
  readonly title: string;
  readonly archived: boolean;
  readonly onDialog: (dialog: CardDialog) => void;
  readonly onChange: (change: Change) => void;
}

function CardMenu({ quiz, title, archived, onDialog, onChange }: CardMenuProps): ReactNode {
  const { t } = useTranslation('library');
  const copyHere = useCopiesHere();
  const item = (Icon: LucideIcon, text: string, onSelect: () => void) => (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      <Icon size={18} />
      {text}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="icon-button" aria-label={t('library:quiz.more', { title })}>
        <MoreVertical size={20} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
          {!quiz.starter && (
            <DropdownMenu.Item className="menu-item" asChild>
              <Link href={`/host/quiz/${quiz.id}/edit`}>
                <Pencil size={18} />
                {t('library:quiz.edit')}
              </Link>
            </DropdownMenu.Item>
          )}
          {item(Copy, t('library:quiz.copy'), () => void copyHere([quiz]))}
          {item(Download, t('library:export.begin'), () => onDialog('export'))}
          {!quiz.starter && (
            <>
              {item(FolderInput, t('library:quiz.move'), () => onDialog('move'))}
              {archived
                ? item(ArchiveRestore, t('library:quiz.unarchive'), () => onChange({ archived: false }))
                : item(Archive, t('library:quiz.archive'), () => onChange({ archived: true }))}
              {item(Trash2, t('library:quiz.delete'), () => onChange({ deleted: true }))}
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
