// What a player without a line is told: what has become of the answer, and nothing that only the server knows.

import type { TFunction } from 'i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { isTimeUp, type QuestionTimer } from '#core/views/questionTimer.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { Connection } from '#src/platform/stores/connection.ts';

export interface OfflineMoment extends Pick<Connection, 'kept' | 'lasting'> {
  readonly view: Pick<PlayerView, 'room' | 'slide'>;
  readonly draft: Draft;
  readonly timer: QuestionTimer;
}

export function offlineWords(moment: OfflineMoment, t: TFunction<'play'>): string {
  const { draft, kept, lasting, timer, view } = moment;
  const { room, slide } = view;
  const timeUp = isTimeUp(timer, slide, room.options);
  if (kept > 0 && timeUp) return t('play:offline.keptLate');
  /** With what nobody can promise without a line. */
  const ifOpen = (text: string) => (mayClose(room) ? `${text} ${t('play:offline.ifOpen')}` : text);
  if (kept > 0) return ifOpen(lasting ? t('play:offline.kept') : t('play:offline.keptHere'));
  if (!slide?.question || slide.feedback || room.state !== 'running') return t('play:offline.nothing');
  if (slide.answered && slide.answer !== null) return t('play:offline.answered');
  const isOpen = slide.state === 'active' && !slide.answered && draft.state === 'open';
  return isOpen && !timeUp ? ifOpen(t('play:offline.unanswered')) : t('play:offline.timeUp');
}

/** Whether a question can close while nobody here hears of it. */
function mayClose(room: PlayerView['room']): boolean {
  return isTeacherPaced(room) || room.options.timer === 'strict';
}
