// Projector hooks: the current scene, its music, and screen reader announcements.

import '#scenes/features/registry.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { onPodium } from '#core/views/figures.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { type ProjectorSceneId, projectorSceneOf } from '#core/views/scene.ts';
import { QUESTION_CLOSED } from '#scenes/model.ts';
import { READY } from '#scenes/countdown/model.ts';
import { rowName, withSignal } from '#scenes/parts/model.ts';
import type { Traces } from '#scenes/index.ts';
import { CLIMB, leadOf } from '#scenes/projector/climb/model.ts';
import { GET_READY, PAUSED, podiumModel, LEADERBOARD_TITLE } from '#scenes/projector/model.ts';
import { tuneOfGame } from '#src/game/ambience.ts';
import { sceneOfFeature } from '#src/host/projector/featureScene.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { RoomConnection } from '#src/host/room/roomConnection.ts';
import type { MusicCategory } from '#src/platform/sound/names.ts';
import { ringAt } from '#src/platform/stores/serverClock.ts';
import { layersFor, useMusic } from '#src/game/useMusic.ts';
import { useWords } from '#src/game/twins/useWords.ts';

/** Returns the scene for the view; a countdown ends with the clock, without a new view. */
export function useProjectorScene(view: ProjectorView): ProjectorSceneId {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  const until = view.room.countdownEndsAt;
  useEffect(() => {
    if (until === null) return undefined;
    return ringAt(clock, until, () => setNow(clock.now()));
  }, [clock, until]);
  return projectorSceneOf(view, now);
}

/** Returns the traces that signals have left on the stage since this page opened. */
export function useTraces(room: Pick<RoomConnection<unknown>, 'onSignal'>): Traces {
  const [traces, setTraces] = useState<Traces>({});
  useEffect(() => room.onSignal((signal) => setTraces((before) => withSignal(before, signal))), [room]);
  return traces;
}

/** Scenes from features use the question music. */
const MUSIC: Readonly<Partial<Record<ProjectorSceneId, MusicCategory>>> = {
  projectorLobby: 'waiting',
  countdown: 'question',
  projectorQuestion: 'question',
  projectorLeaderboard: 'question',
  projectorClimb: 'question',
  podium: 'summary',
};

export function useProjectorMusic(scene: ProjectorSceneId, view: ProjectorView): void {
  const { room } = view;
  // The wall has no streak.
  const layers = sceneOfFeature(scene)?.layers(view) ?? layersFor(0);
  const slide = scene === 'projectorQuestion' ? view.slide : null;
  const usual = MUSIC[scene] ?? 'question';
  const tune = usual === 'question' ? tuneOfGame(room) : usual;
  const music = room.state === 'paused' ? null : tune;
  useMusic(music, layers, { deadline: slide?.deadline ?? null, isRevealed: slide?.reveal != null });
}

/**
 * Follows the class to the next game when the teacher opens it while this page is shown; someone who opens
 * the page later wants this one.
 */
export function useNextGame({ rematch }: Pick<ProjectorView, 'rematch'>): void {
  const [, navigate] = useLocation();
  const next = rematch?.hash;
  const [known] = useState(next);
  useEffect(() => {
    if (next !== undefined && next !== known) navigate(`/host/game/${next}/projector`, { replace: true });
  }, [next, known, navigate]);
}

/** True if the scene has a leader who can change. */
const isClimb = (scene: ProjectorSceneId): boolean =>
  scene === 'projectorClimb' || sceneOfFeature(scene) !== null;

/** Announces one sentence per change that matters, and nothing for mere counters. */
export function useProjectorAnnouncements(view: ProjectorView, scene: ProjectorSceneId): void {
  const { t } = useTranslation('host');
  const say = useWords();
  const { announcer } = useServices();
  const { slide, room, board } = view;
  // On a climb, a new leader is worth announcing; single steps aren't.
  const leads = isClimb(scene) ? board?.rows[0]?.id : '';
  const moment = `${scene} ${slide?.index} ${slide?.state} ${room.state} ${leads}`;
  const told = useRef('');
  useEffect(() => {
    if (told.current === moment) return;
    told.current = moment;
    announcer.announce(sentence());

    function sentence(): string {
      if (room.state === 'paused') return say(PAUSED);
      const ofFeature = sceneOfFeature(scene);
      switch (scene) {
        case 'projectorLobby':
          return t('host:projector.lobby', { code: [...room.code].join(' ') });
        case 'countdown':
          return say(READY);
        case 'projectorQuestion':
          return question();
        case 'projectorLeaderboard':
          return say(LEADERBOARD_TITLE);
        case 'projectorClimb':
          return say(leadOf(view) ?? CLIMB);
        case 'podium':
          return board?.rows[0] && onPodium(board.rows[0])
            ? t('host:projector.winner', { name: say(rowName(board.rows[0])) })
            : say(podiumModel(view).title);
        default:
          // A page too old to know a feature's new scene has nothing to say about it.
          return ofFeature ? say(ofFeature.announcement(view)) : '';
      }
    }

    function question(): string {
      if (!slide?.question) return say(GET_READY);
      if (slide.state === 'active') return t('host:projector.question', { text: slide.question.text });
      if (slide.state === 'waiting') return say(QUESTION_CLOSED);
      return t('host:projector.revealed', { answered: slide.answered, expected: slide.expected });
    }
  }, [moment, scene, view, slide, room, board, announcer, say, t]);
}
