// The bar above the game: what is not part of the game itself.

import { Hand, Hourglass } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { takesReactions } from '#core/features/reactions/reactions.ts';
import { isRevision, offersReview } from '#core/features/review/review.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { SceneId } from '#scenes/index.ts';
import { ReactionButton } from '#src/features/reactions/ReactionButton.tsx';
import { isFinished } from '#core/room/phase.ts';
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
  const { slide, room, me } = view;
  const ownPace = !isTeacherPaced(room) && room.state === 'running' && !isEnd(scene);
  const mayEnd = challenge?.isOwn === true && !isFinished(room.state);
  const isOpen = ownPace && phase === null && slide?.state === 'active' && !slide.answered && !given;
  const open = isOpen ? slide : null;
  const note = ownPace && scene === 'question' ? noteOf(view) : null;
  const postponeLabel = (waiting: number) =>
    waiting === 0
      ? t('play:postpone.button')
      : `${t('play:postpone.button')} (${t('play:postpone.waiting', { count: waiting })})`;
  return (
    <header className="game-top">
      <div className="game-bar">
        <p className="game-bar-title">{room.title}</p>
        {open?.mayPostpone && (
          <button type="button" className="bar-button" onClick={() => onIntent({ type: 'later' })}>
            <Hourglass size={18} aria-hidden="true" />
            <span aria-hidden="true">{t('play:postpone.short')}</span>
            {open.postponed > 0 && (
              <span className="bar-button-count" aria-hidden="true">
                {open.postponed}
              </span>
            )}
            <span className="visually-hidden">{postponeLabel(open.postponed)}</span>
          </button>
        )}
        {open && (
          <button type="button" className="bar-button" onClick={() => onIntent({ type: 'skip' })}>
            {t(isRevision(view) ? 'play:review.back' : 'play:skip')}
          </button>
        )}
        {takesReactions(room, slide?.state ?? null) && me.approval === 'approved' && !me.deleted && (
          <ReactionButton onReact={(reaction) => onIntent({ type: 'react', reaction })} />
        )}
        {mayEnd && scene === 'challengeBoard' && (
          <button type="button" className="bar-button" disabled={challenge.busy} onClick={challenge.end}>
            {t('play:challenge.end.button')}
          </button>
        )}
        {mayRaiseHand(view) && (
          <HandButton place={view.me.hand} onRaise={(raised) => onIntent({ type: 'hand', raised })} />
        )}
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
      {open?.wasPostponed && (
        <div className="game-note game-note--row">
          <p>{t('play:postpone.again', { count: open.postponed + 1 })}</p>
          {open.skippable.length > 0 && (
            <button type="button" className="bar-button" onClick={onSkipAll}>
              {t('play:postpone.skipAll')}
            </button>
          )}
        </div>
      )}
      {note && <p className="game-note">{t(note.key, note.values)}</p>}
    </header>
  );
}

/** What is said of a question that is asked more than once. In a mastery game the line is always there: nothing moves under a finger when an answer is judged. */
function noteOf({ me, room, slide }: PlayerView): { key: string; values: Record<string, number> } | null {
  const again = (slide?.asking ?? 1) > 1;
  // Once the answer is in, it is not as it was.
  if (offersReview(room)) return again && !slide?.answered ? { key: 'play:review.note', values: {} } : null;
  if (slide?.byExtraLife) return { key: 'play:life.note', values: {} };
  if (room.type !== 'mastery_mode') return again ? { key: 'play:redemption.note', values: {} } : null;
  if (slide?.feedback?.comesAgain) return { key: 'play:mastery.comesAgain', values: {} };
  if (again && !slide?.answered) return { key: 'play:mastery.note', values: {} };
  return { key: 'play:mastery.done', values: { done: me.answered, count: room.questionCount } };
}

/** Where a teacher is there to see it. */
function mayRaiseHand({ me, room }: PlayerView): boolean {
  const open = room.state === 'waiting' || room.state === 'running' || room.state === 'paused';
  return (
    open && room.playMode === 'live' && room.options.raiseHands && me.approval === 'approved' && !me.deleted
  );
}

interface HandButtonProps {
  /** null where the hand is down. */
  readonly place: number | null;
  readonly onRaise: (raised: boolean) => void;
}

function HandButton({ place, onRaise }: HandButtonProps): ReactNode {
  const { t } = useTranslation('play');
  const isUp = place !== null;
  // Of a hand that never was up nothing is said.
  const [wasUp, setWasUp] = useState(isUp);
  if (isUp && !wasUp) setWasUp(true);
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-pressed={isUp}
        aria-label={t('play:hand.raise')}
        title={t('play:hand.raise')}
        onClick={() => onRaise(!isUp)}
      >
        <Hand size={20} aria-hidden="true" />
        {isUp && <span className="bar-button-count">{place}</span>}
      </button>
      <output className="visually-hidden">
        {wasUp && (isUp ? t('play:hand.isUp', { place }) : t('play:hand.isDown'))}
      </output>
    </>
  );
}
