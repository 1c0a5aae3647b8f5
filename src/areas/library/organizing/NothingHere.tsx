// The library's list without quizzes: of a new host, of an empty folder or archive, or because all are archived.

import { FolderInput, Plus, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { FolderMenu } from '#src/areas/library/organizing/FolderMenu.tsx';
import { AddDialog } from '#src/areas/library/organizing/LazyFolderDialogs.ts';
import { NewFolder } from '#src/areas/library/organizing/NewFolder.tsx';
import { EmptyCard } from '#src/host/shell/EmptyCard.tsx';
import type { QuizList, QuizPlace } from '#src/host/quizzes/quizzes.ts';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { Section } from '#src/ui/Section.tsx';

export interface NothingHereProps {
  readonly place: QuizPlace;
  readonly counts: QuizList['own'];
}

export function NothingHere({ place, counts }: NothingHereProps): ReactNode {
  const { t } = useTranslation('library');
  if (place.folder !== undefined) return <EmptyFolder folder={place.folder} canAdd={counts.listed > 0} />;
  if (!place.archived && counts.archived === 0) return <NoOwnQuizzes />;
  return (
    <EmptyCard>
      <h2 className="title">
        {place.archived ? t('library:empty.archive') : t('library:empty.allArchived')}
      </h2>
      {place.archived && <p className="muted">{t('library:empty.archiveBody')}</p>}
      {place.archived ? (
        <Link href="/host" className="button button--quiet">
          {t('library:empty.showAll')}
        </Link>
      ) : (
        <NewQuizLink />
      )}
    </EmptyCard>
  );
}

interface EmptyFolderProps {
  readonly folder: string;
  /** True if there are quizzes elsewhere. */
  readonly canAdd: boolean;
}

function EmptyFolder({ folder, canAdd }: EmptyFolderProps): ReactNode {
  const { t } = useTranslation('library');
  return (
    <Section
      title={<span className="breaks">{folder}</span>}
      tools={
        <div className="library-tools strip gap-2">
          <FolderMenu folder={folder} />
        </div>
      }
    >
      <EmptyCard>
        <h3 className="title">{t('library:empty.folder')}</h3>
        <p className="muted">{t('library:empty.folderBody')}</p>
        {canAdd && (
          <DialogButton dialog={(onClose) => <AddDialog folder={folder} onClose={onClose} />}>
            <FolderInput size={20} />
            {t('library:add.title')}
          </DialogButton>
        )}
      </EmptyCard>
    </Section>
  );
}

function NewQuizLink(): ReactNode {
  const { t } = useTranslation('library');
  return (
    <Link href="/host/quiz/new" className="button">
      <Plus size={20} />
      {t('library:new')}
    </Link>
  );
}

function NoOwnQuizzes(): ReactNode {
  const { t } = useTranslation('library');
  return (
    <EmptyCard>
      <h2 className="title">{t('library:emptyTitle')}</h2>
      <p className="muted">{t('library:emptyBody')}</p>
      <div className="row">
        <NewQuizLink />
        <Link href="/host/import" className="button button--quiet">
          <Upload size={20} />
          {t('library:import')}
        </Link>
        <NewFolder />
      </div>
    </EmptyCard>
  );
}
