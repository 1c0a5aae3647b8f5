import { Copy, Download, MoreVertical, Pencil, Play, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Cover } from '#src/areas/library/Cover.tsx';
import { ExportDialog } from '#src/areas/library/export/LazyExportDialog.ts';
import { WayTag } from '#src/host/options/WayTag.tsx';
import { useCopyQuiz } from '#src/areas/library/useCopyQuiz.ts';
import type { QuizCardData } from '#src/host/quizzes/quizzes.ts';
import '#src/areas/library/quizCard.css';

export interface QuizCardProps {
  readonly quiz: QuizCardData;
  readonly onDelete: (quiz: QuizCardData) => void;
}

export function QuizCard({ quiz, onDelete }: QuizCardProps): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const { id, subject, questionCount, starter, cover, way } = quiz;
  const title = quiz.title.trim() === '' ? t('library:quiz.untitled') : quiz.title;
  const copyQuiz = useCopyQuiz();
  const [exporting, setExporting] = useState(false);
  return (
    <li className="quiz-card card">
      <Cover id={id} picture={cover} />
      <div className="quiz-card-body stack gap-2">
        <h3 className="lead breaks clamp-2">
          <Link href={`/host/quiz/${id}`} className="quiz-card-link">
            {title}
          </Link>
        </h3>
        <p className="caption muted">
          {[t('host:quiz.questions', { count: questionCount }), subject].filter(Boolean).join(' · ')}
        </p>
        {way && <WayTag way={way} />}
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
          <DropdownMenu.Root modal={false}>
            <DropdownMenu.Trigger className="icon-button" aria-label={t('library:quiz.more', { title })}>
              <MoreVertical size={20} />
            </DropdownMenu.Trigger>
            <DropdownMenu.Portal>
              <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
                {!starter && (
                  <DropdownMenu.Item className="menu-item" asChild>
                    <Link href={`/host/quiz/${id}/edit`}>
                      <Pencil size={18} />
                      {t('library:quiz.edit')}
                    </Link>
                  </DropdownMenu.Item>
                )}
                <DropdownMenu.Item className="menu-item" onSelect={() => void copyQuiz(quiz)}>
                  <Copy size={18} />
                  {t('library:quiz.copy')}
                </DropdownMenu.Item>
                <DropdownMenu.Item className="menu-item" onSelect={() => setExporting(true)}>
                  <Download size={18} />
                  {t('library:export.begin')}
                </DropdownMenu.Item>
                {!starter && (
                  <DropdownMenu.Item className="menu-item" onSelect={() => onDelete(quiz)}>
                    <Trash2 size={18} />
                    {t('library:quiz.delete')}
                  </DropdownMenu.Item>
                )}
              </DropdownMenu.Content>
            </DropdownMenu.Portal>
          </DropdownMenu.Root>
        </div>
      </div>
      {exporting && <ExportDialog quizId={id} onClose={() => setExporting(false)} />}
    </li>
  );
}
