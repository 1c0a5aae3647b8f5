// Row of tips below the bar, where they cover nothing: an introduction to cards, once per device and until
// the next answer, and occasional reminders. It changes only with the question, so nothing shifts under a
// finger; it is empty once its card is used.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import type { CardView } from '#core/features/powerups/views.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { questionKey } from '#src/features/powerups/sheet.ts';
import type { BarProps } from '#src/game/playerFeature.ts';
import { NUDGE } from '#core/features/powerups/powerups.ts';

const EXPLAINED = 'powerups.explained';

interface ShownTip {
  readonly moment: string;
  readonly tip: 'first' | CardView | null;
  /** Number of answers at the last tip; null if there was none. */
  readonly lastAt: number | null;
}

export function TipRow({ view, scene }: BarProps): ReactNode {
  const { t } = useTranslation('powerups');
  const { clock } = useServices();
  const { explained, explain } = useExplained();
  const [shown, setShown] = useState<ShownTip>({ moment: '', tip: null, lastAt: null });
  const moment = questionKey(view);
  const hasUsed = view.me.belt?.news.some(({ own }) => own) ?? false;
  const cards = view.me.belt?.slots.flatMap((card) => card ?? []) ?? [];
  const { responses: answers } = view.me;
  const isSeen = explained === false && shown.lastAt !== null && shown.lastAt < answers;
  if (shown.moment !== moment && explained !== null) {
    const isAsked = view.slide?.state === 'active' && !view.slide.answered;
    const usable = cards.filter((card) => whyUnusable(view, card, clock.now()) === null);
    const nudge = explained && isAsked ? nudgeOf({ cards: usable, answers, lastAt: shown.lastAt }) : null;
    // Before the first question there is no belt, and a player who has used a card needs no introduction.
    const isNew = !explained && !isSeen && !hasUsed && cards.length > 0 && view.slide?.question != null;
    const tip = isNew ? 'first' : nudge;
    setShown({ moment, tip, lastAt: tip ? (shown.tip === 'first' ? shown.lastAt : answers) : shown.lastAt });
  }
  const { tip } = shown;
  const knows = isSeen || (explained === false && hasUsed);
  useEffect(() => {
    if (knows) explain();
  });
  if (scene !== 'question' || tip === null) return null;
  const isFirst = tip === 'first';
  const isOver = isFirst ? hasUsed : !cards.some(({ id }) => id === tip.id);
  const dismiss = () => {
    if (isFirst) explain();
    setShown({ ...shown, tip: null });
  };
  return (
    <div className="game-note game-note--row row" style={isOver ? { visibility: 'hidden' } : undefined}>
      <p>
        {isFirst
          ? t('powerups:tip.first')
          : t('powerups:tip.help', {
              title: t(`powerups:${tip.powerup}.title`),
              text: t(`powerups:${tip.powerup}.help`),
            })}
      </p>
      <button type="button" className="bar-button" onClick={dismiss}>
        {t('powerups:tip.dismiss')}
      </button>
    </div>
  );
}

/** True if this device has shown the introduction; null until known. */
function useExplained() {
  const { kv } = useServices();
  const [explained, setExplained] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    kv.get(EXPLAINED).then(
      (value) => !gone && setExplained(value === true),
      () => !gone && setExplained(false),
    );
    return () => {
      gone = true;
    };
  }, [kv]);
  const explain = () => {
    setExplained(true);
    // If storage fails, the introduction shows again next time.
    kv.set(EXPLAINED, true).catch(() => undefined);
  };
  return { explained, explain };
}

/** Input for a reminder about a card (specification 2, section 9 "Power-ups"). */
interface NudgeInput {
  /** Those that the open question allows, in belt order. */
  readonly cards: readonly CardView[];
  /** Number of answers given. */
  readonly answers: number;
  /** Number of answers at the last reminder; null if there was none. */
  readonly lastAt: number | null;
}

/** Returns the oldest card if it's due for a reminder, which is only sometimes; null otherwise. */
export function nudgeOf({ cards, answers, lastAt }: NudgeInput): CardView | null {
  if (lastAt !== null && answers - lastAt < NUDGE.everyOther) return null;
  const [oldest] = cards
    .filter(({ after }) => answers - after >= NUDGE.afterQuestions)
    .sort((a, b) => a.after - b.after);
  // Derived from the numbers instead of drawn, so that a reopened page shows the same tip.
  return oldest && (oldest.id * 37 + answers * 61) % 100 < NUDGE.percent ? oldest : null;
}
