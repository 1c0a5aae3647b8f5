// A line below the bar, where it covers nothing: what a card is, the first time on this device; later now and then what one is good for.
// It comes and goes with questions alone: nothing moves under a finger.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardView } from '#core/features/powerups/views.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { momentOf } from '#src/features/powerups/sheet.ts';
import type { BarProps } from '#src/game/playerFeature.ts';
import { NUDGE } from '#core/features/powerups/powerups.ts';

const EXPLAINED = 'powerups.explained';

interface Standing {
  readonly moment: string;
  readonly tip: 'first' | CardView | null;
  readonly lastAt: number | null;
}

export function TipRow({ view, scene }: BarProps): ReactNode {
  const { t } = useTranslation('powerups');
  const { explained, explain } = useExplained();
  const [standing, setStanding] = useState<Standing>({ moment: '', tip: null, lastAt: null });
  const moment = momentOf(view);
  const hasUsed = view.me.belt?.news.some(({ own }) => own) ?? false;
  if (standing.moment !== moment && explained !== null) {
    const { responses: answers } = view.me;
    const cards = view.me.belt?.slots.flatMap((card) => card ?? []) ?? [];
    const isAsked = view.slide?.state === 'active' && !view.slide.answered;
    const nudge = explained && isAsked ? nudgeOf({ cards, answers, lastAt: standing.lastAt }) : null;
    // What is before a question has no belt, and who has used a card knows.
    const isNew = !explained && !hasUsed && cards.length > 0 && view.slide?.question != null;
    const tip = isNew ? 'first' : nudge;
    setStanding({ moment, tip, lastAt: nudge ? answers : standing.lastAt });
  }
  const { tip } = standing;
  const knows = explained === false && hasUsed && tip !== 'first';
  useEffect(() => {
    if (knows) explain();
  });
  if (scene !== 'question' || tip === null || (tip === 'first' && explained)) return null;
  const isFirst = tip === 'first';
  const dismiss = () => {
    if (isFirst) explain();
    setStanding({ ...standing, tip: null });
  };
  return (
    <div className="game-note game-note--row row">
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

/** Whether this device has had the explanation; null until that is known. */
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
    // It comes back where the device keeps nothing.
    kv.set(EXPLAINED, true).catch(() => undefined);
  };
  return { explained, explain };
}

/** Whether a player is reminded of a card (specification 2, section 9 "Power-ups"). */
interface NudgeMoment {
  /** In the order of the belt. */
  readonly cards: readonly CardView[];
  /** Answers that the player has given. */
  readonly answers: number;
  /** Answers at the last reminder; null for none. */
  readonly lastAt: number | null;
}

/** The oldest card, where it is time for it: not with every question, nor always. */
export function nudgeOf({ cards, answers, lastAt }: NudgeMoment): CardView | null {
  if (lastAt !== null && answers - lastAt < NUDGE.everyOther) return null;
  const [oldest] = cards
    .filter(({ after }) => answers - after >= NUDGE.afterQuestions)
    .sort((a, b) => a.after - b.after);
  // By the numbers at hand instead of a draw, so that a page that is opened anew says the same.
  return oldest && (oldest.id * 37 + answers * 61) % 100 < NUDGE.percent ? oldest : null;
}
