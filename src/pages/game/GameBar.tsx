// The bar above the game: what is not part of the game itself.

import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { SceneId } from '#scenes/index.ts';
import { isFinished } from '#core/room/phase.ts';
import { FRAME, firstOf } from '#src/features/frame.ts';
import type { BarProps } from '#src/features/framePart.ts';
import type { ChallengeActions } from '#src/features/challenge/actions.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { isEnd } from '#src/game/play.ts';
import { GameMenu } from '#src/pages/game/laterParts.ts';
import '#src/pages/game/gameBar.css';

export interface GameBarProps {
  readonly view: PlayerView;
  readonly scene: SceneId;
  readonly phase: Phase | null;
  /** Whether an answer to the open question is on its way. */
  readonly given: boolean;
  readonly onIntent: (intent: PlayIntent) => void;
  readonly onLeave: () => void;
  /** null where a host runs the game. */
  readonly challenge: ChallengeActions | null;
  readonly onFinish: () => void;
  readonly onSkipAll: () => void;
}

export function GameBar({
  view,
  scene,
  phase,
  given,
  onIntent,
  onLeave,
  onFinish,
  challenge,
  onSkipAll,
}: GameBarProps): ReactNode {
  const { t } = useTranslation('play');
  const [menu, setMenu] = useState(false);
  const { slide, room } = view;
  const ownPace = !isTeacherPaced(room) && room.state === 'running' && !isEnd(scene);
  const mayEnd = challenge?.isOwn === true && !isFinished(room.state);
  const isOpen = ownPace && phase === null && slide?.state === 'active' && !slide.answered && !given;
  const open = isOpen ? slide : null;
  const note = ownPace && scene === 'question' ? firstOf((part) => part.note?.(view)) : null;
  const bar: BarProps = { view, scene, open, challenge, onIntent, onSkipAll };
  return (
    <header className="game-top">
      <div className="game-bar">
        <p className="game-bar-title">{room.title}</p>
        {FRAME.map(({ OfQuestion }, index) => OfQuestion && <OfQuestion key={index} {...bar} />)}
        {open && (
          <button type="button" className="bar-button" onClick={() => onIntent({ type: 'skip' })}>
            {t(firstOf((part) => part.skipKey?.(view)) ?? 'play:skip')}
          </button>
        )}
        {FRAME.map(({ OfGame }, index) => OfGame && <OfGame key={index} {...bar} />)}
        <button type="button" className="bar-button" aria-haspopup="dialog" onClick={() => setMenu(true)}>
          {t('play:menu.title')}
        </button>
        {menu && (
          <Suspense>
            <GameMenu
              onClose={() => setMenu(false)}
              view={view}
              onLeave={onLeave}
              {...(ownPace && { onFinish })}
              {...(mayEnd && { onEnd: challenge.end, waits: room.state === 'waiting' })}
            />
          </Suspense>
        )}
      </div>
      {FRAME.map(({ Row }, index) => Row && <Row key={index} {...bar} />)}
      {note && <p className="game-note">{t(note.key, note.values ?? {})}</p>}
    </header>
  );
}
