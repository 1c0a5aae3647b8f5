// The sign of a simulated player behind a name, and its words for who hears the page.

import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/ui/botSign.css';

/** `drawn`: the canvas shows the sign already. */
export function BotSign({ drawn = false }: { readonly drawn?: boolean }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <>
      {' '}
      {!drawn && <Bot className="bot-sign" size="1em" />}
      <span className="visually-hidden">{t('common:bot')}</span>
    </>
  );
}
