// The whole game in the page's own elements: what assistive technology reads, what the keyboard plays, and the game itself without a canvas.

import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { tellsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PlayerSceneId } from '#core/views/scene.ts';
import { countdownModel } from '#scenes/countdown/model.ts';
import type { Draft, ShownMeme } from '#scenes/index.ts';
import { gameOverModel } from '#scenes/player/gameOver/model.ts';
import { lobbyModel, teamOf } from '#scenes/player/lobby/model.ts';
import type { Between, ChallengeActions, PlayIntent } from '#src/game/play.ts';
import { lazyPage } from '#src/app/lazyPage.tsx';
import { Avatar } from '#src/shell/Avatar.tsx';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { BoardTwin } from '#src/twins/BoardTwin.tsx';
import { ChallengeBoardTwin } from '#src/twins/ChallengeBoardTwin.tsx';
import { Seconds } from '#src/twins/Countdown.tsx';
import { island, useIsOverlay, usePlace } from '#src/twins/placement.tsx';
import { QuestionTwin } from '#src/twins/QuestionTwin.tsx';
import { MemeTwin } from '#src/twins/MemeTwin.tsx';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';
import { useWords } from '#src/twins/useWords.ts';
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
  const say = useWords();
  const heading = useHeadingFocus('lobby');
  const { room, me, lobby } = view;
  const { title, ownName, line, count, invites } = lobbyModel(view);
  const more = room.playerCount - lobby.length;
  return (
    <section className="twin-lobby">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {title}
      </h1>
      {!drawn && <Avatar character={me.character} size={96} />}
      <p {...place('me', 'twin-own')}>{ownName}</p>
      <p aria-live="polite" {...place('waiting', 'twin-lead')}>
        {say(line)}
      </p>
      {invites && (
        <Suspense>
          <ChallengeInvite view={view} actions={challenge ?? null} />
        </Suspense>
      )}
      {count && <p {...place('count', 'muted')}>{say(count)}</p>}
      <ul className="twin-players" aria-label={t('play:lobby.list')}>
        {lobby.map((player) => (
          <li key={player.id} {...place(`player:${player.id}`, 'twin-player')}>
            {!drawn && <Avatar character={player.character} size={40} />}
            <span>{player.name}</span>
            {player.team !== null && <span className="muted">{say(teamOf(room, player.team))}</span>}
          </li>
        ))}
        {more > 0 && <li {...place(null, 'twin-player')}>{t('play:lobby.more', { count: more })}</li>}
      </ul>
    </section>
  );
}

function CountdownTwin({ view }: TwinProps): ReactNode {
  const say = useWords();
  const place = usePlace();
  const drawn = useIsOverlay();
  const heading = useHeadingFocus('countdown');
  const { line, endsAt } = countdownModel(view);
  return (
    <section className="twin-countdown">
      <h1 ref={heading} tabIndex={-1} {...place('countdown', 'twin-heading')}>
        {say(line)}
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
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  const heading = useHeadingFocus('over');
  const { summary, room } = view;
  const { title, note, figures } = gameOverModel(view);
  return (
    <section className="twin-over">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {say(title)}
      </h1>
      {note && <p {...place(null, 'twin-lead')}>{say(note)}</p>}
      {figures.length > 0 && summary && (
        <dl className="twin-figures">
          {figures.map(({ name, label, value }) => (
            <div key={name} {...place(`stat:${name}`, 'twin-figure')}>
              <dt>{say(label)}</dt>
              <dd>{say(value)}</dd>
            </div>
          ))}
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
            ? t(tellsResults(room) ? 'play:over.nextResults' : 'play:over.nextUntold')
            : t('play:over.next')}
        </button>
      </div>
    </section>
  );
}
