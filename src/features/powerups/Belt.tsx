// The belt in the page's own elements: cards to press, the one that waits, what is at work, and when the next one comes.

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BeltView, CardView } from '#core/features/powerups/views.ts';
import { effectsOn } from '#core/features/powerups/atWork.ts';
import { isAway } from '#core/features/powerups/usable.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { AtWork } from '#src/features/powerups/AtWork.tsx';
import { cardKey } from '#src/features/powerups/cardKeys.ts';
import { pointsSaid } from '#src/features/powerups/news.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { whyNot } from '#src/features/powerups/usable.ts';
import type { QuestionPartProps } from '#src/game/playerFeature.ts';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { useIsOverlay, usePlace } from '#src/game/twins/placement.tsx';
import { useFocusBack } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/features/powerups/belt.css';

export function Belt(props: QuestionPartProps): ReactNode {
  const { belt } = props.view.me;
  return belt && <Hanging {...props} belt={belt} />;
}

interface HangingProps extends QuestionPartProps {
  readonly belt: BeltView;
}

function Hanging({ view, belt, heading, onIntent }: HangingProps): ReactNode {
  const { t } = useTranslation('powerups');
  const say = useWords();
  const place = usePlace();
  const { clock } = useServices();
  const { slots, offer } = belt;
  const offerLeft = useSecondsLeft(offer?.until ?? null);
  const waiting = offer && offerLeft !== 0 ? offer : null;
  const now = clock.now();
  const effects = effectsOn(view, now);
  // A card that was used is gone, and so is the button of what was ended.
  useFocusBack(heading, [...slots, ...effects].map((each) => each?.id).join());
  const cards = slots.flatMap((card, slot) => (card ? { card, slot } : []));
  const count = isAway(view) ? 0 : cards.length + (waiting ? 1 : 0);
  const toolbar = useToolbar(count);
  const points = pointsSaid(view.slide);
  return (
    <>
      <section className="belt" aria-labelledby="belt-title">
        <h2 id="belt-title" {...place(null, 'belt-title')}>
          {t('powerups:belt.title')}
        </h2>
        {count > 0 && (
          <div role="toolbar" aria-labelledby="belt-title" className="flex gap-3 wrap" {...toolbar.group}>
            {cards.map(({ card, slot }, index) => (
              <Card
                key={card.id}
                card={card}
                readyAt={card.readyAt}
                target={`belt:${slot}`}
                shortcut={cardKey(slot)}
                why={whyNot(view, card, now)}
                stop={toolbar.stop(index)}
                onPress={() => onIntent({ type: 'openCard', slot })}
              />
            ))}
            {waiting && (
              <Card
                key={waiting.id}
                card={waiting}
                readyAt={null}
                target="belt:offer"
                why={{ key: 'powerups:offer.waits' }}
                stop={toolbar.stop(cards.length)}
                onPress={() => onIntent({ type: 'openOffer' })}
              />
            )}
          </div>
        )}
        {points && <p {...place(null, 'belt-line')}>{say(points)}</p>}
        {belt.toNext !== null && (
          <p {...place('belt:next', 'belt-line muted')}>{t('powerups:belt.next', { count: belt.toNext })}</p>
        )}
      </section>
      <AtWork
        effects={effects}
        shared={view.room.powerupEffects}
        onEnd={(effect) => onIntent({ type: 'endPowerup', effect })}
      />
    </>
  );
}

interface Stop {
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

interface CardProps {
  readonly card: CardView;
  /** null for one that can't be used from where it is. */
  readonly readyAt: number | null;
  /** What of the canvas it lies upon. */
  readonly target: string;
  readonly shortcut?: string;
  /** Why it can't be used now, or what it waits for. */
  readonly why: Parameters<ReturnType<typeof useWords>>[0] | null;
  readonly stop: Stop;
  readonly onPress: () => void;
}

function Card({ card, readyAt, target, shortcut, why, stop, onPress }: CardProps): ReactNode {
  const { t } = useTranslation('powerups');
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  const drawn = useIsOverlay();
  const wait = useSecondsLeft(readyAt) ?? 0;
  const placed = place(target, 'belt-card');
  const states = [
    ...(card.byTeacher ? [t('powerups:belt.byTeacher')] : []),
    ...(wait > 0 ? [t('powerups:belt.readyIn', { count: wait })] : why ? [say(why)] : []),
  ];
  return (
    <button
      type="button"
      {...placed}
      tabIndex={stop.tabIndex}
      onFocus={() => {
        stop.onFocus();
        placed.onFocus?.();
      }}
      data-ready={wait === 0 && why === null}
      aria-haspopup="dialog"
      aria-keyshortcuts={keyHint(shortcut)}
      onClick={onPress}
    >
      {!drawn && <PowerupMark powerup={card.powerup} />}
      <span className="bold">{t(`powerups:${card.powerup}.title`)}</span>
      <span className="muted"> {t(`powerups:${card.powerup}.description`)}</span>
      {states.length > 0 && <span className="muted"> {states.join(' ')}</span>}
    </button>
  );
}

/** One stop of the page; arrow keys lead along its buttons, of which there are `count`. */
function useToolbar(count: number) {
  const [wanted, setWanted] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const current = Math.min(wanted, count - 1);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const isBackwards =
      getComputedStyle(event.currentTarget).direction === 'rtl' && /Left|Right/.test(event.key);
    const next = step === 0 ? ends[event.key] : (current + (isBackwards ? -step : step) + count) % count;
    if (next === undefined) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return {
    group: { ref: group, onKeyDown: move },
    stop: (index: number): Stop => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setWanted(index),
    }),
  };
}
