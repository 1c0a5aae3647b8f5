// Guidance: which gestures a player is shown, and when (specification 2, section 9 "Timers and delays").

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { kindOf, sendable } from '#core/questions/kinds.ts';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import { isEndScene } from '#core/views/scene.ts';
import type { Gesture, Guidance } from '#scenes/index.ts';
import { gestureWords, REMINDER } from '#scenes/player/guide/model.ts';
import { draftFor } from '#scenes/player/view.ts';
import { triedAnswer } from '#src/game/features.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

/** Games on this device after which a gesture isn't shown anymore. */
const GAMES = { choose: 3, onward: 10 } as const;
/** The second gesture belongs to the fifth of every ten questions. */
const ONWARD = { first: 5, every: 10 } as const;
/** Milliseconds that the reminder to submit is shown. */
const REMINDER_MS = 3_000;
/** Number of games played on this device, in its storage. */
const TOTAL_GAMES = 'totalGames';

export type Moment = Pick<TwinProps, 'view' | 'draft' | 'scene'>;

/** The gesture to show after this many games; null for none. */
export function gestureAt({ view, draft, scene }: Moment, games: number, isTouch: boolean): Gesture | null {
  const { slide, room } = view;
  if (scene !== 'question' || room.state !== 'running' || !slide?.question) return null;
  const { question, index, feedback, answered } = slide;
  const { answer, state } = draftFor(question, draft);
  const isOpen = slide.state === 'active' && !answered && state === 'open';
  if (isOpen && index === 0 && answer === null && games < GAMES.choose) return 'choose';
  if ((index + 1) % ONWARD.every !== ONWARD.first || games >= GAMES.onward) return null;
  if (feedback) return isTeacherPaced(room) ? null : isTouch ? 'swipe' : 'next';
  return isOpen && kindOf(question.type).submits && sendable(answer, triedAnswer(slide)) ? 'send' : null;
}

/** Number of things selected, where several can be, and not submitted yet. */
export function selectedCount({ view, draft }: Moment): number {
  const { slide } = view;
  if (!slide?.question || slide.answered || draft.state !== 'open') return 0;
  const { several, submits, chosenCount } = kindOf(slide.question.type);
  return several && submits ? (chosenCount(draftFor(slide.question, draft).answer) ?? 0) : 0;
}

/** Hands what the guide should show to `onGuidance`, and announces it. */
export function useGuidance(moment: Moment, onGuidance: (guidance: Guidance) => void): void {
  const { announcer } = useServices();
  const say = useWords();
  const { view, scene } = moment;
  const games = useTotalGames(view, scene);
  const wanted = gestureAt(moment, games, matchMedia('(pointer: coarse)').matches);
  const asked = askedKey(view);
  const gesture = useUndismissed(wanted, `${asked} ${wanted}`);
  const reminds = useReminder(asked, selectedCount(moment) > 0);
  const show = useEffectEvent(onGuidance);
  useEffect(() => {
    show({ ...(gesture && { gesture }), ...(reminds && { reminds }) });
  }, [gesture, reminds]);
  const announce = useEffectEvent(() => {
    if (gesture) announcer.announce(say(gestureWords(gesture)));
    else if (reminds) announcer.announce(say(REMINDER));
  });
  useEffect(() => announce(), [gesture, reminds]);
}

/** True for people at a keyboard, to whom a hand is no help. */
const usesKeyboard = (): boolean =>
  !matchMedia('(pointer: coarse)').matches && document.activeElement?.matches(':focus-visible') === true;

/** Null once anything has been pressed while this gesture was wanted. `key`: identifies the occasion. */
function useUndismissed(wanted: Gesture | null, key: string): Gesture | null {
  const [dismissed, setDismissed] = useState('');
  const isShown = wanted !== null && dismissed !== key && !usesKeyboard();
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = () => setDismissed(key);
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) window.addEventListener(press, dismiss, { capture: true });
    return () => {
      for (const press of presses) window.removeEventListener(press, dismiss, { capture: true });
    };
  }, [isShown, key]);
  return isShown ? wanted : null;
}

/** True for a while after the first selection on a question. */
function useReminder(asked: string, isSelected: boolean): true | undefined {
  const [over, setOver] = useState('');
  const isOn = isSelected && over !== asked;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOver(asked), REMINDER_MS);
    return () => clearTimeout(timer);
  }, [isOn, asked]);
  return isOn || undefined;
}

/** Games played on this device before this one; a game counts once it has ended here. */
function useTotalGames(view: PlayerView, scene: Moment['scene']): number {
  const { localStore } = useServices();
  const [games] = useState(() => Number(localStore.read(TOTAL_GAMES)) || 0);
  const attempt = `${view.room.hash} ${view.me.attempt}`;
  const isOver = isEndScene(scene);
  // A page that opens on the end of a game, as after a reload, didn't see it end.
  const counted = useRef(isOver ? attempt : '');
  useEffect(() => {
    if (!isOver || counted.current === attempt) return;
    counted.current = attempt;
    localStore.write(TOTAL_GAMES, (Number(localStore.read(TOTAL_GAMES)) || 0) + 1);
  }, [isOver, attempt, localStore]);
  return games;
}
