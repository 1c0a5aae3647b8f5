// Bot badge after a player's name, with its label for screen readers.

import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/ui/botSign.css';

/** `drawn`: the canvas already shows the badge. */
export function BotBadge({ drawn = false }: { readonly drawn?: boolean }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <>
      {' '}
      {!drawn && <Bot className="bot-sign" size="1em" />}
      <span className="visually-hidden">{t('common:bot')}</span>
    </>
  );
}
