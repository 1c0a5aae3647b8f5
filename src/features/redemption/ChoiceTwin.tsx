// The second chances that stand open, in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { redemptionModel } from '#scenes/features/redemption/model.ts';
import { keyOfOption } from '#core/questions/letters.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { usePlace } from '#src/twins/placement.tsx';
import { useWords } from '#src/twins/useWords.ts';

export function ChoiceTwin(props: TwinProps): ReactNode {
  const { view, onIntent } = props;
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const say = useWords();
  const model = redemptionModel(view, 'choice');
  const { choices, paused } = model;
  const open = paused === null;
  return (
    <MilestoneTwin {...props} model={model}>
      {choices.length > 0 && (
        <ul className="twin-options" aria-label={t('play:redemption.list')}>
          {choices.map(({ id, words, intent }, row) => (
            <li key={id}>
              <button
                type="button"
                {...place(id, 'twin-option')}
                data-option={row + 1}
                aria-keyshortcuts={keyHint(`${keyOfOption(row)} ${row + 1}`)}
                aria-disabled={!open}
                onClick={() => open && onIntent(intent)}
              >
                <span className="twin-option-key" aria-hidden="true">
                  {keyOfOption(row)}
                </span>
                <span className="twin-option-text">{say(words)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </MilestoneTwin>
  );
}
