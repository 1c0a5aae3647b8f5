// What is worth remembering of a game, in a few words each.

import { Flame, Gem, type LucideIcon, Sparkles, TrendingUp, Zap } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment, MomentKind } from '#core/views/moments.ts';
import '#src/pages/game/summary.css';

const ICONS: Readonly<Record<MomentKind, LucideIcon>> = {
  streak: Flame,
  quickest: Zap,
  rare: Gem,
  comeback: TrendingUp,
  madeUp: Sparkles,
};

function wordsOf(t: TFunction<'play'>, moment: Moment): string {
  switch (moment.kind) {
    case 'streak':
      return t('play:moment.streak', { count: moment.count });
    case 'quickest':
      return t('play:moment.quickest', { number: moment.number, seconds: moment.timeMs / 1_000 });
    case 'rare':
      return t('play:moment.rare', { number: moment.number, count: moment.right, answered: moment.answered });
    case 'comeback':
      return t('play:moment.comeback', { number: moment.number, count: moment.misses });
    case 'madeUp':
      return t('play:moment.madeUp', { count: moment.count });
  }
}

/** Nothing where there is nothing to tell. */
export function Moments({ moments }: { readonly moments: readonly Moment[] }): ReactNode {
  const { t } = useTranslation('play');
  if (moments.length === 0) return null;
  return (
    <ul className="summary-moments" aria-label={t('play:moment.title')}>
      {moments.map((moment) => {
        const Icon = ICONS[moment.kind];
        return (
          <li key={moment.kind} className="summary-moment" data-kind={moment.kind}>
            <Icon size={24} aria-hidden="true" />
            <span>{wordsOf(t, moment)}</span>
          </li>
        );
      })}
    </ul>
  );
}
