// Lobby: how to join, who is in, and the start button.

import { DoorOpen, ListChecks, Lock, LockOpen, Play, Trash2, UserCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoreApi, useStore } from 'zustand';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { useHostFeatures } from '#src/host/room/HostFeatures.tsx';
import { GameOptions } from '#src/host/room/GameOptions.tsx';
import { JoinCard } from '#src/host/room/JoinCard.tsx';
import { PlayerChip } from '#src/host/room/PlayerChip.tsx';
import type { ConnectionState } from '#src/host/room/roomConnection.ts';
import { PendingPlayers } from '#src/host/room/PendingPlayers.tsx';
import { SelectPlayers } from '#src/host/room/SelectPlayers.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import { OpensAt } from '#src/game/OpensAt.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { useRowFocus } from '#src/ui/useRowFocus.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/room/controlDock.css';
import '#src/host/room/playerChip.css';
import { Section } from '#src/ui/Section.tsx';

export interface StageProps extends HostPartProps {
  readonly line: StoreApi<ConnectionState>;
}

export function Lobby({ view, controls, line }: StageProps): ReactNode {
  const { t } = useTranslation('host');
  const keyHint = useAriaKeyShortcuts();
  const { room } = view;
  const shortcuts = useSetting('shortcuts');
  const starting = useStore(line, ({ pending }) => pending === 'startGame' || pending === 'openGame');
  const inside = view.players.filter(({ approval }) => approval === 'approved');
  const remove = useLatest((player: HostPlayerRow) => void controls.remove(player));
  const features = useHostFeatures();
  const Roster = features.flatMap((each) => each.Roster ?? [])[0];
  const rows = useRowFocus<HTMLElement>();
  const [selecting, setSelecting] = useState(false);
  const asks = room.options.requestJoinApproval;
  useArrivals(inside.length);
  return (
    <>
      <main className="host-main lobby">
        <JoinCard room={room} />
        {room.opensAt !== null && (
          <Section className="card stack" data-scheme="play" title={t('host:state.scheduled')}>
            <OpensAt at={room.opensAt} until={room.opensAt} />
            <p className="muted">{t('host:lobby.scheduled')}</p>
          </Section>
        )}
        <PendingPlayers players={view.players} controls={controls} />
        {features.map(({ id, Waiting }) => Waiting && <Waiting key={id} view={view} controls={controls} />)}
        <section className="stack" aria-labelledby="players-title" {...rows}>
          <div className="row">
            <h2 id="players-title" className="section-title">
              {t('host:lobby.players', { count: inside.length })}
            </h2>
            {room.locked && <p className="tag tag--warning">{t('host:lobby.locked')}</p>}
            {asks && <p className="tag tag--warning">{t('host:lobby.asks')}</p>}
            <div className="even-tools row">
              {features.map(({ id, Tools }) => Tools && <Tools key={id} view={view} controls={controls} />)}
              <QuietButton
                small
                aria-pressed={asks}
                onClick={() =>
                  void controls.act('changeOptions', { gameOptions: { requestJoinApproval: !asks } })
                }
              >
                <UserCheck size={18} />
                {asks ? t('host:flood.askNot') : t('host:flood.ask')}
              </QuietButton>
              {inside.length > 1 && !selecting && (
                <QuietButton small onClick={() => setSelecting(true)}>
                  <ListChecks size={18} />
                  {t('host:select.begin')}
                </QuietButton>
              )}
            </div>
          </div>
          {selecting && inside.length > 0 ? (
            <SelectPlayers
              players={inside}
              flood={view.flood}
              controls={controls}
              onDone={() => setSelecting(false)}
            />
          ) : Roster ? (
            <Roster view={view} players={inside} controls={controls} onRemove={remove} />
          ) : inside.length === 0 ? (
            <p className="host-empty card">{t('host:lobby.nobody')}</p>
          ) : (
            <ul className="chips">
              {inside.map((player) => (
                <PlayerChip key={player.id} player={player} onRemove={remove} />
              ))}
            </ul>
          )}
        </section>
      </main>
      <footer className="dock" data-scheme="play">
        <div className="dock-inner strip gap-3 apart">
          <div className="even-tools flex gap-2">
            <QuietButton
              aria-keyshortcuts={keyHint('L')}
              disabled={!controls.can('lock') && !controls.can('unlock')}
              onClick={() => void controls.lock()}
            >
              {room.locked ? <LockOpen size={20} /> : <Lock size={20} />}
              <span className="dock-label">
                {room.locked ? t('host:control.unlock') : t('host:control.lock')}
              </span>
            </QuietButton>
            {room.state === 'waiting' && <GameOptions view={view} controls={controls} />}
            <QuietButton onClick={() => void controls.end()}>
              <Trash2 size={20} />
              <span className="dock-label">{t('host:control.close')}</span>
            </QuietButton>
          </div>
          {room.state === 'scheduled' ? (
            <Button
              big
              className="dock-main"
              disabled={starting || !controls.can('open')}
              onClick={() => void controls.open()}
            >
              <DoorOpen size={22} />
              {t('host:control.open')}
            </Button>
          ) : (
            <Button
              big
              className="dock-main"
              aria-keyshortcuts={keyHint('N')}
              disabled={starting || !controls.can('start')}
              onClick={() => void controls.start()}
            >
              <Play size={22} fill="currentColor" />
              {t('host:control.start')}
              {shortcuts && <kbd aria-hidden="true">{t('host:keys.next.key')}</kbd>}
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}

/** Milliseconds of arrivals summed up in one announcement. */
const ARRIVALS_MS = 3_000;

/** Announces how many players are in, no more often than anyone can listen. */
function useArrivals(count: number): void {
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const told = useRef(count);
  useEffect(() => {
    if (told.current === count) return undefined;
    const timer = setTimeout(() => {
      told.current = count;
      announcer.announce(t('host:lobby.players', { count }));
    }, ARRIVALS_MS);
    return () => clearTimeout(timer);
  }, [count, announcer, t]);
}
