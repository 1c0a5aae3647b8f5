// DOM version of the belt: the cards, the one waiting for a slot, active effects, and the progress toward the
// next card.

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BeltView, CardView } from '#core/features/powerups/views.ts';
import { activeEffects } from '#core/features/powerups/activeEffects.ts';
import { isBeltHidden } from '#core/features/powerups/whyUnusable.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ActiveEffects } from '#src/features/powerups/ActiveEffects.tsx';
import { cardKey } from '#src/features/powerups/cardKeys.ts';
import { pointsMessage } from '#src/features/powerups/news.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { whyUnusableText } from '#src/features/powerups/usable.ts';
import type { QuestionPartProps } from '#src/game/playerFeature.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { useIsOverlay, usePlace } from '#src/game/twins/placement.tsx';
import { useFocusBack } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/features/powerups/belt.css';

export function Belt(props: QuestionPartProps): ReactNode {
  const { belt } = props.view.me;
  return belt && <BeltContent {...props} belt={belt} />;
}

interface HangingProps extends QuestionPartProps {
  readonly belt: BeltView;
}

function BeltContent({ view, belt, heading, onIntent }: HangingProps): ReactNode {
  const { t } = useTranslation('powerups');
  const say = useWords();
  const place = usePlace();
  const { clock } = useServices();
  const { slots, offer } = belt;
  const offerLeft = useSecondsLeft(offer?.until ?? null);
  const waiting = offer && offerLeft !== 0 ? offer : null;
  const now = clock.now();
  const effects = activeEffects(view, now);
  // Using a card or ending an effect removes the focused button.
  useFocusBack(heading, [...slots, ...effects].map((each) => each?.id).join());
  const cards = slots.flatMap((card, slot) => (card ? { card, slot } : []));
  const count = isBeltHidden(view) ? 0 : cards.length + (waiting ? 1 : 0);
  const toolbar = useToolbar(count);
  const points = pointsMessage(view.slide);
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
                why={whyUnusableText(view, card, now)}
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
      <ActiveEffects effects={effects} onEnd={(effect) => onIntent({ type: 'endPowerup', effect })} />
    </>
  );
}

interface Stop {
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

interface CardProps {
  readonly card: CardView;
  /** When the card is ready; null if it can't be used from its position. */
  readonly readyAt: number | null;
  /** Id of the canvas target that it overlays. */
  readonly target: string;
  readonly shortcut?: string;
  /** Why it can't be used now, or what it's waiting for. */
  readonly why: Parameters<ReturnType<typeof useWords>>[0] | null;
  readonly stop: Stop;
  readonly onPress: () => void;
}

function Card({ card, readyAt, target, shortcut, why, stop, onPress }: CardProps): ReactNode {
  const { t } = useTranslation('powerups');
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
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

/** Roving tabindex for a toolbar of `count` buttons, with arrow-key navigation. */
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
