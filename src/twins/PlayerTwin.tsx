// The whole game in the page's own elements: what assistive technology reads, what the keyboard plays, and the game itself without a canvas.

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_FIGURE, finalRank, isDecided, podiumPlace, wasCut } from '#core/views/figures.ts';
import { tellsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PlayerSceneId } from '#core/views/scene.ts';
import type { Draft, ShownMeme } from '#scenes/index.ts';
import type { Between, ChallengeActions, PlayIntent } from '#src/game/play.ts';
import { lazyPage } from '#src/app/lazyPage.tsx';
import { Avatar } from '#src/shell/Avatar.tsx';
import { useTeamName } from '#src/shell/useTeamName.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { BoardTwin } from '#src/twins/BoardTwin.tsx';
import { ChallengeBoardTwin } from '#src/twins/ChallengeBoardTwin.tsx';
import { Seconds } from '#src/twins/Countdown.tsx';
import { island, useIsOverlay, usePlace } from '#src/twins/placement.tsx';
import { QuestionTwin } from '#src/twins/QuestionTwin.tsx';
import { MemeTwin } from '#src/twins/MemeTwin.tsx';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import '#src/twins/player.css';
import '#src/twins/twin.css';

/** With its QR code it is as large as a scene, and few games need it. */
const ChallengeInvite = lazyPage(
  () => import('#src/twins/ChallengeInvite.tsx'),
  (module) => module.ChallengeInvite,
);

export interface TwinProps {
  readonly view: PlayerView;
  readonly draft: Draft;
  readonly scene: PlayerSceneId;
  readonly between: Between | null;
  /** What stands there in the scene of a meme. */
  readonly meme: ShownMeme | null;
  readonly waitsForNext: boolean;
  /** What the player may do with the whole challenge; absent where a host runs the game. */
  readonly challenge?: ChallengeActions | null;
  readonly onIntent: (intent: PlayIntent) => void;
}

export function PlayerTwin(props: TwinProps): ReactNode {
  switch (props.scene) {
    case 'lobby':
      return <LobbyTwin {...props} />;
    case 'countdown':
      return <CountdownTwin {...props} />;
    case 'question':
      return <QuestionTwin {...props} />;
    case 'meme':
      return <MemeTwin {...props} />;
    case 'milestone':
      return <MilestoneTwin {...props} />;
    case 'leaderboard':
      return <BoardTwin {...props} />;
    case 'challengeBoard':
      return <ChallengeBoardTwin {...props} />;
    case 'gameOver':
      return <GameOverTwin {...props} />;
    default:
      return props.scene satisfies never;
  }
}

function LobbyTwin({ view, challenge }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const drawn = useIsOverlay();
  const heading = useHeadingFocus('lobby');
  const { room, me, lobby } = view;
  const more = room.playerCount - lobby.length;
  const { teamName } = useTeamName();
  const nameOf = (team: number) => teamName(team, room.teams[team]?.name);
  return (
    <section className="twin-lobby">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {room.title}
      </h1>
      {!drawn && <Avatar character={me.character} size={96} />}
      <p {...place('me', 'twin-own')}>{me.name}</p>
      <p aria-live="polite" {...place('waiting', 'twin-lead')}>
        {lobbyLine()}
      </p>
      {room.challenge && (
        <Suspense>
          <ChallengeInvite view={view} actions={challenge ?? null} />
        </Suspense>
      )}
      {room.playerCount > 0 && (
        <p {...place('count', 'muted')}>{t('play:lobby.players', { count: room.playerCount })}</p>
      )}
      <ul className="twin-players" aria-label={t('play:lobby.list')}>
        {lobby.map((player) => (
          <li key={player.id} {...place(`player:${player.id}`, 'twin-player')}>
            {!drawn && <Avatar character={player.character} size={40} />}
            <span>{player.name}</span>
            {player.team !== null && <span className="muted">{nameOf(player.team)}</span>}
          </li>
        ))}
        {more > 0 && <li {...place(null, 'twin-player')}>{t('play:lobby.more', { count: more })}</li>}
      </ul>
    </section>
  );

  function challengeLine(by: string): string {
    if (by === me.playerId) return t('play:challenge.waitOwn');
    return t('play:challenge.wait', { name: lobby.find(({ id }) => id === by)?.name ?? '' });
  }

  function lobbyLine(): string {
    if (me.approval === 'pending') return t('play:lobby.pending');
    if (me.approval === 'rejected') return t('play:lobby.rejected');
    if (room.state === 'scheduled') return t('play:lobby.scheduled');
    if (me.renamed) return t('play:lobby.renamed', { name: me.name });
    if (room.challenge) return challengeLine(room.challenge.by);
    return me.team === null ? t('play:lobby.waiting') : t('play:lobby.team', { team: nameOf(me.team) });
  }
}

function CountdownTwin({ view }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  const drawn = useIsOverlay();
  const heading = useHeadingFocus('countdown');
  const endsAt = view.room.countdownEndsAt;
  return (
    <section className="twin-countdown">
      <h1 ref={heading} tabIndex={-1} {...place('countdown', 'twin-heading')}>
        {t('play:countdown')}
      </h1>
      {!drawn && endsAt !== null && (
        <p className="twin-count" aria-hidden="true">
          <Seconds until={endsAt} />
        </p>
      )}
    </section>
  );
}

function GameOverTwin({ view, onIntent }: TwinProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const heading = useHeadingFocus('over');
  const { summary, me, room } = view;
  const tells = tellsResults(room);
  const won = podiumPlace(view);
  const wonKey = summary?.team ? 'play:over.teamFirst' : 'play:over.first';
  const overKey = wasCut(view) ? 'play:over.cut' : 'play:over.title';
  const rankKey = isDecided(view) ? 'play:over.rankOf' : 'play:over.rankSoFar';
  // The rank is that of the best attempt, and all other figures are of this one.
  const rank = summary && !summary.best ? finalRank(summary) : null;
  return (
    <section className="twin-over">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {t(won === null ? overKey : won === 1 ? wonKey : 'play:over.podium')}
      </h1>
      {!tells && <p {...place(null, 'twin-lead')}>{t('play:over.later')}</p>}
      {tells && summary && (
        <dl className="twin-figures">
          {summary.team && summary.team.score > 0 && (
            <Figure
              id="rank"
              label={t('play:over.teamRank')}
              value={t(rankKey, { rank: summary.team.rank, total: summary.team.count })}
            />
          )}
          {rank !== null && !summary.team && (
            <Figure
              id="rank"
              label={t('play:over.rank')}
              value={t(rankKey, { rank, total: summary.playerCount })}
            />
          )}
          <Figure
            id="score"
            label={t('play:over.score')}
            value={summary.score.toLocaleString(i18n.language)}
          />
          <Figure
            id="accuracy"
            label={t('play:over.accuracy')}
            value={summary.accuracy === null ? NO_FIGURE : t('play:percent', { percent: summary.accuracy })}
          />
          <Figure id="streak" label={t('play:over.streak')} value={String(me.longestStreak)} />
        </dl>
      )}
      <div {...island(place('actions', 'row'))}>
        <button
          type="button"
          className="button button--big"
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent({ type: 'next' })}
        >
          {room.options.studentQuizReview === 'no'
            ? t(tells ? 'play:over.nextResults' : 'play:over.nextUntold')
            : t('play:over.next')}
        </button>
      </div>
    </section>
  );
}

function Figure({
  id,
  label,
  value,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}): ReactNode {
  const place = usePlace();
  return (
    <div {...place(`stat:${id}`, 'twin-figure')}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
