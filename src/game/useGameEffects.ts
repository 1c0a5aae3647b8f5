// Screen reader announcements and single-key shortcuts of a game.

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { questionTimer } from '#core/views/questionTimer.ts';
import type { Draft, SceneId } from '#scenes/index.ts';
import { OVERTIME } from '#scenes/player/question/model.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { intentOfKey } from '#src/game/keyboard.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase, Shown } from '#src/game/phases/phase.ts';
import { ringAt } from '#src/platform/stores/serverClock.ts';
import { announcementsOf, timeCalls } from '#src/game/twins/announce.ts';
import { useWords } from '#src/game/twins/useWords.ts';

/** Announces what happens, and the time left at a few moments. */
export function useAnnouncements(
  scene: SceneId | null,
  view: PlayerView,
  draft: Draft,
  phase: Phase | null,
): void {
  const { announcer, clock } = useServices();
  const { t } = useTranslation('play');
  const say = useWords();
  const hasKeys = useSetting('shortcuts');
  const previous = useRef<Shown | null>(null);
  useEffect(() => {
    if (scene === null) return;
    const moment: Shown = { view, scene, phase, draft, hasKeys };
    for (const said of announcementsOf(previous.current, moment, t))
      announcer.announce(say(said), said.priority);
    previous.current = moment;
  }, [view, scene, phase, draft, hasKeys, announcer, t, say]);

  const { slide } = view;
  const timer = questionTimer(slide, view.room, clock.now());
  const deadline = timer.state === 'running' ? timer.endsAt : null;
  const timeMs = slide?.question?.timeMs ?? 0;
  const classic = view.room.options.timer === 'classic';
  useEffect(() => {
    if (deadline === null) return undefined;
    const calls = timeCalls(timeMs).map((left) => ({
      left,
      words: () => t('play:timer.left', { count: Math.round(left / 1_000) }),
    }));
    if (classic) calls.push({ left: 0, words: () => say(OVERTIME) });
    const now = clock.now();
    const ahead = calls
      .filter(({ left }) => deadline - left > now)
      .map(({ left, words }) => ringAt(clock, deadline - left, () => announcer.announce(words())));
    return () => {
      for (const callOff of ahead) callOff();
    };
  }, [deadline, timeMs, classic, announcer, clock, t, say]);
}

/** Handles single-key shortcuts, unless the player has turned them off. */
export function useShortcuts(
  view: PlayerView,
  phase: Phase | null,
  held: string | undefined,
  onIntent: (intent: PlayIntent) => void,
): void {
  const on = useSetting('shortcuts');
  // Always the current render's handler: a listener replaced in an effect lags one render behind.
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented) return;
    const intent = intentOfKey(event, view, phase, held);
    if (!intent) return;
    event.preventDefault();
    onIntent(intent);
  });
  useEffect(() => {
    if (!on) return undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
