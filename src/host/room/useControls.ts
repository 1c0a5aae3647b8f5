// Host controls: everything a host can do in a room, for buttons and keys alike.

import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { JOIN_LIMITS } from '#core/room/flood.ts';
import type { HostControl, HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { isEveryoneDone, seenSlide } from '#src/host/room/nextStep.ts';
import type { SendControl } from '#src/host/room/roomConnection.ts';
import { useSlideSettled } from '#src/host/room/useSlideSettled.ts';
import type { TextChoice } from '#src/host/room/hostKind.ts';
import type { Notices } from '#src/platform/stores/notices.ts';

export interface RoomControls {
  can(control: HostControl): boolean;
  /** Sends any control; used by actions that features add. */
  readonly act: SendControl;
  /** Opens a scheduled room now. */
  open(): Promise<boolean>;
  start(): Promise<boolean>;
  /** Takes the step that `nextStepOf` names. */
  next(): Promise<boolean>;
  pause(): Promise<boolean>;
  /** Toggles the lock. */
  lock(): Promise<boolean>;
  addTime(minutes: number): Promise<boolean>;
  /** Sets the time at which an assigned game closes, in ms. */
  setDueDate(dueAt: number): Promise<boolean>;
  /** Ends the game, after asking for confirmation. */
  end(): Promise<boolean>;
  /** Removes a player, after asking for confirmation, since a removed player can't rejoin. */
  remove(player: HostPlayerRow): Promise<boolean>;
  /** Removes players without asking, since it can be undone for a while. */
  removeMany(players: readonly HostPlayerRow[]): Promise<boolean>;
  /** Approves or rejects a waiting player; null for everyone who is waiting. */
  approve(player: HostPlayerRow | null, approved: boolean): Promise<boolean>;
  /** Hides a typed text from the class or shows it again, or counts it as another one. */
  moderateText(which: TextChoice): Promise<boolean>;
  /** Sets one player's number of attempts: 0 for unlimited, null for the same as everyone else. */
  allowAttempts(player: HostPlayerRow, attempts: number | null): Promise<boolean>;
  /** Sets when one player's time ends, in ms; null for the same as everyone else. */
  allowUntil(player: HostPlayerRow, until: number | null): Promise<boolean>;
  openProjector(): void;
}

/** Name of the projector window: opening it again brings it to the front. */
const WINDOW = 'quizpeak-projector';

/** A page's own wording for the confirmation dialogs. */
export interface ControlWords {
  readonly endBody?: string;
  readonly endCancel?: string;
  readonly removeBody?: string;
}

const USUAL: ControlWords = {};

/** `words` must keep its identity between renders. */
export function useControls(view: HostView, act: SendControl, words = USUAL): RoomControls {
  const { t } = useTranslation('host');
  const { notices } = useServices();
  const settled = useSlideSettled(view.slide);
  return useMemo(
    () => createControls(view, act, notices, t, settled, words),
    [view, act, notices, t, settled, words],
  );
}

function createControls(
  view: HostView,
  act: SendControl,
  notices: Notices,
  t: TFunction<'host'>,
  settled: boolean,
  words: ControlWords,
): RoomControls {
  const { room } = view;
  const done = isEveryoneDone(view);
  const allowed = new Set(view.controls.filter((control) => control !== 'next' || settled));
  if (done) allowed.add('next');
  const no = Promise.resolve(false);
  return {
    can: (control) => allowed.has(control),
    act,
    open: () => (allowed.has('open') ? act('openGame', {}) : no),
    start: () => (allowed.has('start') ? act('startGame', {}) : no),
    next() {
      if (done) return act('endGame', {});
      return allowed.has('next') ? act('proceedHostGame', seenSlide(view.slide)) : no;
    },
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
    moderateText(which) {
      const { questionId, text } = which;
      return which.type === 'merge'
        ? act('mergeText', { questionId, text, into: which.into })
        : act('hideText', { questionId, text, hidden: which.hidden });
    },
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

  /** A request accepts a limited number of ids, so they are sent in batches. */
  async function inParts(ids: readonly string[], name: 'deletePlayers' | 'restorePlayers'): Promise<boolean> {
    for (let from = 0; from < ids.length; from += JOIN_LIMITS.manyAtOnce)
      if (!(await act(name, { playerIds: ids.slice(from, from + JOIN_LIMITS.manyAtOnce) }))) return false;
    return true;
  }

  function endBody(waiting: boolean): string {
    if (waiting) return t('host:end.closeBody');
    return words.endBody ?? t('host:end.body', { count: room.playerCount });
  }
}
