// Lists of the library: the host's own quizzes, all or those of one folder or of the archive, and the starter
// quizzes.

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { QUIZ_SORTS, type QuizSort } from '#protocol/areas/library/organizing.ts';
import { FolderMenu, NothingHere } from '#src/areas/library/organizing/parts.ts';
import { Folders } from '#src/areas/library/organizing/Folders.tsx';
import { NewFolder } from '#src/areas/library/organizing/NewFolder.tsx';
import { allFolders, useOwnFolders } from '#src/areas/library/organizing/ownFolders.ts';
import { SelectionBar } from '#src/areas/library/organizing/LazySelectionBar.ts';
import { placeHref, usePlace, useSort } from '#src/areas/library/organizing/place.ts';
import { useSelection } from '#src/areas/library/organizing/useSelection.ts';
import { QuizCard } from '#src/areas/library/QuizCard.tsx';
import { type QuizCardData, type QuizList, type QuizPlace, useQuizzes } from '#src/host/quizzes/quizzes.ts';
import { ListFailed, NothingFound, ShowMore } from '#src/host/shell/listStates.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import { focusTemporarily } from '#src/ui/focusTemporarily.ts';
import { Section } from '#src/ui/Section.tsx';
import { Select } from '#src/ui/Select.tsx';
import '#src/areas/library/quizCard.css';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Own quizzes up to which all are seen at a glance, in any order. */
const AT_A_GLANCE = 3;

interface QuizListsProps {
  readonly search: string;
  readonly onClear: () => void;
}

export function QuizLists({ search, onClear }: QuizListsProps): ReactNode {
  const { t, i18n } = useTranslation('library');
  const place = usePlace();
  const [sort, setSort] = useSort();
  const ownFolders = useOwnFolders();
  const found = useQuizzes(search, place, sort);
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = found;
  if (isPending) return <Skeletons />;
  if (error && !data) return <ListFailed error={error} onRetry={() => void found.refetch()} />;
  const quizzes = data.pages.flatMap((page) => page.quizzes);
  const last = data.pages.at(-1);
  const { total = 0, own: listed = NOTHING } = last ?? {};
  const counts = {
    ...listed,
    folders: allFolders(listed.folders, place.folder ? [...ownFolders, place.folder] : ownFolders),
  };
  const own = quizzes.filter(({ starter }) => !starter);
  const isForeign = ({ language }: (typeof quizzes)[number]) => language !== i18n.language;
  const starters = quizzes
    .filter(({ starter }) => starter)
    .toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  const isOrganized = counts.folders.length + counts.archived > 0 || !isWhole(place);
  return (
    <div className="library-lists stack gap-5" data-stale={isPlaceholderData} aria-busy={isPlaceholderData}>
      <output className="visually-hidden">{search === '' ? '' : t('library:found', { count: total })}</output>
      {isOrganized && <Folders place={place} counts={counts} />}
      {search !== '' && quizzes.length === 0 && <NothingFound search={search} onClear={onClear} />}
      {search === '' && own.length === 0 && <NothingHere place={place} counts={counts} />}
      {own.length > 0 && (
        <OwnQuizzes
          quizzes={own}
          place={place}
          tools={
            (isOrganized || own.length > AT_A_GLANCE || search !== '') && (
              <SortPicker sort={sort} onSort={setSort} />
            )
          }
        />
      )}
      {search !== '' && <Elsewhere place={place} counts={counts} />}
      {starters.length > 0 && (
        <Section title={t('library:starters')}>
          <ul className="quiz-grid grid gap-4">
            {starters.map((quiz) => (
              <QuizCard key={quiz.id} quiz={quiz} />
            ))}
          </ul>
        </Section>
      )}
      {hasNextPage && (
        <ShowMore
          left={total - quizzes.length}
          busy={isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
}

const isWhole = ({ folder, archived }: QuizPlace): boolean => folder === undefined && !archived;

const NOTHING: QuizList['own'] = { listed: 0, archived: 0, folders: [] };

interface OwnQuizzesProps {
  readonly quizzes: readonly QuizCardData[];
  readonly place: QuizPlace;
  readonly tools: ReactNode;
}

function OwnQuizzes({ quizzes, place, tools }: OwnQuizzesProps): ReactNode {
  const { t } = useTranslation('library');
  const section = useRef<HTMLElement>(null);
  const { selected, begin, all, end, toggle } = useSelection(quizzes);
  const stop = () => {
    end();
    const heading = section.current?.querySelector('h2');
    if (heading) focusTemporarily(heading);
  };
  const selectAll = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return;
    event.preventDefault();
    all();
  };
  const title = place.folder ?? (place.archived ? t('library:archived') : t('library:own'));
  return (
    <Section
      ref={section}
      title={<span className="breaks">{title}</span>}
      tools={
        <div className="library-tools strip gap-2">
          {tools}
          <QuietButton small aria-pressed={selected !== null} onClick={selected ? stop : begin}>
            {t('library:select.begin')}
          </QuietButton>
          {place.folder !== undefined && <FolderMenu folder={place.folder} />}
          {isWhole(place) && <NewFolder small />}
        </div>
      }
    >
      {selected && (
        <SelectionBar
          selected={selected}
          archived={place.archived !== undefined}
          onAll={all}
          onClose={stop}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut; the bar has a button */}
      <ul className="quiz-grid grid gap-4" onKeyDown={selectAll}>
        {quizzes.map((quiz) => (
          <QuizCard
            key={quiz.id}
            quiz={quiz}
            place={place}
            selected={selected?.includes(quiz)}
            onToggle={toggle}
          />
        ))}
      </ul>
    </Section>
  );
}

interface SortPickerProps {
  readonly sort: QuizSort;
  readonly onSort: (sort: QuizSort) => void;
}

function SortPicker({ sort, onSort }: SortPickerProps): ReactNode {
  const { t } = useTranslation('library');
  return (
    <Select
      aria-label={t('library:sort.label')}
      values={QUIZ_SORTS}
      value={sort}
      labelOf={(each) => t(`library:sort.${each}`)}
      onChange={onSort}
    />
  );
}

interface ElsewhereProps {
  readonly place: QuizPlace;
  readonly counts: QuizList['own'];
}

/** Links to what the search finds in other parts of the library. */
function Elsewhere({ place, counts: { listed, archived, folders } }: ElsewhereProps): ReactNode {
  const { t } = useTranslation('library');
  const here = folders.find(({ name }) => name === place.folder)?.count ?? 0;
  const others = place.folder !== undefined || place.archived ? listed - here : 0;
  return (
    <>
      {others > 0 && (
        <Link href="/host" className="library-elsewhere">
          {t('library:elsewhere.others', { count: others })}
        </Link>
      )}
      {!place.archived && archived > 0 && (
        <Link href={placeHref({ archived: 'true' })} className="library-elsewhere">
          {t('library:elsewhere.archived', { count: archived })}
        </Link>
      )}
    </>
  );
}

function Skeletons(): ReactNode {
  const { t } = useTranslation('library');
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('library:loading')}</p>
      <ul className="quiz-grid grid gap-4 quiz-grid--first" aria-hidden="true">
        {SKELETONS.map((key) => (
          <li key={key} className="quiz-card card skeleton" />
        ))}
      </ul>
    </div>
  );
}
