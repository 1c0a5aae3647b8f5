// Options as buttons: one to press (MCQ), or several to tick (MSQ).

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { OptionsType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import { keyOfOption } from '#core/questions/options/letters.ts';
import { triedIn } from '#core/questions/options/options.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import '#src/game/twins/options.css';

export interface OptionsTwinProps {
  readonly options: readonly Option[];
  /** How it is answered. */
  readonly hint: Message;
  readonly several: boolean;
  readonly chosen: readonly string[];
  /** Ids of those that can't be chosen. */
  readonly hidden: readonly string[];
  /** Ids of those of an answer that was wrong, and is not final. */
  readonly tried: readonly string[];
  readonly open: boolean;
  /** null until it is told. */
  readonly correctIds: readonly string[] | null;
  readonly distribution: Distribution<OptionsType> | null;
  readonly onPress: (optionId: string) => void;
}

export function OptionsTwin({
  options,
  hint,
  several,
  chosen,
  hidden,
  tried,
  open,
  correctIds,
  distribution,
  onPress,
}: OptionsTwinProps): ReactNode {
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  const { wrong, together } = triedIn(tried);
  return (
    <fieldset className="twin-options">
      <legend className="visually-hidden">{say(hint)}</legend>
      {options.map((option, index) => {
        const picked = chosen.includes(option.id);
        const right = correctIds?.includes(option.id) ?? null;
        const count = distribution?.spread.options[option.id];
        const isHidden = hidden.includes(option.id);
        const isTried = wrong.includes(option.id);
        const isOpen = open && !isHidden && !isTried;
        const states = [
          ...(isHidden ? [t('play:options.hidden')] : isTried ? [t('play:options.tried')] : []),
          ...(open && together.includes(option.id) ? [t('play:options.triedTogether')] : []),
          ...(picked && !open ? [t('play:options.yours')] : []),
          // Of the wrong ones only the player's own says so.
          ...(right === true
            ? [picked ? t('play:options.right') : t('play:options.missed')]
            : right === false && picked
              ? [t('play:options.wrong')]
              : []),
          ...(count === undefined ? [] : [t('play:options.count', { count })]),
        ];
        const key = keyOfOption(index);
        return (
          <button
            key={option.id}
            type="button"
            {...place(`option:${option.id}`, 'twin-option')}
            data-option={(index % 8) + 1}
            data-picked={picked}
            data-right={right ?? undefined}
            data-out={isHidden || isTried || undefined}
            role={several ? 'checkbox' : undefined}
            aria-checked={several ? picked : undefined}
            aria-pressed={several ? undefined : picked}
            aria-disabled={!isOpen}
            aria-keyshortcuts={keyHint(`${key} ${index + 1}`)}
            onClick={() => isOpen && onPress(option.id)}
          >
            <span className="twin-option-key" aria-hidden="true">
              {key}
            </span>
            {option.media?.type === 'image' && (
              <img
                className="twin-option-picture"
                src={uploadAtWidth(option.media.url, PICTURE_WIDTH.option)}
                alt={option.media.alt ?? ''}
              />
            )}
            <span className="twin-option-text">
              <Formatted words={option} />
            </span>
            {states.length > 0 && <span className="twin-option-state"> {states.join(', ')}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
