// What a host can do in a room, by button and by key alike.

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DOOR } from '#core/room/flood.ts';
import type { HostControl, HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { momentOf } from '#src/host/room/nextStep.ts';
import type { Act } from '#src/host/room/roomConnection.ts';
import { useAtRest } from '#src/host/room/useAtRest.ts';
import type { TextChoice } from '#src/host/room/hostKind.ts';
import type { Notices } from '#src/platform/stores/notices.ts';

export interface RoomControls {
  can(control: HostControl): boolean;
  /** For what a feature of the game adds. */
  readonly act: Act;
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
  /** Asks first. */
  end(): Promise<boolean>;
  /** Asks first: a removed seat opens no more. */
  remove(player: HostPlayerRow): Promise<boolean>;
  /** Without asking, since it can be taken back for a while. */
  removeMany(players: readonly HostPlayerRow[]): Promise<boolean>;
  /** null: all who wait. */
  approve(player: HostPlayerRow | null, approved: boolean): Promise<boolean>;
  /** Keeps a typed text from the projector and the players, or shows it again. */
  hideText(which: TextChoice): Promise<boolean>;
  /** Attempts of one player: 0 without limit, null as for everybody. */
  allowAttempts(player: HostPlayerRow, attempts: number | null): Promise<boolean>;
  /** Until when one player may play, in ms; null: as long as everybody. */
  allowUntil(player: HostPlayerRow, until: number | null): Promise<boolean>;
  openProjector(): void;
}

/** The name of the second window: asking for it again brings it to the front. */
const WINDOW = 'quizpeak-projector';

/** What is asked before something is lost, where a page has words of its own for it. */
export interface ControlWords {
  readonly endBody?: string;
  readonly endCancel?: string;
  readonly removeBody?: string;
}

const USUAL: ControlWords = {};

/** `words`: the same object for as long as possible. */
export function useControls(view: HostView, act: Act, words = USUAL): RoomControls {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  const settled = useAtRest(view.slide);
  return useMemo(
    () => createControls(view, act, notices, t, settled, words),
    [view, act, notices, t, settled, words],
  );
}

function createControls(
  view: HostView,
  act: Act,
  notices: Notices,
  t: TFunction<'host'>,
  settled: boolean,
  words: ControlWords,
): RoomControls {
  const { room } = view;
  const allowed = new Set(view.controls.filter((control) => control !== 'next' || settled));
  const no = Promise.resolve(false);
  return {
    can: (control) => allowed.has(control),
    act,
    open: () => (allowed.has('open') ? act('openGame', {}) : no),
    start: () => (allowed.has('start') ? act('startGame', {}) : no),
    next: () => (allowed.has('next') ? act('proceedHostGame', momentOf(view.slide)) : no),
    pause: () =>
      allowed.has('pause') || allowed.has('resume') ? act('pauseGame', { paused: allowed.has('pause') }) : no,
    lock: () =>
      allowed.has('lock') || allowed.has('unlock') ? act('lockRoom', { locked: !room.locked }) : no,
    addTime: (addMinutes) => (allowed.has('addTime') ? act('setGameTimer', { addMinutes }) : no),
    setDueDate: (dueAt) => (allowed.has('setDueDate') ? act('setDueDate', { dueAt }) : no),
    async end() {
      const waiting = room.state === 'waiting' || room.state === 'scheduled';
      const question = {
        title: waiting ? t('host:end.closeTitle') : t('host:end.title'),
        body: endBody(waiting),
        confirm: waiting ? t('host:end.close') : t('host:end.confirm'),
        cancel: waiting ? t('host:end.keepOpen') : (words.endCancel ?? t('host:end.cancel')),
        danger: true,
      };
      return (await notices.confirm(question)) && (await act('endGame', {}));
    },
    async remove(player) {
      const question = {
        title: t('host:remove.title', { name: player.name }),
        body: words.removeBody ?? t('host:remove.body'),
        confirm: t('host:remove.confirm'),
        cancel: t('host:cancel'),
        danger: true,
      };
      if (!(await notices.confirm(question)) || !(await act('deletePlayer', { playerId: player.id })))
        return false;
      tellRemoved([player.id]);
      return true;
    },
    async removeMany(players) {
      const ids = players.map(({ id }) => id);
      if (!(await inParts(ids, 'deletePlayers'))) return false;
      tellRemoved(ids);
      return true;
    },
    approve: (player, approved) => act('approvePlayer', { approved, ...(player && { playerId: player.id }) }),
    hideText: (which) => act('hideText', which),
    allowAttempts: (player, attempts) => act('allowAttempts', { playerId: player.id, attempts }),
    allowUntil: (player, until) => act('allowUntil', { playerId: player.id, until }),
    openProjector() {
      const opened = window.open(`/host/game/${room.hash}/projector`, WINDOW, 'popup,width=1280,height=720');
      if (opened) opened.focus();
      else notices.toast('error', t('host:projector.blocked'));
    },
  };

  function tellRemoved(ids: readonly string[]): void {
    notices.toast('success', t('host:removed.done', { count: ids.length }), {
      label: t('host:removed.undo'),
      run: () => void inParts(ids, 'restorePlayers'),
    });
  }

  /** One call takes so many. */
  async function inParts(ids: readonly string[], name: 'deletePlayers' | 'restorePlayers'): Promise<boolean> {
    for (let from = 0; from < ids.length; from += DOOR.manyAtOnce)
      if (!(await act(name, { playerIds: ids.slice(from, from + DOOR.manyAtOnce) }))) return false;
    return true;
  }

  function endBody(waiting: boolean): string {
    if (waiting) return t('host:end.closeBody');
    return words.endBody ?? t('host:end.body', { count: room.playerCount });
  }
}
