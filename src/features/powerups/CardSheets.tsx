// Card sheet that stays open no longer than its question, and a line with the result of a press.

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { BeltView } from '#core/features/powerups/views.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { message } from '#scenes/message.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { CardSheet } from '#src/features/powerups/CardSheet.tsx';
import { OfferSheet } from '#src/features/powerups/OfferSheet.tsx';
import { refusalText } from '#src/features/powerups/refusal.tsx';
import { CLOSED, questionKey, sheetOf } from '#src/features/powerups/sheet.ts';
import type { AroundProps } from '#src/game/playerFeature.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { fastUntil } from '#core/features/powerups/activeEffects.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { setStagePace } from '#src/game/AppStage.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';
import { wantsLessMotion } from '#src/platform/stores/settings.ts';

/** Milliseconds that the result is shown, unless a press ends it. */
const TOLD_MS = 2_500;

type CardSheetsProps = Pick<AroundProps, 'game' | 'view'>;

export function CardSheets(props: CardSheetsProps): ReactNode {
  const { belt } = props.view.me;
  return belt && <Sheets {...props} belt={belt} />;
}

function Sheets({ game, view, belt }: CardSheetsProps & { readonly belt: BeltView }): ReactNode {
  const { notices } = useServices();
  usePace(view);
  useEndsSaid(belt);
  const say = useWords();
  const { t: tErrors } = useTranslation('errors');
  const sheet = sheetOf(game.room);
  const { card: id, moment, isPending, problem, told } = useStore(sheet);
  // While the result is shown, the draft is the answer already given, and cards can be used again.
  const given =
    useStore(game.controller.play, ({ draft }) => draft.state !== 'open') && !view.slide?.answered;
  const card = belt.slots.find((each) => each?.id === id);
  const offer = belt.offer?.id === id ? belt.offer : null;
  const isOver = id !== null && ((!card && !offer) || given || moment !== questionKey(view));
  const isOpen = id !== null && !isOver;
  useEffect(() => {
    if (isOver) sheet.setState(CLOSED);
  }, [isOver, sheet]);
  useEffect(() => {
    if (!told) return undefined;
    const clear = () => sheet.setState({ told: null });
    const timer = setTimeout(clear, TOLD_MS);
    const presses = ['pointerdown', 'keydown'] as const;
    for (const press of presses) addEventListener(press, clear, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const press of presses) removeEventListener(press, clear, { capture: true });
    };
  }, [told, sheet]);
  useEffect(() => {
    if (problem === null || isOpen) return;
    notices.toast('error', refusalText(say, tErrors, problem));
    sheet.setState({ problem: null });
  }, [problem, isOpen, notices, say, tErrors, sheet]);
  const spared = view.slide?.powerups?.spared ?? null;
  const isSpared = spared !== null;
  const inParts = spared !== null && kindOf(spared.type).can.parts !== undefined;
  const wasSpared = useRef(isSpared);
  useEffect(() => {
    if (!isSpared) {
      wasSpared.current = false;
      return;
    }
    if (wasSpared.current) return;
    wasSpared.current = true;
    sheet.setState({ told: message(inParts ? 'powerups:news.sparedParts' : 'powerups:news.spared') });
  }, [isSpared, inParts, sheet]);

  // In the belt's row, away from clock and score, which a toast would cover on a phone.
  const line = <output className="told-line">{told && say(told)}</output>;
  if (!isOpen) return line;
  const props = {
    game,
    view,
    belt,
    isPending,
    problem,
    onIntent: game.controller.intent,
    onClose: () => sheet.setState(CLOSED),
  };
  return (
    <>
      {line}
      {card && <CardSheet key={card.id} {...props} card={card} />}
      {!card && offer && <OfferSheet key={offer.id} {...props} offer={offer} />}
    </>
  );
}

/** Says when the time of an effect is up, which no view tells. */
export function useEndsSaid({ effects }: Pick<BeltView, 'effects'>): void {
  const { t } = useTranslation('powerups');
  const { announcer, clock } = useServices();
  useEffect(() => {
    const cancels = effects.flatMap(({ powerup, until }) => {
      if (until === null || until <= clock.now()) return [];
      const title = t(`powerups:${powerup}.title`);
      return ringAt(clock, until, () => announcer.announce(t('powerups:effect.ended', { title })));
    });
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [effects, announcer, clock, t]);
}

/** Factors while supersonic: animation lengths and music tempo. */
const FAST = { length: 0.8, music: 1.12 } as const;

/**
 * Speeds up animations and music until the effect ends on the server's clock, so a reopened page resumes it.
 * Off with reduced motion.
 */
export function usePace(view: PlayerView): void {
  const { clock, sound, settings } = useServices();
  const preferences = useStore(settings);
  const isCalm =
    view.room.options.reduceMotion ||
    wantsLessMotion(preferences, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const until = isCalm ? null : fastUntil(view);
  useEffect(() => {
    if (until === null || until <= clock.now()) return undefined;
    const usual = () => {
      setStagePace(1);
      sound.setTempo(1);
    };
    setStagePace(1 / FAST.length);
    sound.setTempo(FAST.music);
    const callOff = ringAt(clock, until, usual);
    return () => {
      callOff();
      usual();
    };
  }, [until, clock, sound]);
}
