// Outcome of a question as an icon with a word, since color alone isn't accessible.

import {
  Check,
  CircleDashed,
  Contrast,
  Hourglass,
  Lock,
  type LucideIcon,
  MessageCircle,
  PencilLine,
  SkipForward,
  TimerOff,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '#src/areas/reports/answers.ts';
import '#src/areas/reports/outcomeMark.css';

const ICONS: Readonly<Record<Outcome, LucideIcon>> = {
  correct: Check,
  partial: Contrast,
  incorrect: X,
  none: MessageCircle,
  waiting: PencilLine,
  timedOut: TimerOff,
  closed: Lock,
  passed: SkipForward,
  leftOpen: Hourglass,
  notReached: CircleDashed,
};

export function OutcomeMark({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { t } = useTranslation('reports');
  const Icon = ICONS[outcome];
  return (
    <span className="outcome caption strong muted rigid" data-outcome={outcome}>
      <Icon size={16} strokeWidth={3} />
      {t(`reports:outcome.${outcome}`)}
    </span>
  );
}
