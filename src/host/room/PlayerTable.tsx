// Sortable, searchable table of every player in the room.

import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCORING } from '#core/scoring/config.ts';
import { onPodium } from '#core/views/figures.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { RoomInfo } from '#core/views/playerView.ts';
import type { BadgePlace, PlayerNoteProps, RowAction } from '#src/host/room/hostFeature.ts';
import { useHostFeatures, useRecordedGame } from '#src/host/room/HostFeatures.tsx';
import {
  hasTies,
  type PlayerColumn,
  ranked,
  type Sort,
  type SortKey,
  sortedRows,
} from '#src/host/room/playerRows.ts';
import { ReplacedName } from '#src/host/room/ReplacedName.tsx';
import { useVirtualRows } from '#src/ui/useVirtualRows.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useRowFocus } from '#src/ui/useRowFocus.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/room/playerTable.css';

export interface PlayerTableProps {
  readonly room: RoomInfo;
  readonly players: readonly HostPlayerRow[];
  readonly questionCount: number;
  /** Absent when players can no longer be removed. */
  readonly onRemove?: (player: HostPlayerRow) => void;
  /** Extra actions for a player, one button each. */
  readonly actions?: readonly TableAction[];
}

export interface TableAction extends Pick<RowAction, 'Button'> {
  readonly id: string;
  readonly onPress: (player: HostPlayerRow) => void;
}

/** Players needed before a search field is shown; with fewer it is only in the way. */
const SEARCH_FROM = 12;
const NO_ACTIONS: readonly TableAction[] = [];
const COLUMNS: readonly Exclude<SortKey, 'connected'>[] = ['rank', 'name', 'progress', 'accuracy', 'score'];

export function PlayerTable({
  room,
  players,
  questionCount,
  onRemove,
  actions = NO_ACTIONS,
}: PlayerTableProps): ReactNode {
  const { t } = useTranslation('host');
  const [sort, setSort] = useState<Sort>({ by: 'rank', reversed: false });
  const [filter, setFilter] = useState('');
  const filterId = useId();
  const shownPlayers = useDeferredValue(players);
  const features = useHostFeatures();
  const recorded = useRecordedGame();
  const all = useMemo(() => features.flatMap(({ columns }) => columns ?? []), [features]);
  const shown = all
    .filter(({ isIn }) => isIn?.(room, shownPlayers) ?? true)
    .map(({ id }) => id)
    .join(' ');
  // Keeps its identity while the same columns are shown, because memoized rows depend on it.
  const more = useMemo(() => all.filter(({ id }) => shown.split(' ').includes(id)), [all, shown]);
  const rows = useMemo(
    () => sortedRows(ranked(shownPlayers), sort, filter, more),
    [shownPlayers, sort, filter, more],
  );
  const { start, end, rowHeight, box, onScroll } = useVirtualRows(rows.length);
  const rowFocus = useRowFocus<HTMLDivElement>();
  // A recorded game has no progress to show: the host enters the answers.
  const own = recorded ? COLUMNS.filter((by) => by !== 'progress') : COLUMNS;
  const heads = [
    ...own.map((by) => ({ by, title: t(`host:players.${by}`) })),
    ...more.map(({ id, title }) => ({ by: id, title: title(t) })),
  ];
  const sortBy = (by: string) => setSort({ by, reversed: sort.by === by && !sort.reversed });
  return (
    <div className="players" {...rowFocus}>
      {players.length >= SEARCH_FROM && (
        <search className="search players-search">
          <label htmlFor={filterId} className="visually-hidden">
            {t('host:players.search')}
          </label>
          <Search className="search-icon" size={18} />
          <input
            id={filterId}
            className="input search-input"
            value={filter}
            placeholder={t('host:players.search')}
            autoComplete="off"
            onChange={(event) => setFilter(event.target.value)}
          />
        </search>
      )}
      <section
        className="table-box"
        ref={box}
        onScroll={onScroll}
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('host:players.title')}
      >
        <table className="table" data-more={more.length > 0} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {heads.map(({ by, title }) => (
                <th key={by} scope="col" className={`col-${by}`} aria-sort={ariaSort(sort, by)}>
                  <button
                    type="button"
                    className="sort bare full caption bold muted"
                    onClick={() => sortBy(by)}
                  >
                    {title}
                    {sort.by === by && <SortArrow up={by === 'name' ? !sort.reversed : sort.reversed} />}
                  </button>
                </th>
              ))}
              {(onRemove || actions.length > 0) && (
                <th
                  scope="col"
                  className="col-remove"
                  style={{ ['--actions' as string]: actions.length + Number(!!onRemove) }}
                >
                  <span className="visually-hidden">
                    {t(actions.length > 0 ? 'host:players.actions' : 'host:players.remove')}
                  </span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Space height={start * rowHeight} />
            {rows.slice(start, end).map((player, offset) => (
              <PlayerRow
                key={player.id}
                room={room}
                index={start + offset}
                player={player}
                questionCount={questionCount}
                more={more}
                actions={actions}
                {...(onRemove && { onRemove })}
              />
            ))}
            <Space height={(rows.length - end) * rowHeight} />
          </tbody>
        </table>
        {rows.length === 0 && (
          <p className="table-empty muted text-center">
            {filter === '' ? t('host:lobby.nobody') : t('host:players.none')}
          </p>
        )}
      </section>
      {rows.some(({ attempt }) => attempt > 1) && (
        <p className="table-note caption muted">{t('host:players.best')}</p>
      )}
      {hasTies(rows) && (
        <p className="table-note caption muted">
          {recorded ? recorded.tieBreakText(t) : t('host:players.ties')}
        </p>
      )}
    </div>
  );
}

function ariaSort(sort: Sort, by: string): 'ascending' | 'descending' | undefined {
  if (sort.by !== by) return undefined;
  const upwards = by === 'name' || by === 'rank';
  return upwards !== sort.reversed ? 'ascending' : 'descending';
}

function SortArrow({ up }: { readonly up: boolean }): ReactNode {
  const Icon = up ? ArrowUp : ArrowDown;
  return <Icon size={14} strokeWidth={3} />;
}

/**
 * Spacer for the rows out of view. One cell is enough: the number of columns depends on the width of the
 * page.
 */
function Space({ height }: { readonly height: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td className="table-space" style={{ height }} />
    </tr>
  );
}

interface PlayerRowProps {
  readonly room: RoomInfo;
  readonly index: number;
  readonly player: HostPlayerRow;
  readonly questionCount: number;
  /** Columns from features. */
  readonly more: readonly PlayerColumn[];
  readonly actions: readonly TableAction[];
  readonly onRemove?: (player: HostPlayerRow) => void;
}

const PlayerRow = memo(function PlayerRow({
  room,
  index,
  player,
  questionCount,
  more,
  actions,
  onRemove,
}: PlayerRowProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const { name, typedName, character, rank, accuracy, score, connected, isOver, attempt, streak } = player;
  const { allowedUntil, outOfTime } = player;
  const here = useRecordedGame() === null;
  const answered = Math.min(player.answered, questionCount);
  return (
    <tr aria-rowindex={index + 2} data-away={!connected && here}>
      <td className="col-rank">
        {rank !== null && (
          <span className="rank bold tabular" data-rank={onPodium(player) ? rank : undefined}>
            {rank}
          </span>
        )}
      </td>
      <th scope="row" className="col-name">
        <div className="cell-name strip gap-3">
          <Avatar character={character} size={36} />
          <div className="cell-name-text stack">
            <Link href={`/host/game/${room.hash}/player/${player.id}`} className="cell-name-line ellipsis">
              {name}
            </Link>
            <span className="cell-badges flex wrap">
              <Badges at="identity" player={player} room={room} />
              {!connected && here && (
                <span className="badge badge--away muted">{t('host:player.offline')}</span>
              )}
              <Badges at="presence" player={player} room={room} />
              {attempt > 1 && <span className="badge">{t('host:player.attempt', { attempt })}</span>}
              <Badges at="progress" player={player} room={room} />
              {allowedUntil !== null && <span className="badge">{t('host:player.moreTime')}</span>}
              {isOver && here && (
                <span className="badge badge--over">
                  {t(outOfTime ? 'host:player.outOfTime' : 'host:player.over')}
                </span>
              )}
              {streak >= SCORING.flameFrom && (
                <span className="badge badge--streak">{t('host:player.streak', { count: streak })}</span>
              )}
              {typedName !== null && <ReplacedName typedName={typedName} />}
            </span>
          </div>
        </div>
      </th>
      {here && (
        <td className="col-progress">
          <span className="bar" aria-hidden="true">
            <span
              className="bar-fill"
              style={{ width: `${questionCount > 0 ? (100 * answered) / questionCount : 0}%` }}
            />
          </span>
          <span className="figure">{t('host:players.of', { answered, total: questionCount })}</span>
        </td>
      )}
      <td className="col-accuracy figure">
        {accuracy === null ? t('host:dash') : t('host:percent', { percent: accuracy })}
      </td>
      <td className="col-score figure">{score.toLocaleString(i18n.language)}</td>
      {more.map(({ id, Cell }) => (
        <td key={id} className={`col-${id} figure`}>
          <Cell player={player} room={room} />
        </td>
      ))}
      {(onRemove || actions.length > 0) && (
        <td className="col-remove">
          {actions.map(({ id, Button, onPress }) => (
            <Button key={id} player={player} onPress={onPress} />
          ))}
          {onRemove && (
            <IconButton
              data-row-action="remove"
              aria-label={t('host:remove.label', { name })}
              onClick={() => onRemove(player)}
            >
              <X size={18} />
            </IconButton>
          )}
        </td>
      )}
    </tr>
  );
});

/** Badges from the game's features at one place in the row. */
function Badges({ at, ...shown }: PlayerNoteProps & { readonly at: BadgePlace }): ReactNode {
  return useHostFeatures().map(({ id, badge }) => badge?.at === at && <badge.Badge key={id} {...shown} />);
}
