// A player's screen at one moment, to look at but not to play.

import { type ReactNode, startTransition, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { PlayerView } from '#core/views/playerView.ts';
import { playerSceneOf } from '#core/views/scene.ts';
import { lazyStage } from '#src/ui/lazyStage.tsx';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider, useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { phaseInView } from '#src/game/phases/registry.ts';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import '#src/game/stage.css';
import '#src/game/twins/twin.css';

const StageView = lazyStage(() => import('#src/game/StageView.tsx'), 'StageView');

export interface PlayerScreenSnapshotProps {
  readonly view: PlayerView;
  /**
   * A simpler view that is drawn first but not shown, so that a slow device builds the whole in two steps.
   */
  readonly first?: PlayerView;
  /** Server time in ms. */
  readonly at: number;
  /** Class of the box that it fills. */
  readonly className: string;
}

const ignore = () => undefined;
const SILENCE: Services['sound'] = {
  play: ignore,
  music: ignore,
  duck: ignore,
  setTempo: ignore,
  setTheme: ignore,
  muteEffects: ignore,
};

export function PlayerScreenSnapshot({
  view: whole,
  first,
  at,
  className,
}: PlayerScreenSnapshotProps): ReactNode {
  const then = useSnapshotServices(at);
  const webgl = useSetting('webgl');
  const [drawable, setDrawable] = useState(true);
  const draws = webgl === 'on' && drawable;
  const [begun, setBegun] = useState(first === undefined);
  const goOn = useCallback(() => startTransition(() => setBegun(true)), []);
  const waits = draws && !begun;
  const view = (waits && first) || whole;
  const calm = useMemo(() => withReducedMotion(view), [view]);
  const scene = playerSceneOf(view, at);
  const phase = scene === 'question' ? phaseInView(view) : null;
  const twin: TwinProps = {
    view: calm,
    draft: NO_DRAFT,
    scene: phase?.scene ?? scene,
    phase,
    waitsForNext: false,
    onIntent: ignore,
  };
  return (
    <ServicesProvider services={then}>
      <div className={className} data-scheme="play" style={waits ? { opacity: 0 } : undefined} inert>
        {draws ? (
          <StageView {...twin} onShown={goOn} onStageUnavailable={() => setDrawable(false)} />
        ) : (
          <div className="game-plain inset scenery">
            <div className="twin card">
              {/* Its clocks read the time only once, so it remounts for each moment. */}
              <PlayerTwin key={at} {...twin} />
            </div>
          </div>
        )}
      </div>
    </ServicesProvider>
  );
}

/** The page's services with a stopped clock and without sound. */
export function useSnapshotServices(at: number): Services {
  const services = useServices();
  const [clock] = useState(() => stoppedClock(at));
  useLayoutEffect(() => clock.stopAt(at), [clock, at]);
  return useMemo(() => ({ ...services, sound: SILENCE, clock }), [services, clock]);
}

/** Someone stepping through a game doesn't want it to move as well. */
function withReducedMotion(view: PlayerView): PlayerView {
  return { ...view, room: { ...view.room, options: { ...view.room.options, reduceMotion: true } } };
}

/** Always shows the time at which it was stopped. */
function stoppedClock(first: number): Services['clock'] & { stopAt(at: number): void } {
  let time = first;
  return {
    now: () => time,
    observe: ignore,
    stopAt(at) {
      time = at;
    },
  };
}
