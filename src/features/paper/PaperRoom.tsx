// Host page of a paper game: sheets to print, answer entry, and results.

import { Flag } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/ui/Page.tsx';
import { HostOfflineBanner } from '#src/host/room/HostOfflineBanner.tsx';
import type { HostPageProps } from '#src/host/room/hostFeature.ts';
import { PlayerTable } from '#src/host/room/PlayerTable.tsx';
import { QuestionTable } from '#src/host/room/QuestionTable.tsx';
import { RoomBar } from '#src/host/room/RoomBar.tsx';
import { useControls } from '#src/host/room/useControls.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { SheetEntry } from '#src/features/paper/entry/SheetEntry.tsx';
import { isBlank } from '#src/features/paper/entry/sheetForm.ts';
import { useSheets } from '#src/features/paper/entry/useSheets.ts';
import { PrintSheets } from '#src/features/paper/print/PrintSheets.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/features/paper/paper.css';

export function PaperRoom({ room, view }: HostPageProps): ReactNode {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  const { players, questions } = view;
  const { title, playerCount } = view.room;
  const words = useMemo(
    () => ({
      endBody: t('host:paper.endBody', { count: playerCount }),
      endCancel: t('host:end.keepOpen'),
      removeBody: t('host:paper.removeBody'),
    }),
    [t, playerCount],
  );
  const controls = useControls(view, room.act, words);
  const sheets = useSheets(room, view);
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
      <RoomBar view={view} controls={controls} joinable={false} />
      <HostOfflineBanner line={room.line} />
      <main className="host-main paper">
        <Tabs.Root className="paper-tabs" value={tab} onValueChange={setTab}>
          <div className="paper-head row apart">
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
            <QuietButton className="paper-end" onClick={end}>
              <Flag size={20} />
              {t('host:end.confirm')}
            </QuietButton>
          </div>
          <Tabs.Content className="paper-panel" value="print">
            <PrintSheets title={title} questions={questions} />
          </Tabs.Content>
          <Tabs.Content className="paper-panel" value="enter">
            <SheetEntry view={view} sheets={sheets} controls={controls} />
          </Tabs.Content>
          <Tabs.Content className="paper-panel card paper-table" value="players">
            <PlayerTable
              room={view.room}
              players={players}
              questionCount={view.room.questionCount}
              onRemove={remove}
            />
          </Tabs.Content>
          <Tabs.Content className="paper-panel card paper-table" value="questions">
            <QuestionTable
              roomHash={view.room.hash}
              questions={questions}
              players={players.length}
              current={null}
            />
          </Tabs.Content>
        </Tabs.Root>
      </main>
    </>
  );
}
