// What the wall does besides being shown: which scene it is, its music, and what screen readers are told.

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onPodium, podiumTitle } from '#core/views/figures.ts';
import { useTeamName } from '#src/shell/useTeamName.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { type ProjectorSceneId, projectorSceneOf } from '#core/views/scene.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import type { MusicCategory } from '#src/services/sound/names.ts';
import { ringAt } from '#src/stores/serverClock.ts';

/** The scene that the view calls for now; a countdown ends by the clock alone. */
export function useWallScene(view: ProjectorView): ProjectorSceneId {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  const until = view.room.countdownEndsAt;
  useEffect(() => {
    if (until === null) return undefined;
    return ringAt(clock, until, () => setNow(clock.now()));
  }, [clock, until]);
  return projectorSceneOf(view, now);
}

const MUSIC: Readonly<Record<ProjectorSceneId, MusicCategory>> = {
  projectorLobby: 'waiting',
  countdown: 'question',
  projectorQuestion: 'question',
  projectorLeaderboard: 'question',
  podium: 'summary',
};

export function useWallMusic(scene: ProjectorSceneId, paused: boolean): void {
  const { sound } = useServices();
  const music = paused ? null : MUSIC[scene];
  useEffect(() => sound.music(music), [sound, music]);
  useEffect(() => () => sound.music(null), [sound]);
}

/** One sentence for each moment, none for what merely counts up. */
export function useWallAnnouncements(view: ProjectorView, scene: ProjectorSceneId): void {
  const { t } = useTranslation(['host', 'scenes']);
  const { announcer } = useServices();
  const { rowName } = useTeamName();
  const { slide, room, board } = view;
  const moment = `${scene} ${slide?.index} ${slide?.state} ${room.state}`;
  const told = useRef('');
  useEffect(() => {
    if (told.current === moment) return;
    told.current = moment;
    announcer.announce(sentence());

    function sentence(): string {
      if (room.state === 'paused') return t('scenes:projector.paused');
      switch (scene) {
        case 'projectorLobby':
          return t('host:wall.lobby', { code: [...room.code].join(' ') });
        case 'countdown':
          return t('scenes:countdown.ready');
        case 'projectorQuestion':
          return question();
        case 'projectorLeaderboard':
          return t('scenes:projector.leaderboard');
        case 'podium':
          return board?.rows[0] && onPodium(board.rows[0])
            ? t('host:wall.winner', { name: rowName(board.rows[0]) })
            : t(`scenes:projector.${podiumTitle(board)}`);
        default:
          return scene satisfies never;
      }
    }

    function question(): string {
      if (!slide?.question) return t('scenes:projector.getReady');
      if (slide.state === 'active') return t('host:wall.question', { text: slide.question.text });
      if (slide.state === 'waiting') return t('scenes:projector.timeUp');
      return t('host:wall.revealed', { answered: slide.answered, expected: slide.expected });
    }
  }, [moment, scene, slide, room, board, announcer, rowName, t]);
}
