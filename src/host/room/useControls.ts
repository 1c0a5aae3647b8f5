// What a host can do in a room, by button and by key alike.

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reattempts } from '#core/features/mastery/mastery.ts';
import { isOnPaper } from '#core/modes/registry.ts';
import type { HostControl, HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import { momentOf } from '#src/host/room/nextStep.ts';
import type { Act } from '#src/host/room/roomConnection.ts';
import { useSettled } from '#src/host/room/useSettled.ts';
import type { RequestFor } from '#src/services/requests/wire.ts';
import type { Notices } from '#src/stores/notices.ts';

/** A typed text, and whether the room is not to see it. */
export type TextChoice = Omit<RequestFor<'hideText'>, 'roomHash'>;

export interface RoomControls {
  can(control: HostControl): boolean;
  /** Opens a scheduled room now. */
  open(): Promise<boolean>;
  start(): Promise<boolean>;
  next(): Promise<boolean>;
  pause(): Promise<boolean>;
  /** Locks, or unlocks. */
  lock(): Promise<boolean>;
  addTime(minutes: number): Promise<boolean>;
  /** When an assigned game closes, in ms. */
  setDueDate(dueAt: number): Promise<boolean>;
  /** So many robots that play by this accuracy, in per cent; 0 sends them away. */
  rehearse(robots: number, accuracy: number): Promise<boolean>;
  /** Asks first. */
  end(): Promise<boolean>;
  /** Asks first: a removed seat opens no more. */
  remove(player: HostPlayerRow): Promise<boolean>;
  /** null: all who wait. */
  approve(player: HostPlayerRow | null, approved: boolean): Promise<boolean>;
  /** null: all hands. */
  lowerHand(player: HostPlayerRow | null): Promise<boolean>;
  /** Keeps a typed text from the wall and the players, or shows it again. */
  hideText(which: TextChoice): Promise<boolean>;
  /** Attempts of one player: 0 without limit, null as for everybody. */
  allowAttempts(player: HostPlayerRow, attempts: number | null): Promise<boolean>;
  /** Missed questions come again from now on. */
  turnOnMastery(reattempts: Reattempts): Promise<boolean>;
  /** Until when one player may play, in ms; null: as long as everybody. */
  allowUntil(player: HostPlayerRow, until: number | null): Promise<boolean>;
  /** So many teams. */
  setTeams(teams: number): Promise<boolean>;
  shuffleTeams(): Promise<boolean>;
  /** '' for the name of the team's character. */
  nameTeam(team: number, name: string): Promise<boolean>;
  moveToTeam(player: HostPlayerRow, team: number): Promise<boolean>;
  openProjector(): void;
}

/** The name of the second window: asking for it again brings it to the front. */
const WINDOW = 'quizpeak-projector';

export function useControls(view: HostView, act: Act): RoomControls {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  const settled = useSettled(view.slide);
  return useMemo(() => createControls(view, act, notices, t, settled), [view, act, notices, t, settled]);
}

function createControls(
  view: HostView,
  act: Act,
  notices: Notices,
  t: TFunction<'host'>,
  settled: boolean,
): RoomControls {
  const { room } = view;
  const allowed = new Set(view.controls.filter((control) => control !== 'next' || settled));
  const no = Promise.resolve(false);
  return {
    can: (control) => allowed.has(control),
    open: () => (allowed.has('open') ? act('openGame', {}) : no),
    start: () => (allowed.has('start') ? act('startGame', {}) : no),
    next: () => (allowed.has('next') ? act('proceedHostGame', momentOf(view.slide)) : no),
    pause: () =>
      allowed.has('pause') || allowed.has('resume') ? act('pauseGame', { paused: allowed.has('pause') }) : no,
    lock: () =>
      allowed.has('lock') || allowed.has('unlock') ? act('lockRoom', { locked: !room.locked }) : no,
    addTime: (addMinutes) => (allowed.has('addTime') ? act('setGameTimer', { addMinutes }) : no),
    setDueDate: (dueAt) => (allowed.has('setDueDate') ? act('setDueDate', { dueAt }) : no),
    rehearse: (robots, accuracy) =>
      allowed.has('rehearse') ? act('rehearseGame', { robots, accuracy }) : no,
    async end() {
      const waiting = room.state === 'waiting' || room.state === 'scheduled';
      const question = {
        title: waiting ? t('host:end.closeTitle') : t('host:end.title'),
        body: endBody(waiting),
        confirm: waiting ? t('host:end.close') : t('host:end.confirm'),
        cancel: waiting || isOnPaper(room) ? t('host:end.keepOpen') : t('host:end.cancel'),
        danger: true,
      };
      return (await notices.confirm(question)) && (await act('endGame', {}));
    },
    async remove(player) {
      const question = {
        title: t('host:remove.title', { name: player.name }),
        body: isOnPaper(room) ? t('host:paper.removeBody') : t('host:remove.body'),
        confirm: t('host:remove.confirm'),
        cancel: t('host:cancel'),
        danger: true,
      };
      return (await notices.confirm(question)) && (await act('deletePlayer', { playerId: player.id }));
    },
    approve: (player, approved) => act('approvePlayer', { approved, ...(player && { playerId: player.id }) }),
    lowerHand: (player) => act('lowerHand', player ? { playerId: player.id } : {}),
    hideText: (which) => act('hideText', which),
    allowAttempts: (player, attempts) => act('allowAttempts', { playerId: player.id, attempts }),
    turnOnMastery: (reattempts) => act('turnOnMastery', { reattempts }),
    allowUntil: (player, until) => act('allowUntil', { playerId: player.id, until }),
    setTeams: (teams) => act('setTeams', { teams }),
    shuffleTeams: () => act('shuffleTeams', {}),
    nameTeam: (team, name) => act('nameTeam', { team, name }),
    moveToTeam: (player, team) => act('moveToTeam', { playerId: player.id, team }),
    openProjector() {
      const opened = window.open(`/host/game/${room.hash}/projector`, WINDOW, 'popup,width=1280,height=720');
      if (opened) opened.focus();
      else notices.toast('error', t('host:projector.blocked'));
    },
  };

  function endBody(waiting: boolean): string {
    if (waiting) return t('host:end.closeBody');
    if (isOnPaper(room)) return t('host:paper.endBody', { count: room.playerCount });
    return t('host:end.body', { count: room.playerCount });
  }
}
