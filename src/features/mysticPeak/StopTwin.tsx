// DOM version of a climb's stop, and of the wait on the peak.

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { avalancheOn } from '#core/features/mysticPeak/avalancheOn.ts';
import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import { campPoints } from '#scenes/features/mysticPeak/model.ts';
import { ownRankMessage, rivalLines } from '#scenes/features/mysticPeak/stop/rivals/model.ts';
import { message } from '#scenes/message.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { CampList } from '#src/features/mysticPeak/CampList.tsx';
import { StopClock } from '#src/features/mysticPeak/StopClock.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useSecondsLeft } from '#src/game/twins/Countdown.tsx';
import { MilestoneChoices } from '#src/game/twins/MilestoneChoices.tsx';
import { MilestoneTwin } from '#src/game/twins/MilestoneTwin.tsx';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

interface StopTwinProps extends TwinProps {
  readonly model: MilestoneModel;
  /** The other climbers; null until known. */
  readonly board: MysticPeakBoard | null;
  /** Refreshes the board; absent if it can't change. */
  readonly renew?: (() => void) | undefined;
}

/** Milliseconds between refreshes, since others keep climbing. */
const RENEWS_MS = 5_000;

export function StopTwin(props: StopTwinProps): ReactNode {
  const { board, model, onIntent, renew, view } = props;
  useRenewed(renew);
  const say = useWords();
  const place = usePlace();
  const { climb } = view.me;
  const standing = ownRankMessage(view, board);
  return (
    <MilestoneTwin {...props} model={model}>
      <AvalancheNote view={view} />
      <StopClock view={view} isDrawn />
      {standing && <p {...place('standing', 'note')}>{say(standing)}</p>}
      <p {...place(null, 'note')}>{rivalLines(view, board).map(say).join(' ')}</p>
      {climb && campPoints(climb).length > 0 && (
        <div {...place(null)}>
          <CampList past={climb.past} />
        </div>
      )}
      <Choices model={model} label={say(model.title)} onIntent={onIntent} />
    </MilestoneTwin>
  );
}

/** The choices; more about a card is shown on request, by its own button or by I at the choice. */
function Choices({
  model,
  label,
  onIntent,
}: Pick<StopTwinProps, 'model' | 'onIntent'> & { readonly label: string }): ReactNode {
  const say = useWords();
  const place = usePlace();
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    const row = Number((target as HTMLElement).dataset['option']);
    const more = model.choices[row - 1]?.card?.more;
    if (key.toLowerCase() === 'i' && more) onIntent(more.intent);
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <MilestoneChoices model={model} label={label} onIntent={onIntent} />
      {model.choices.map(
        ({ id, card }) =>
          card?.more && (
            <div key={id}>
              <button
                type="button"
                {...place(`${id}:about`, 'button button--quiet')}
                aria-expanded={card.more.isOpen}
                onClick={() => card.more && onIntent(card.more.intent)}
              >
                {say(card.more.label)}
              </button>
              {card.more.isOpen && <p {...place(null, 'note')}>{say(card.more.words)}</p>}
            </div>
          ),
      )}
    </div>
  );
}

/** Refreshes while mounted and the page is visible. */
function useRenewed(renew: StopTwinProps['renew']): void {
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') renew?.();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), RENEWS_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Visual only: the avalanche is announced once, when it starts. */
function AvalancheNote({ view }: Pick<TwinProps, 'view'>): ReactNode {
  const say = useWords();
  const place = usePlace();
  const avalanche = avalancheOn(view);
  const left = useSecondsLeft(avalanche?.fallsAt ?? null);
  if (!avalanche || !left) return null;
  return (
    <p {...place('avalanche', 'note')}>
      {say(message('mysticPeak:avalanche.near', { name: avalanche.by, count: left }))}
    </p>
  );
}
