// A game's memorable moments, in a few words each.

import { Flame, Gem, type LucideIcon, Sparkles, TrendingUp, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Highlight, HighlightKind } from '#core/views/highlights.ts';
import { momentWords } from '#scenes/player/gameOver/moments/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/pages/game/summary.css';

const ICONS: Readonly<Record<HighlightKind, LucideIcon>> = {
  streak: Flame,
  quickest: Zap,
  rare: Gem,
  comeback: TrendingUp,
  madeUp: Sparkles,
};

/** Renders nothing without highlights. */
export function Highlights({ highlights }: { readonly highlights: readonly Highlight[] }): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  if (highlights.length === 0) return null;
  return (
    <ul className="summary-moments grid" aria-label={t('play:moment.title')}>
      {highlights.map((highlight) => {
        const Icon = ICONS[highlight.kind];
        return (
          <li key={highlight.kind} className="summary-moment strip gap-3 strong" data-kind={highlight.kind}>
            <Icon size={24} />
            <span>{say(momentWords(highlight))}</span>
          </li>
        );
      })}
    </ul>
  );
}
