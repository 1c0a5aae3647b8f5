// Opening time of a scheduled room: the date in the reader's time zone and language, and a countdown.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';

const DAY_SECONDS = 24 * 3_600;

export interface OpensAtProps {
  /** Time in ms. */
  readonly at: number;
  /** The same time on the server's clock as this page knows it. */
  readonly until: number;
}

export function OpensAt({ at, until }: OpensAtProps): ReactNode {
  const { t, i18n } = useTranslation('common');
  const left = useSecondsLeft(until) ?? 0;
  const days = Math.floor(left / DAY_SECONDS);
  const clock = clockText(left % DAY_SECONDS);
  const when = dateTimeText(i18n.language, at);
  return (
    <>
      <p>
        <time dateTime={new Date(at).toISOString()}>{t('common:opens.at', { when })}</time>
      </p>
      <p className="big-number" role="timer">
        {days > 0 ? t('common:opens.days', { count: days, clock }) : clock}
      </p>
    </>
  );
}

/** h:mm:ss (specification 2, section 9). */
export function clockText(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two((seconds % 3_600) / 60)}:${two(seconds % 60)}`;
}
