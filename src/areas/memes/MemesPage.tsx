// The host's own meme sets.

import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type MemeSetCard, pictureUrl, useDeleteMemeSet, useMemeSets } from '#src/features/memes/memeSets.ts';
import { EmptyCard } from '#src/host/shell/EmptyCard.tsx';
import { QueryState } from '#src/host/shell/QueryState.tsx';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/areas/memes/memes.css';

export function MemesPage(): ReactNode {
  const { t } = useTranslation('memes');
  return (
    <HostPage title={t('memes:title')} back="/host">
      <Sets />
    </HostPage>
  );
}

function Sets(): ReactNode {
  const { t } = useTranslation('memes');
  const query = useMemeSets();
  const deleteSet = useDeleteMemeSet();
  return (
    <QueryState query={query}>
      {({ sets }) => (
        <main className="host-main">
          <div className="row apart">
            <h1 className="host-title">{t('memes:title')}</h1>
            <Link href="/host/memes/new" className="button">
              <Plus size={20} />
              {t('memes:new')}
            </Link>
          </div>
          <p className="muted">{t('memes:what')}</p>
          {sets.length === 0 ? (
            <EmptyCard>
              <h2 className="title">{t('memes:emptyTitle')}</h2>
              <p className="muted">{t('memes:emptyBody')}</p>
            </EmptyCard>
          ) : (
            <ul className="memes-grid grid gap-4">
              {sets.map((set) => (
                <SetCard key={set.id} set={set} onDelete={() => void deleteSet(set)} />
              ))}
            </ul>
          )}
        </main>
      )}
    </QueryState>
  );
}

function SetCard({ set, onDelete }: { readonly set: MemeSetCard; readonly onDelete: () => void }): ReactNode {
  const { t } = useTranslation('memes');
  return (
    <li className="card meme-set strip gap-4">
      <img className="meme-set-picture rigid" src={pictureUrl(set.picture)} alt="" loading="lazy" />
      <div className="fill">
        <h2 className="lead breaks">
          <Link href={`/host/memes/${set.id}`}>{set.name}</Link>
        </h2>
        <p className="muted">{t('memes:count', { count: set.count })}</p>
      </div>
      <IconButton aria-label={t('memes:delete', { name: set.name })} onClick={onDelete}>
        <Trash2 size={20} />
      </IconButton>
    </li>
  );
}
