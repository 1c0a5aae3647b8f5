// DOM twin of the projector: for screen readers next to the canvas, and for everyone when the canvas can't be
// drawn.

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#core/views/playerView.ts';
import { READY } from '#scenes/countdown/model.ts';
import { firstOf, rowName } from '#scenes/parts/model.ts';
import type { Message } from '#scenes/message.ts';
import { climbModel } from '#scenes/projector/climb/model.ts';
import {
  roomEffectLines,
  podiumModel,
  projectorBoardModel,
  projectorLobbyModel,
  rowPoints,
} from '#scenes/projector/model.ts';
import { sceneOfFeature } from '#src/host/projector/featureScene.ts';
import type { ProjectorTwinProps } from '#src/host/projector/projectorTwinProps.ts';
import { ProjectorQuestion } from '#src/host/projector/ProjectorQuestion.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { BotBadge } from '#src/ui/BotBadge.tsx';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { newsBetween } from '#scenes/projector/climb/news/model.ts';
import '#scenes/features/registry.ts';
import '#src/host/shell/pieces.css';
import '#src/host/projector/projectorTwin.css';

export function ProjectorTwin(props: ProjectorTwinProps): ReactNode {
  const { view, scene } = props;
  switch (scene) {
    case 'projectorLobby':
      return <LobbyTwin {...props} />;
    case 'countdown':
      return <CountdownTwin until={view.room.countdownEndsAt} />;
    case 'projectorQuestion':
      return <ProjectorQuestion {...props} />;
    case 'projectorLeaderboard':
      return <BoardTwin {...props} />;
    case 'projectorClimb':
      return <ClimbTwin {...props} />;
    case 'podium':
      return <PodiumTwin {...props} />;
    default: {
      const ofFeature = sceneOfFeature(scene);
      return (
        ofFeature && (
          <Suspense>
            <ofFeature.Twin {...props} />
          </Suspense>
        )
      );
    }
  }
}

function LobbyTwin({ view, join, link, drawn }: ProjectorTwinProps): ReactNode {
  const { t } = useTranslation('host');
  const say = useWords();
  const { room, lobby } = view;
  const model = projectorLobbyModel(view, join);
  return (
    <section className="projector-lobby">
      <div className="projector-join row apart card">
        <div>
          <h1 className="projector-title">{model.title}</h1>
          <p className="projector-step muted">{say(model.joinAt)}</p>
          <p className="projector-address bold breaks">{model.address}</p>
          <p className="projector-step muted">{say(model.codeLabel)}</p>
          <p className="projector-code bold tabular">{model.code}</p>
        </div>
        {!drawn && (
          <QrCode text={link} label={t('host:join.qr', { address: join.address, code: room.code })} />
        )}
      </div>
      <h2 className="projector-count">{say(model.count)}</h2>
      {model.locked && <p className="projector-note">{say(model.locked)}</p>}
      {model.waiting ? (
        <p className="projector-note">{say(model.waiting)}</p>
      ) : (
        <ul className="projector-crowd flex wrap">
          {lobby.map((player) => {
            const belongsTo = firstOf((part) => part.groupName?.(room, player));
            return (
              <li key={player.id} className="projector-person strip strong">
                {!drawn && <Avatar character={player.character} size={56} />}
                <span>{player.name}</span>
                {belongsTo && <span className="projector-group">{say(belongsTo)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function CountdownTwin({ until }: { readonly until: number | null }): ReactNode {
  const say = useWords();
  const left = useSecondsLeft(until);
  return (
    <section className="projector-centre">
      <h1 className="projector-title">{say(READY)}</h1>
      <p className="projector-huge bold" role="timer">
        {left}
      </p>
    </section>
  );
}

/** Tells what affects the whole room right now, and what just happened. `newsOf` compares two views. */
export function AnnouncementsTwin({
  view,
  newsOf,
}: Pick<ProjectorTwinProps, 'view'> & { readonly newsOf?: NewsOf }): ReactNode {
  const say = useWords();
  const news = useClimbNews(view, newsOf);
  return (
    <>
      {roomEffectLines(view).map((line) => (
        <p key={line.key} className="projector-note">
          {say(line)}
        </p>
      ))}
      <output className="projector-note">{news && say(news)}</output>
    </>
  );
}

function BoardTwin({ view, join, drawn }: ProjectorTwinProps): ReactNode {
  const say = useWords();
  const { title, caption, progress, rows, empty, more } = projectorBoardModel(view, join);
  return (
    <section className="projector-board">
      <h1 className="projector-title">{say(title)}</h1>
      {caption && <p className="projector-note">{say(caption)}</p>}
      {progress && <Progress percent={progress.percent} line={progress.line} />}
      <AnnouncementsTwin view={view} />
      {rows.length === 0 ? (
        <p className="projector-note">{say(empty)}</p>
      ) : (
        <Rows rows={rows} drawn={drawn} />
      )}
      {more && <p className="projector-note">{say(more)}</p>}
    </section>
  );
}

function ClimbTwin({ view, join, drawn }: ProjectorTwinProps): ReactNode {
  const say = useWords();
  const { title, lead, rows, empty, more, ropes, heightGroups, percent, progress } = climbModel(view, join);
  return (
    <section className="projector-board">
      <h1 className="projector-title">{say(title)}</h1>
      <Progress percent={percent} line={progress} />
      <p className="projector-note">{say(lead ?? empty)}</p>
      <AnnouncementsTwin view={view} />
      {rows.length > 0 && <Rows rows={rows} drawn={drawn} />}
      {more && <p className="projector-note">{say(more)}</p>}
      <Lines lines={ropes} />
      <Lines lines={heightGroups} />
    </section>
  );
}

/** One sentence per item, such as how far a rope has come or how many climbers share a height. */
export function Lines({ lines }: { readonly lines: readonly { readonly line: Message }[] }): ReactNode {
  const say = useWords();
  if (lines.length === 0) return null;
  return (
    <ul className="projector-rows stack">
      {lines.map(({ line }) => (
        <li key={say(line)} className="projector-note">
          {say(line)}
        </li>
      ))}
    </ul>
  );
}

export function Progress({ percent, line }: { readonly percent: number; readonly line: Message }): ReactNode {
  const say = useWords();
  return (
    <p className="projector-progress stack gap-2">
      <span className="bar bar--big" aria-hidden="true">
        <span className="bar-fill" style={{ width: `${percent}%` }} />
      </span>
      {say(line)}
    </p>
  );
}

interface RowsProps {
  readonly rows: readonly BoardRow[];
  readonly drawn: boolean;
}

export function Rows({ rows, drawn }: RowsProps): ReactNode {
  const say = useWords();
  return (
    <ol className="projector-rows stack">
      {rows.map((row) => (
        <li key={row.id} className="projector-row strip strong">
          <span className="projector-rank bold tabular">{row.rank}</span>
          {!drawn && <Avatar character={row.character} size={48} />}
          <span className="projector-row-name fill">
            {say(rowName(row))}
            {row.origin === 'bot' && <BotBadge drawn={drawn} />}
          </span>
          <span className="projector-row-score tabular">{say(rowPoints(row))}</span>
        </li>
      ))}
    </ol>
  );
}

function PodiumTwin({ view, drawn }: ProjectorTwinProps): ReactNode {
  const say = useWords();
  const { title, winners, others } = podiumModel(view);
  return (
    <section className="projector-board">
      <h1 className="projector-title">{say(title)}</h1>
      {winners.length > 0 && <Rows rows={[...winners, ...others]} drawn={drawn} />}
    </section>
  );
}

/** At most one line in this many milliseconds: a climbing class would be announced nonstop. */
const QUIET_MS = 10_000;

type NewsOf = typeof newsBetween;

/**
 * The line to announce. While lines are throttled, only the newest and most important one is kept. null:
 * nothing yet.
 */
function useClimbNews(view: ProjectorView, newsOf: NewsOf = newsBetween): Message | null {
  const [line, setLine] = useState<Message | null>(null);
  const before = useRef(view);
  const waiting = useRef<Message | null>(null);
  const quiet = useRef<number | null>(null);

  useEffect(() => {
    const [news] = newsOf(before.current, view);
    before.current = view;
    if (!news) return;
    waiting.current = news;
    const tell = (): void => {
      quiet.current = null;
      if (!waiting.current) return;
      setLine(waiting.current);
      waiting.current = null;
      quiet.current = window.setTimeout(tell, QUIET_MS);
    };
    if (quiet.current === null) tell();
  }, [view, newsOf]);

  useEffect(
    () => () => {
      if (quiet.current !== null) window.clearTimeout(quiet.current);
    },
    [],
  );
  return line;
}
