// Tables of every player and every question, in tabs.

import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sortOf } from '#core/questions/kinds.ts';
import { PlayerTable, type PlayerTableProps } from '#src/host/room/PlayerTable.tsx';
import { QuestionTable, type QuestionTableProps } from '#src/host/room/QuestionTable.tsx';

export interface RoomTablesProps {
  readonly players: PlayerTableProps;
  readonly questions: QuestionTableProps;
}

export function RoomTables({ players, questions }: RoomTablesProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Tabs.Root className="tabs card" defaultValue="players">
      <Tabs.List className="tab-list" aria-label={t('host:room.lists')}>
        <Tabs.Trigger className="tab" value="players">
          {t('host:players.tab', { count: players.players.length })}
        </Tabs.Trigger>
        <Tabs.Trigger className="tab" value="questions">
          {t('host:questions.tab', {
            count: questions.questions.filter(({ question }) => sortOf(question).asks).length,
          })}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content className="tab-panel" value="players">
        <PlayerTable {...players} />
      </Tabs.Content>
      <Tabs.Content className="tab-panel" value="questions">
        <QuestionTable {...questions} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
