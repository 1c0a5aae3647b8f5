// What a player sees at one moment: to be looked at, not to be played.

import { type ReactNode, startTransition, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { PlayerView } from '#core/views/playerView.ts';
import { playerSceneOf } from '#core/views/scene.ts';
import { lazyStage } from '#src/ui/lazyStage.tsx';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider, useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { phaseTold } from '#src/game/phases/registry.ts';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import '#src/game/stage.css';
import '#src/game/twins/twin.css';

const StageView = lazyStage(() => import('#src/game/StageView.tsx'), 'StageView');

export interface StillScreenProps {
  readonly view: PlayerView;
  /** Less of the same, drawn before it and not shown: a slow device comes to the whole in two pieces. */
  readonly first?: PlayerView;
  /** Server time in ms. */
  readonly at: number;
  /** Of the box that it fills. */
  readonly className: string;
}

const ignore = () => undefined;
const SILENCE: Services['sound'] = {
  play: ignore,
  music: ignore,
  duck: ignore,
  tempo: ignore,
  withoutEffects: ignore,
};

export function StillScreen({ view: whole, first, at, className }: StillScreenProps): ReactNode {
  const then = useStillServices(at);
  const webgl = useSetting('webgl');
  const [drawable, setDrawable] = useState(true);
  const draws = webgl === 'on' && drawable;
  const [begun, setBegun] = useState(first === undefined);
  const goOn = useCallback(() => startTransition(() => setBegun(true)), []);
  const waits = draws && !begun;
  const view = (waits && first) || whole;
  const calm = useMemo(() => calmly(view), [view]);
  const scene = playerSceneOf(view, at);
  const phase = scene === 'question' ? phaseTold(view) : null;
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
      <div className={className} data-scheme="night" style={waits ? { opacity: 0 } : undefined} inert>
        {draws ? (
          <StageView {...twin} onShown={goOn} onUndrawable={() => setDrawable(false)} />
        ) : (
          <div className="game-plain inset scenery">
            <div className="twin card">
              {/* Its clocks look at the time once: anew for each moment. */}
              <PlayerTwin key={at} {...twin} />
            </div>
          </div>
        )}
      </div>
    </ServicesProvider>
  );
}

/** The page's services at a time that stands still, without a sound. */
export function useStillServices(at: number): Services {
  const services = useServices();
  const [clock] = useState(() => stoppedClock(at));
  useLayoutEffect(() => clock.stopAt(at), [clock, at]);
  return useMemo(() => ({ ...services, sound: SILENCE, clock }), [services, clock]);
}

/** Whoever goes to and fro in a game does not want it to move besides. */
function calmly(view: PlayerView): PlayerView {
  return { ...view, room: { ...view.room, options: { ...view.room.options, reduceMotion: true } } };
}

/** Shows always the time at which it was stopped. */
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
