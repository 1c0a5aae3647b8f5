// Banner for a lost connection: whether the device or the server is the cause, and what happens to the
// answer.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PlayerView } from '#core/views/playerView.ts';
import type { OpenGame } from '#src/game/play.ts';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import { useQuestionTimer } from '#src/game/twins/Countdown.tsx';
import type { TFunction } from 'i18next';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { type QuestionTimer, isTimeUp } from '#core/views/questionTimer.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { Connection } from '#src/platform/stores/connection.ts';

export interface ConnectionBannerProps {
  readonly game: Pick<OpenGame, 'connection' | 'controller'>;
  readonly view: PlayerView;
}

export function ConnectionBanner(props: ConnectionBannerProps): ReactNode {
  const offline = useStore(props.game.connection, ({ link }) => link === 'offline');
  return offline ? <Offline {...props} /> : null;
}

/** A component of its own, so that the question's clock is followed only while offline. */
function Offline({ game, view }: ConnectionBannerProps): ReactNode {
  const { t } = useTranslation('play');
  const { kept, lasting } = useStore(game.connection);
  const draft = useStore(game.controller.play, (state) => state.draft);
  const online = useOnline();
  const { timer } = useQuestionTimer(view.slide, view.room);
  return (
    <OfflineBanner
      offline
      title={online ? t('play:offline.serverTitle') : t('play:offline.title')}
      text={offlineWords({ view, draft, kept, lasting, timer }, t)}
    />
  );
}

/**
 * Information that an offline player needs: what happens to the answer, and nothing that only the server can
 * tell.
 */
interface OfflineState extends Pick<Connection, 'kept' | 'lasting'> {
  readonly view: Pick<PlayerView, 'room' | 'slide'>;
  readonly draft: Draft;
  readonly timer: QuestionTimer;
}

function offlineWords(moment: OfflineState, t: TFunction<'play'>): string {
  const { draft, kept, lasting, timer, view } = moment;
  const { room, slide } = view;
  const timeUp = isTimeUp(timer, slide, room.options);
  if (kept > 0 && timeUp) return t('play:offline.keptLate');
  /** Adds the condition that can't be promised while offline. */
  const ifOpen = (text: string) => (mayClose(room) ? `${text} ${t('play:offline.ifOpen')}` : text);
  if (kept > 0) return ifOpen(lasting ? t('play:offline.kept') : t('play:offline.keptHere'));
  if (!slide?.question || slide.feedback || room.state !== 'running') return t('play:offline.nothing');
  if (slide.answered && slide.answer !== null) return t('play:offline.answered');
  const isOpen = slide.state === 'active' && !slide.answered && draft.state === 'open';
  return isOpen && !timeUp ? ifOpen(t('play:offline.unanswered')) : t('play:offline.over');
}

/** True if a question can close while this device is offline. */
function mayClose(room: PlayerView['room']): boolean {
  return isTeacherPaced(room) || room.options.timer === 'strict';
}
