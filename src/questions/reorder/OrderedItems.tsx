// Items in an order, in a list for the host.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#core/questions/questionBase.ts';
import type { PlacedItem } from '#core/questions/reorder/index.ts';
import { belongsAt } from '#scenes/questions/reorder/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import '#src/host/shell/authored.css';

export interface OrderedItemsProps {
  readonly items: readonly Omit<Option, 'id'>[];
  /** Whether their order means something. */
  readonly numbered: boolean;
  /** Of each of them; absent while nothing is judged. */
  readonly placed?: readonly PlacedItem[] | undefined;
}

export function OrderedItems({ items, numbered, placed }: OrderedItemsProps): ReactNode {
  const { t } = useTranslation('host');
  const say = useWords();
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-1">
      {items.map((item, at) => {
        const judged = placed?.[at];
        return (
          // The same item may be there twice, and none moves.
          <li key={at} className="authored-option strip gap-3" data-right={judged?.kept}>
            {numbered && (
              <span className="authored-number bold tabular rigid" aria-hidden="true">
                {at + 1}
              </span>
            )}
            {item.media && <Thumbnail media={item.media} />}
            <span className="authored-option-text breaks">
              <Formatted words={item} />
            </span>
            {judged?.kept === false && <span className="caption muted rigid">{say(belongsAt(judged))}</span>}
            {judged?.kept && (
              <span className="right-mark rigid">
                <Check size={18} strokeWidth={3} aria-hidden="true" />
                <span className="visually-hidden">{t('host:question.order.kept')}</span>
              </span>
            )}
          </li>
        );
      })}
    </List>
  );
}
