// Links to the parts of the library: everything, each folder, the archive.

import { Archive, Folder, Library, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { placeHref } from '#src/areas/library/organizing/place.ts';
import type { QuizList, QuizPlace } from '#src/host/quizzes/quizzes.ts';
import '#src/areas/library/organizing/folders.css';

interface FoldersProps {
  readonly place: QuizPlace;
  /** Of quizzes that match the search; all folders. */
  readonly counts: QuizList['own'];
}

export function Folders({ place, counts }: FoldersProps): ReactNode {
  const { t, i18n } = useTranslation('library');
  const { compare } = new Intl.Collator(i18n.language, { numeric: true });
  const folders = counts.folders.toSorted((a, b) => compare(a.name, b.name));
  const link = (to: QuizPlace, Icon: LucideIcon, name: string, count: number) => (
    <li key={placeHref(to)}>
      <Link
        href={placeHref(to)}
        className="folder strip gap-2 strong"
        aria-current={placeHref(to) === placeHref(place) ? 'page' : undefined}
      >
        <Icon size={18} className="rigid" />
        <span className="folder-name ellipsis">{name}</span>{' '}
        <span className="folder-count tabular">{t('library:count', { count })}</span>
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('library:folders')}>
      <ul className="folders flex gap-2">
        {link({}, Library, t('library:all'), counts.listed)}
        {folders.map(({ name, count }) => link({ folder: name }, Folder, name, count))}
        {link({ archived: 'true' }, Archive, t('library:archived'), counts.archived)}
      </ul>
    </nav>
  );
}
