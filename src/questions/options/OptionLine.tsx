// One option in a list for the host.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#core/questions/questionBase.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import '#src/host/shell/authored.css';

export interface OptionLineProps {
  readonly option: Omit<Option, 'id'>;
  /** From 0; decides its color. */
  readonly place: number;
  /** Shown instead of its dot. */
  readonly number?: number | undefined;
  /** True if it is shown as correct. */
  readonly right: boolean;
  /** True if the player's answer includes it. */
  readonly chosen?: boolean;
  /** Shown after its words. */
  readonly children?: ReactNode;
}

export function OptionLine({
  option,
  place,
  number,
  right,
  chosen = false,
  children,
}: OptionLineProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <li
      className="authored-option strip gap-3"
      data-option={place + 1}
      data-right={right}
      data-chosen={chosen}
    >
      {number === undefined ? (
        <span className="option-dot rigid" aria-hidden="true" />
      ) : (
        <span className="authored-number bold tabular rigid">{number}</span>
      )}
      {option.media && <Thumbnail media={option.media} />}
      <span className="authored-option-text breaks">
        <Formatted words={option} />
      </span>
      {children}
      {right && (
        <span className="right-mark rigid">
          <Check size={18} strokeWidth={3} aria-hidden="true" />
          <span className="visually-hidden">{t('host:question.right')}</span>
        </span>
      )}
    </li>
  );
}
