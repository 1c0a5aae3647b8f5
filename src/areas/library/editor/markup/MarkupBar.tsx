// Formatting toolbar for the field being edited: bold, lists, formulas. Stays in sight above the question.

import {
  Bold,
  Code,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
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
import type { BarState } from '#src/areas/library/editor/markup/useMarkup.ts';
import '#src/areas/library/editor/markup/markup.css';

/** In order of use, grouped. */
const GROUPS: readonly { readonly [Action in MarkupAction]?: LucideIcon }[] = [
  { bold: Bold, italic: Italic },
  { sup: Superscript, sub: Subscript },
  { bullets: List, numbers: ListOrdered },
  { code: Code, formula: Sigma },
];

export interface MarkupBarProps {
  readonly bar: StoreApi<BarState>;
  readonly onAct: (action: MarkupAction) => void;
}

/** Memoized: re-renders only for other formatting at the cursor. */
export const MarkupBar = memo(Bar);

function Bar({ bar, onAct }: MarkupBarProps): ReactNode {
  const { t, i18n } = useTranslation('editor');
  const { hasLines, active } = useStore(bar);
  return (
    <Toolbar.Root className="markup-bar" dir={i18n.dir()} aria-label={t('editor:markup.label')}>
      {GROUPS.map((group) => (
        <div key={Object.keys(group)[0]} className="markup-group flex">
          {MARKUP_ACTIONS.map((action) => {
            const Icon = group[action];
            if (!Icon) return null;
            const off = !hasLines && (action === 'bullets' || action === 'numbers');
            const key = t(`editor:keys.${action}.key`);
            return (
              <Toolbar.Button
                key={action}
                className="icon-button markup-button"
                aria-label={t(`editor:markup.${action}`)}
                title={`${t(`editor:markup.${action}`)} (${off ? t('editor:markup.oneLine') : key})`}
                aria-keyshortcuts={shortcutOf(action)}
                aria-haspopup={action === 'formula' ? 'dialog' : undefined}
                aria-pressed={action === 'formula' ? undefined : active.includes(action)}
                aria-disabled={off}
                // Keeps the focus in the field and an on-screen keyboard open.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !off && onAct(action)}
              >
                <Icon size={20} />
              </Toolbar.Button>
            );
          })}
        </div>
      ))}
    </Toolbar.Root>
  );
}
