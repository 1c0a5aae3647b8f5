// Formatting toolbar for the field being edited: bold, lists, formulas. Stays in sight above the question.

import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  RectangleEllipsis,
  Sigma,
  Subscript,
  Superscript,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { MARKUP_ACTIONS, type MarkupAction, shortcutOf } from '#src/areas/library/editor/markup/actions.ts';
import { type BarState, can } from '#src/areas/library/editor/markup/useMarkup.ts';
import '#src/areas/library/editor/markup/markup.css';

/** In order of use, grouped. */
const GROUPS: readonly { readonly [Action in MarkupAction]?: LucideIcon }[] = [
  { bold: Bold, italic: Italic },
  { sup: Superscript, sub: Subscript },
  { bullets: List, numbers: ListOrdered },
  { code: Code, formula: Sigma },
];
const GAPS = { gap: RectangleEllipsis } as const;

export interface MarkupBarProps {
  readonly bar: StoreApi<BarState>;
  readonly onAct: (action: MarkupAction) => void;
  /** True if the question's text has gaps. */
  readonly hasGaps: boolean;
}

/** Memoized: re-renders only for other formatting at the cursor. */
export const MarkupBar = memo(Bar);

function Bar({ bar, onAct, hasGaps }: MarkupBarProps): ReactNode {
  const { t, i18n } = useTranslation('editor');
  const state = useStore(bar);
  const { active } = state;
  return (
    <Toolbar.Root className="markup-bar" dir={i18n.dir()} aria-label={t('editor:markup.label')}>
      {[...(hasGaps ? [GAPS] : []), ...GROUPS].map((group: (typeof GROUPS)[number]) => (
        <div key={Object.keys(group)[0]} className="markup-group flex">
          {MARKUP_ACTIONS.map((action) => {
            const Icon = group[action];
            if (!Icon) return null;
            const off = !can(state, action);
            const isStyle = action !== 'formula' && action !== 'gap';
            const why = action === 'gap' ? t('editor:markup.onlyInText') : t('editor:markup.oneLine');
            const key = t(`editor:keys.${action}.key`);
            return (
              <Toolbar.Button
                key={action}
                className={`icon-button markup-button ${action === 'gap' ? 'markup-gap strip gap-2 caption strong' : ''}`}
                aria-label={t(`editor:markup.${action}`)}
                title={`${t(`editor:markup.${action}`)} (${off ? why : key})`}
                aria-keyshortcuts={shortcutOf(action)}
                aria-haspopup={action === 'formula' ? 'dialog' : undefined}
                aria-pressed={isStyle ? active.includes(action) : undefined}
                aria-disabled={off}
                // Keeps the focus in the field and an on-screen keyboard open.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !off && onAct(action)}
              >
                <Icon size={20} />
                {action === 'gap' && t('editor:markup.gap')}
              </Toolbar.Button>
            );
          })}
        </div>
      ))}
    </Toolbar.Root>
  );
}
