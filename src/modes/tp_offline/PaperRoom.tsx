// A game on paper as its host sees it: the sheets to print, the answers to type in, and what came of it.

import { Flag } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '#core/views/hostView.ts';
import { usePageTitle } from '#src/app/Page.tsx';
import { LineBanner } from '#src/host/room/LineBanner.tsx';
import type { OpenRoom } from '#src/host/room/openRoom.ts';
import { PlayerTable } from '#src/host/room/PlayerTable.tsx';
import { QuestionTable } from '#src/host/room/QuestionTable.tsx';
import { RoomBar } from '#src/host/room/RoomBar.tsx';
import { useControls } from '#src/host/room/useControls.ts';
import { useLatest } from '#src/host/room/useLatest.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { SheetEntry } from '#src/modes/tp_offline/entry/SheetEntry.tsx';
import { isBlank } from '#src/modes/tp_offline/entry/sheetForm.ts';
import { useSheets } from '#src/modes/tp_offline/entry/useSheets.ts';
import { PrintSheets } from '#src/modes/tp_offline/print/PrintSheets.tsx';
import { useServices } from '#src/app/ServicesProvider.tsx';
import '#src/host/shell/tabs.css';
import '#src/modes/tp_offline/paper.css';

export interface PaperRoomProps {
  readonly room: OpenRoom<HostView>;
  readonly view: HostView;
}

export function PaperRoom({ room, view }: PaperRoomProps): ReactNode {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  const controls = useControls(view, room.act);
  const sheets = useSheets(room, view);
  const { players, questions } = view;
  const { hash, title } = view.room;
  const [tab, setTab] = useState(players.length === 0 && isBlank(sheets.form) ? 'print' : 'enter');
  usePageTitle(title);
  const remove = useLatest(
    (player: HostPlayerRow) => void controls.remove(player).then((done) => done && sheets.forget(player.id)),
  );
  const end = () => {
    if (!sheets.isDirty) return void controls.end();
    setTab('enter');
    notices.toast('error', t('host:paper.unsaved'));
  };
  return (
    <>
      <RoomBar view={view} controls={controls} />
      <LineBanner line={room.line} />
      <main className="host-main paper">
        <Tabs.Root className="paper-tabs" value={tab} onValueChange={setTab}>
          <div className="paper-head">
            <Tabs.List className="tab-list paper-tab-list" aria-label={t('host:paper.tabs')}>
              <Tabs.Trigger className="tab" value="print">
                {t('host:paper.tab.print')}
              </Tabs.Trigger>
              <Tabs.Trigger className="tab" value="enter">
                {t('host:paper.tab.enter')}
              </Tabs.Trigger>
              <Tabs.Trigger className="tab" value="players">
                {t('host:players.tab', { count: players.length })}
              </Tabs.Trigger>
              <Tabs.Trigger className="tab" value="questions">
                {t('host:questions.tab', { count: questions.length })}
              </Tabs.Trigger>
            </Tabs.List>
            <button type="button" className="button button--quiet paper-end" onClick={end}>
              <Flag size={20} aria-hidden="true" />
              {t('host:end.confirm')}
            </button>
          </div>
          <Tabs.Content className="paper-panel" value="print">
            <PrintSheets view={view} />
          </Tabs.Content>
          <Tabs.Content className="paper-panel" value="enter">
            <SheetEntry view={view} sheets={sheets} controls={controls} />
          </Tabs.Content>
          <Tabs.Content className="paper-panel card paper-table" value="players">
            <PlayerTable
              roomHash={hash}
              players={players}
              questionCount={questions.length}
              teams={view.room.teams}
              onPaper
              onRemove={remove}
            />
          </Tabs.Content>
          <Tabs.Content className="paper-panel card paper-table" value="questions">
            <QuestionTable questions={questions} players={players.length} current={null} />
          </Tabs.Content>
        </Tabs.Root>
      </main>
    </>
  );
}
