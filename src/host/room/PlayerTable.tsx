// Every player of the room in a table that can be sorted and searched.

import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Team } from '#core/features/teams/teams.ts';
import { SCORING } from '#core/scoring/config.ts';
import { onPodium } from '#core/views/figures.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { hasTies, ranked, type Sort, type SortKey, sortedRows } from '#src/host/room/playerRows.ts';
import { Renamed } from '#src/host/room/Renamed.tsx';
import { useRowWindow } from '#src/host/room/useRowWindow.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { useTeamName } from '#src/shell/useTeamName.ts';
import { useRowFocus } from '#src/shell/useRowFocus.ts';
import '#src/host/room/playerTable.css';
import '#src/host/shell/bar.css';
import '#src/host/shell/figure.css';
import '#src/host/shell/searchField.css';

export interface PlayerTableProps {
  readonly roomHash: string;
  readonly players: readonly HostPlayerRow[];
  readonly questionCount: number;
  /** None where everybody plays alone. */
  readonly teams: readonly Team[];
  /** Nobody is there or away, and every sheet has all questions. */
  readonly onPaper?: boolean;
  /** Absent where nobody can be removed any more. */
  readonly onRemove?: (player: HostPlayerRow) => void;
}

/** With fewer a search field is only in the way. */
const SEARCH_FROM = 12;
const COLUMNS: readonly Exclude<SortKey, 'connected'>[] = ['rank', 'name', 'progress', 'accuracy', 'score'];

export function PlayerTable({
  roomHash,
  players,
  questionCount,
  teams,
  onPaper = false,
  onRemove,
}: PlayerTableProps): ReactNode {
  const { t } = useTranslation('host');
  const [sort, setSort] = useState<Sort>({ by: 'rank', reversed: false });
  const [filter, setFilter] = useState('');
  const filterId = useId();
  const shownPlayers = useDeferredValue(players);
  const rows = useMemo(() => sortedRows(ranked(shownPlayers), sort, filter), [shownPlayers, sort, filter]);
  const { start, end, rowHeight, box, onScroll } = useRowWindow(rows.length);
  const rowFocus = useRowFocus<HTMLDivElement>();
  const { teamName } = useTeamName();
  const columns = onPaper ? COLUMNS.filter((by) => by !== 'progress') : COLUMNS;
  const sortBy = (by: SortKey) => setSort({ by, reversed: sort.by === by && !sort.reversed });
  return (
    <div className="players" {...rowFocus}>
      {players.length >= SEARCH_FROM && (
        <search className="search players-search">
          <label htmlFor={filterId} className="visually-hidden">
            {t('host:players.search')}
          </label>
          <Search className="search-icon" size={18} aria-hidden="true" />
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
        // What scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('host:players.title')}
      >
        <table className="table" aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {columns.map((by) => (
                <th key={by} scope="col" className={`col-${by}`} aria-sort={ariaSort(sort, by)}>
                  <button type="button" className="sort" onClick={() => sortBy(by)}>
                    {t(`host:players.${by}`)}
                    {sort.by === by && <SortArrow up={by === 'name' ? !sort.reversed : sort.reversed} />}
                  </button>
                </th>
              ))}
              {onRemove && (
                <th scope="col" className="col-remove">
                  <span className="visually-hidden">{t('host:players.remove')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Space height={start * rowHeight} />
            {rows.slice(start, end).map((player, offset) => (
              <PlayerRow
                key={player.id}
                roomHash={roomHash}
                index={start + offset}
                player={player}
                questionCount={questionCount}
                team={player.team === null ? null : teamName(player.team, teams[player.team]?.name)}
                onPaper={onPaper}
                {...(onRemove && { onRemove })}
              />
            ))}
            <Space height={(rows.length - end) * rowHeight} />
          </tbody>
        </table>
        {rows.length === 0 && (
          <p className="table-empty">{filter === '' ? t('host:lobby.nobody') : t('host:players.none')}</p>
        )}
      </section>
      {rows.some(({ attempt }) => attempt > 1) && (
        <p className="table-note muted">{t('host:players.best')}</p>
      )}
      {hasTies(rows) && (
        <p className="table-note muted">{onPaper ? t('host:paper.ties') : t('host:players.ties')}</p>
      )}
    </div>
  );
}

function ariaSort(sort: Sort, by: SortKey): 'ascending' | 'descending' | undefined {
  if (sort.by !== by) return undefined;
  const upwards = by === 'name' || by === 'rank';
  return upwards !== sort.reversed ? 'ascending' : 'descending';
}

function SortArrow({ up }: { readonly up: boolean }): ReactNode {
  const Icon = up ? ArrowUp : ArrowDown;
  return <Icon size={14} strokeWidth={3} aria-hidden="true" />;
}

/** Stands for the rows that are out of sight. One cell is enough, and the number of columns depends on the width of the page. */
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
  readonly roomHash: string;
  readonly index: number;
  readonly player: HostPlayerRow;
  readonly questionCount: number;
  /** What the player's team is called; null where there is none. */
  readonly team: string | null;
  readonly onPaper: boolean;
  readonly onRemove?: (player: HostPlayerRow) => void;
}

const PlayerRow = memo(function PlayerRow({
  roomHash,
  index,
  player,
  questionCount,
  team,
  onPaper,
  onRemove,
}: PlayerRowProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const { name, typedName, character, rank, accuracy, score, connected, isOver, attempt, streak } = player;
  const { isRobot, atSecondChances, atReview, focus, allowedUntil, outOfTime } = player;
  const answered = Math.min(player.answered, questionCount);
  return (
    <tr aria-rowindex={index + 2} data-away={!connected && !onPaper}>
      <td className="col-rank">
        {rank !== null && (
          <span className="rank" data-rank={onPodium(player) ? rank : undefined}>
            {rank}
          </span>
        )}
      </td>
      <th scope="row" className="col-name">
        <div className="cell-name">
          <Avatar character={character} size={36} />
          <div className="cell-name-text">
            <Link href={`/host/game/${roomHash}/player/${player.id}`} className="cell-name-line">
              {name}
            </Link>
            <span className="cell-badges">
              {team !== null && <span className="badge">{team}</span>}
              {isRobot && <span className="badge">{t('host:player.robot')}</span>}
              {!connected && !onPaper && <span className="badge badge--away">{t('host:player.away')}</span>}
              {focus !== null && focus.lost > 0 && (
                <span className="badge" data-away-now={focus.away}>
                  {t('host:player.focusLost', { count: focus.lost })}
                </span>
              )}
              {attempt > 1 && <span className="badge">{t('host:player.attempt', { attempt })}</span>}
              {atSecondChances && <span className="badge">{t('host:player.secondChances')}</span>}
              {atReview && <span className="badge">{t('host:player.review')}</span>}
              {allowedUntil !== null && <span className="badge">{t('host:player.moreTime')}</span>}
              {isOver && !onPaper && (
                <span className="badge badge--over">
                  {t(outOfTime ? 'host:player.outOfTime' : 'host:player.over')}
                </span>
              )}
              {streak >= SCORING.flameFrom && (
                <span className="badge badge--streak">{t('host:player.streak', { count: streak })}</span>
              )}
              {typedName !== null && <Renamed typedName={typedName} />}
            </span>
          </div>
        </div>
      </th>
      {!onPaper && (
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
      {onRemove && (
        <td className="col-remove">
          <button
            type="button"
            className="icon-button"
            data-row-action="remove"
            aria-label={t('host:remove.label', { name })}
            onClick={() => onRemove(player)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </td>
      )}
    </tr>
  );
});
