// A game's memorable moments, in a few words each.

import { Flame, Gem, type LucideIcon, Sparkles, TrendingUp, Zap } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Highlight, HighlightKind } from '#core/views/highlights.ts';
import '#src/pages/game/summary.css';

const ICONS: Readonly<Record<HighlightKind, LucideIcon>> = {
  streak: Flame,
  quickest: Zap,
  rare: Gem,
  comeback: TrendingUp,
  madeUp: Sparkles,
};

function wordsOf(t: TFunction<'play'>, highlight: Highlight): string {
  switch (highlight.kind) {
    case 'streak':
      return t('play:moment.streak', { count: highlight.count });
    case 'quickest':
      return t('play:moment.quickest', { number: highlight.number, seconds: highlight.timeMs / 1_000 });
    case 'rare':
      return t('play:moment.rare', {
        number: highlight.number,
        count: highlight.right,
        answered: highlight.answered,
      });
    case 'comeback':
      return t('play:moment.comeback', { number: highlight.number, count: highlight.misses });
    case 'madeUp':
      return t('play:moment.madeUp', { count: highlight.count });
  }
}

/** Renders nothing without highlights. */
export function Highlights({ highlights }: { readonly highlights: readonly Highlight[] }): ReactNode {
  const { t } = useTranslation('play');
  if (highlights.length === 0) return null;
  return (
    <ul className="summary-moments grid" aria-label={t('play:moment.title')}>
      {highlights.map((highlight) => {
        const Icon = ICONS[highlight.kind];
        return (
          <li key={highlight.kind} className="summary-moment strip gap-3 strong" data-kind={highlight.kind}>
            <Icon size={24} />
            <span>{wordsOf(t, highlight)}</span>
          </li>
        );
      })}
    </ul>
  );
}
