// The second chances that stand open, in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredChances } from '#scenes/player/view.ts';
import { keyOfOption } from '#src/game/keyboard.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';
import { usePlace } from '#src/twins/placement.tsx';

export function ChoiceTwin(props: TwinProps): ReactNode {
  const { view, onIntent } = props;
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const chances = offeredChances(view);
  const open = view.room.state !== 'paused';
  return (
    <MilestoneTwin {...props} milestone="redemption.choice" isChoice>
      {chances.length > 0 && (
        <ul className="twin-options" aria-label={t('play:redemption.list')}>
          {chances.map(({ questionId, index, text }, row) => (
            <li key={questionId}>
              <button
                type="button"
                {...place(`chance:${questionId}`, 'twin-option')}
                data-option={row + 1}
                aria-keyshortcuts={keyHint(`${keyOfOption(row)} ${row + 1}`)}
                aria-disabled={!open}
                onClick={() => open && onIntent({ type: 'redeem', questionId })}
              >
                <span className="twin-option-key" aria-hidden="true">
                  {keyOfOption(row)}
                </span>
                <span className="twin-option-text">
                  {t('play:redemption.question', { number: index + 1, text })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </MilestoneTwin>
  );
}
