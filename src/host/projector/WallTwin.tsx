// The wall in the page's own elements: for screen readers beside the canvas, and for everybody where nothing can be drawn.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnPaper } from '#core/modes/registry.ts';
import { anyPoints, podiumTitle } from '#core/views/figures.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { BoardRow } from '#core/views/playerView.ts';
import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { JoinInfo } from '#scenes/index.ts';
import { WallQuestion } from '#src/host/projector/WallQuestion.tsx';
import { QrCode } from '#src/shell/QrCode.tsx';
import { spacedCode } from '#core/room/code.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { BotSign } from '#src/shell/BotSign.tsx';
import { useTeamName } from '#src/shell/useTeamName.ts';
import { useSecondsLeft } from '#src/twins/Countdown.tsx';
import '#src/host/projector/wallTwin.css';
import '#src/host/shell/bar.css';

export interface WallTwinProps {
  readonly view: ProjectorView;
  readonly scene: ProjectorSceneId;
  readonly join: JoinInfo;
  /** The whole link behind the QR code. */
  readonly link: string;
  /** The canvas shows it: pictures are not needed twice. */
  readonly drawn: boolean;
}

export function WallTwin(props: WallTwinProps): ReactNode {
  const { view, scene } = props;
  switch (scene) {
    case 'projectorLobby':
      return <LobbyTwin {...props} />;
    case 'countdown':
      return <CountdownTwin until={view.room.countdownEndsAt} />;
    case 'projectorQuestion':
      return <WallQuestion {...props} />;
    case 'projectorLeaderboard':
      return <BoardTwin {...props} />;
    case 'podium':
      return <PodiumTwin {...props} />;
    default:
      return scene satisfies never;
  }
}

function LobbyTwin({ view, join, link, drawn }: WallTwinProps): ReactNode {
  const { t } = useTranslation(['host', 'scenes']);
  const { room, lobby } = view;
  const { teamName } = useTeamName();
  return (
    <section className="wall-lobby">
      <div className="wall-join card">
        <div>
          <h1 className="wall-title">{room.title}</h1>
          <p className="wall-step">{t('scenes:projector.joinAt')}</p>
          <p className="wall-address">{join.address}</p>
          <p className="wall-step">{t('scenes:projector.code')}</p>
          <p className="wall-code">{spacedCode(room.code)}</p>
        </div>
        {!drawn && (
          <QrCode text={link} label={t('host:join.qr', { address: join.address, code: room.code })} />
        )}
      </div>
      <h2 className="wall-count">{t('scenes:projector.players', { count: room.playerCount })}</h2>
      {room.locked && <p className="wall-note">{t('scenes:projector.locked')}</p>}
      {lobby.length === 0 ? (
        <p className="wall-note">
          {room.state === 'scheduled' ? t('scenes:lobby.scheduled') : t('scenes:projector.waiting')}
        </p>
      ) : (
        <ul className="wall-crowd">
          {lobby.map(({ id, name, character, team }) => (
            <li key={id} className="wall-person">
              {!drawn && <Avatar character={character} size={56} />}
              <span>{name}</span>
              {team !== null && <span className="wall-team">{teamName(team, room.teams[team]?.name)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CountdownTwin({ until }: { readonly until: number | null }): ReactNode {
  const { t } = useTranslation('scenes');
  const left = useSecondsLeft(until);
  return (
    <section className="wall-centre">
      <h1 className="wall-title">{t('scenes:countdown.ready')}</h1>
      <p className="wall-huge" role="timer">
        {left}
      </p>
    </section>
  );
}

function BoardTwin({ view, drawn }: WallTwinProps): ReactNode {
  const { t } = useTranslation('scenes');
  const { board, slide, progress } = view;
  const rows = board && anyPoints(board.rows) ? board.rows : [];
  return (
    <section className="wall-board">
      <h1 className="wall-title">{t('scenes:projector.leaderboard')}</h1>
      {slide ? (
        <p className="wall-note">
          {t('scenes:projector.afterQuestion', { number: slide.index + 1, total: slide.total })}
        </p>
      ) : (
        !isOnPaper(view.room) && <Progress percent={progress} />
      )}
      {rows.length === 0 ? (
        <p className="wall-note">{t('scenes:projector.noScores')}</p>
      ) : (
        <Rows rows={rows} drawn={drawn} />
      )}
      {board && rows.length > 0 && board.total > rows.length && (
        <p className="wall-note">{t('scenes:projector.more', { count: board.total - rows.length })}</p>
      )}
    </section>
  );
}

function Progress({ percent }: { readonly percent: number }): ReactNode {
  const { t } = useTranslation('host');
  return (
    <p className="wall-progress">
      <span className="bar bar--big" aria-hidden="true">
        <span className="bar-fill" style={{ width: `${percent}%` }} />
      </span>
      {t('host:wall.progress', { percent })}
    </p>
  );
}

function Rows({ rows, drawn }: { readonly rows: readonly BoardRow[]; readonly drawn: boolean }): ReactNode {
  const { t, i18n } = useTranslation('scenes');
  const { rowName } = useTeamName();
  return (
    <ol className="wall-rows">
      {rows.map(({ id, rank, name, team, character, origin, score }) => (
        <li key={id} className="wall-row">
          <span className="wall-rank">{rank}</span>
          {!drawn && <Avatar character={character} size={48} />}
          <span className="wall-row-name">
            {rowName({ name, team })}
            {origin === 'bot' && <BotSign drawn={drawn} />}
          </span>
          <span className="wall-row-score">
            {t('scenes:projector.points', { points: score.toLocaleString(i18n.language) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function PodiumTwin({ view, drawn }: WallTwinProps): ReactNode {
  const { t } = useTranslation('scenes');
  const rows = view.board?.rows ?? [];
  return (
    <section className="wall-board">
      <h1 className="wall-title">{t(`scenes:projector.${podiumTitle(view.board)}`)}</h1>
      {anyPoints(rows) && <Rows rows={rows} drawn={drawn} />}
    </section>
  );
}
