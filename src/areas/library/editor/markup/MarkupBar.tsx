// What can be done to the words in which one writes: bold, lists, formulas. It stands above the question, and stays in sight.

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
import { MARKUP_ACTIONS, type MarkupAction, shortcutOf } from '#src/areas/library/editor/markup/actions.ts';
import '#src/areas/library/editor/markup/markup.css';

/** In the order in which they are reached for; some belong together. */
const GROUPS: readonly { readonly [Action in MarkupAction]?: LucideIcon }[] = [
  { bold: Bold, italic: Italic },
  { sup: Superscript, sub: Subscript },
  { bullets: List, numbers: ListOrdered },
  { code: Code, formula: Sigma },
];

export interface MarkupBarProps {
  /** Whether the field has room for lists. */
  readonly hasLines: boolean;
  readonly onAct: (action: MarkupAction) => void;
}

/** Drawn anew only for another kind of field. */
export const MarkupBar = memo(Bar);

function Bar({ hasLines, onAct }: MarkupBarProps): ReactNode {
  const { t, i18n } = useTranslation('editor');
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
                aria-disabled={off}
                // The field keeps the focus, and a keyboard on the screen stays.
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
