// Extras of a running game, which load after its first scene: vibration, guidance, media in advance, and the
// avatar maker in the lobby.

import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isWaiting } from '#core/room/phase.ts';
import type { Guidance } from '#scenes/index.ts';
import type { OpenGame } from '#src/game/play.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useGuidance } from '#src/game/extras/guidance.ts';
import { useHaptics } from '#src/game/extras/haptics.ts';
import { useMediaAhead } from '#src/game/extras/mediaAhead.ts';
import { useMaker } from '#src/game/maker/useMaker.tsx';
import { useSetting } from '#src/platform/ServicesProvider.tsx';

interface ExtrasProps extends Pick<TwinProps, 'view' | 'draft' | 'scene'> {
  readonly game: OpenGame;
  /** Number of times the player has asked for the maker. */
  readonly makerPresses: number;
  readonly onGuidance: (guidance: Guidance) => void;
}

/** What the projector needs of them. `urls`: of media in advance; it shows pictures as they were uploaded. */
export function ProjectorExtras({ urls }: { readonly urls: readonly string[] }): null {
  useMediaAhead(urls, Number.POSITIVE_INFINITY);
  return null;
}

export function Extras({ game, makerPresses, onGuidance, ...moment }: ExtrasProps): ReactNode {
  const { view, draft } = moment;
  useHaptics(view, draft, view.room.options.reduceMotion);
  useMediaAhead(view.slide?.mediaAhead);
  useGuidance(moment, onGuidance);
  const { character } = view.me;
  const ownAvatar = useSetting('avatar');
  const [openMaker, maker] = useMaker({
    mine: typeof character === 'string' ? character : ownAvatar,
    isCut: !isWaiting(view.room.state),
    onDone: (made) => game.controller.intent({ type: 'changeCharacter', character: made }),
  });
  const open = useEffectEvent(openMaker);
  useEffect(() => {
    if (makerPresses > 0) open();
  }, [makerPresses]);
  return maker;
}
