// The whole game as page elements: for assistive technology, for the keyboard, and as the game itself when
// there is no canvas.

import '#scenes/features/registry.ts';
import { Shirt } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerSceneId } from '#core/views/scene.ts';
import { countdownModel } from '#scenes/countdown/model.ts';
import type { SceneId } from '#scenes/index.ts';
import type { Words } from '#scenes/message.ts';
import { lobbyModel } from '#scenes/player/lobby/model.ts';
import { firstOf } from '#scenes/parts/model.ts';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import { firstOf as firstOfFeatures, playerFeatures } from '#src/game/features.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import type { AvatarProps } from '#src/ui/avatarProps.ts';
import { Seconds } from '#src/game/twins/Countdown.tsx';
import { useIsOverlay, usePlace, visiblePlacement } from '#src/game/twins/placement.tsx';
import { QuestionTwin } from '#src/game/twins/QuestionTwin.tsx';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/game/twins/player.css';
import '#src/game/twins/twin.css';

export const loadBoardTwin = () => import('#src/game/twins/BoardTwin.tsx');
/** Loaded behind the first question. */
const Board = lazyPage(loadBoardTwin, 'BoardTwin');
/** Preloaded while the game is played, so that it shows without a connection. */
const Ending = lazyPage(() => import('#src/game/twins/GameOverTwin.tsx'), 'GameOverTwin');

/** Twins of the scenes that a view alone implies; phases and features bring their own. */
const TWINS: { readonly [Id in PlayerSceneId]?: ComponentType<TwinProps> } = {
  lobby: LobbyTwin,
  countdown: CountdownTwin,
  question: QuestionTwin,
  leaderboard: (props) => (
    <Suspense>
      <Board {...props} />
    </Suspense>
  ),
  gameOver: GameOverTwin,
};

function twinOf(scene: SceneId): ComponentType<TwinProps> | null {
  const id = scene as PlayerSceneId;
  return TWINS[id] ?? firstOfFeatures(({ twins }) => twins?.[id]);
}

/** True if a view alone can imply this scene. */
export function isOfView(scene: SceneId): scene is PlayerSceneId {
  return twinOf(scene) !== null;
}

export function PlayerTwin(props: TwinProps): ReactNode {
  const { phase, scene } = props;
  if (phase?.twin && scene === phase.scene) return phase.twin(props);
  const Twin = twinOf(scene);
  // There is no twin between two scenes.
  return Twin && createElement(Twin, props);
}

function LobbyTwin(props: TwinProps): ReactNode {
  const { view, traces, onIntent } = props;
  const { t } = useTranslation('play');
  const place = usePlace();
  const drawn = useIsOverlay();
  const say = useWords();
  const heading = useHeadingFocus('lobby');
  const { room, me, lobby } = view;
  const flags = traces?.flags ?? {};
  const { title, ownName, press, line, count, canChangeLook } = lobbyModel(view);
  const { words = ownName, intent, announcement } = press ?? {};
  const more = room.playerCount - lobby.length;
  return (
    <section className="twin-lobby">
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {title}
      </h1>
      <button
        type="button"
        aria-label={say(words)}
        disabled={!intent}
        {...place('me', 'twin-own')}
        onClick={() => intent && onIntent(intent)}
      >
        {!drawn && <Hopping character={me.character} size={96} times={flags[me.playerId]} />}
        {ownName}
      </button>
      <output className="visually-hidden">{announcement && me.playerId in flags && say(announcement)}</output>
      <p aria-live="polite" {...place('waiting', 'twin-lead')}>
        {say(line)}
      </p>
      {canChangeLook && (
        <div {...visiblePlacement(place('look'))}>
          <QuietButton
            className="twin-look"
            aria-haspopup="dialog"
            onClick={() => onIntent({ type: 'openMaker' })}
          >
            <Shirt size={22} />
            <span>{t('play:lobby.changeLook')}</span>
          </QuietButton>
        </div>
      )}
      {playerFeatures.get().map(({ Lobby }, index) => Lobby && <Lobby key={index} {...props} />)}
      {count && <p {...place('count', 'muted')}>{say(count)}</p>}
      <ul className="twin-players" aria-label={t('play:lobby.list')}>
        {lobby.map((player) => (
          <li key={player.id} {...place(`player:${player.id}`, 'twin-player')}>
            {!drawn && <Hopping character={player.character} size={40} times={flags[player.id]} />}
            <span>{player.name}</span>
            <Noted words={firstOf((part) => part.groupName?.(room, player))} />
          </li>
        ))}
        {more > 0 && <li {...place(null, 'twin-player')}>{t('play:lobby.more', { count: more })}</li>}
      </ul>
    </section>
  );
}

/** Hops each time. Not announced, because a whole class does it at the same time. */
function Hopping({ times = 0, ...avatar }: { readonly times: number | undefined } & AvatarProps): ReactNode {
  return (
    <span key={times} className="twin-hopping" data-flag={times > 0}>
      <Avatar {...avatar} />
    </span>
  );
}

function Noted({ words }: { readonly words: Words | null }): ReactNode {
  const say = useWords();
  return words !== null && <span className="muted">{say(words)}</span>;
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

function GameOverTwin(props: TwinProps): ReactNode {
  return (
    <Suspense>
      <Ending {...props} />
    </Suspense>
  );
}
