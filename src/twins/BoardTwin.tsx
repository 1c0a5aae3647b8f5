// The leaderboard as a list.

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { anyPoints, ownRowId } from '#core/views/figures.ts';
import type { BoardRow } from '#core/views/playerView.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { BotSign } from '#src/shell/BotSign.tsx';
import { useTeamName } from '#src/shell/useTeamName.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { useIsOverlay, usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/twins/PlayerTwin.tsx';
import '#src/twins/board.css';

export function BoardTwin({ view, between, onIntent }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const { board, me, room } = view;
  const ownTeam = board?.rows.find(({ team }) => team !== null && team.index === me.team);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="twin-board">
      <h1 ref={heading} tabIndex={-1} {...place(null, 'twin-heading')}>
        {t('play:board.title')}
      </h1>
      {me.rank !== null && board && (
        <p {...place(null, 'twin-lead')}>
          {anyPoints(board.rows)
            ? ownTeam
              ? t('play:board.team', { rank: ownTeam.rank, total: board.total, count: me.score })
              : t('play:board.own', { rank: me.rank, total: board.total, score: me.score })
            : t('play:board.nobody')}
        </p>
      )}
      <ol className="twin-rows">
        {board?.rows.map((row) => (
          <BoardRowTwin key={row.id} row={row} own={row.id === ownRowId(me)} />
        ))}
      </ol>
      {between === 'standings' ? (
        <button
          type="button"
          {...place('next', 'button button--big')}
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent({ type: 'next' })}
        >
          {t('play:next')}
        </button>
      ) : (
        isTeacherPaced(room) && <p {...place(null, 'muted')}>{t('play:waitForTeacher')}</p>
      )}
    </section>
  );
}

export function BoardRowTwin({
  row,
  own,
  note,
}: {
  readonly row: BoardRow;
  readonly own: boolean;
  /** What else is said of this player. */
  readonly note?: string;
}): ReactNode {
  const { t, i18n } = useTranslation('play');
  const place = usePlace();
  const drawn = useIsOverlay();
  const { rowName } = useTeamName();
  const moved = row.previousRank === null ? 0 : row.previousRank - row.rank;
  return (
    <li {...place(`row:${row.id}`, 'twin-row')} data-own={own} aria-current={own || undefined}>
      <span className="twin-rank">{row.rank}</span>
      {!drawn && <Avatar character={row.character} size={40} />}
      <span className="twin-row-name">
        {rowName(row)}
        {own && <span className="muted"> {row.team ? t('play:board.yourTeam') : t('play:board.you')}</span>}
        {row.origin === 'bot' && <BotSign drawn={drawn} />}
        {note !== undefined && <span className="muted"> {note}</span>}
      </span>
      {moved !== 0 && (
        <span className="twin-moved" data-up={moved > 0}>
          {moved > 0 ? t('play:board.up', { count: moved }) : t('play:board.down', { count: -moved })}
        </span>
      )}
      <span className="twin-row-score">{row.score.toLocaleString(i18n.language)}</span>
    </li>
  );
}
