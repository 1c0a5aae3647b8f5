// Second chances: the announcement, the choice, and the result after the last one (specification 2, section 4
// "Redemption" and "Finish flow").

import { REDEMPTION, offersRedemption } from '#core/features/redemption/redemption.ts';
import { showsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { type RedemptionStep, offeredChances, redemptionModel } from '#scenes/features/redemption/model.ts';
import { optionOfKey } from '#core/questions/options/letters.ts';
import { milestone } from '#src/game/phases/milestone.tsx';
import type { Phase, PhaseSource, TwinProps } from '#src/game/phases/phase.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MilestoneChoices } from '#src/game/twins/MilestoneChoices.tsx';
import { MilestoneTwin } from '#src/game/twins/MilestoneTwin.tsx';

const { beforeMs, afterMs, passAccuracy } = REDEMPTION;

const hasNoChoices = ({ me, room, slide }: PlayerView): boolean =>
  me.isOver || !slide?.secondChances.length || !offersRedemption(room);

const moment = (step: RedemptionStep, rest: Partial<Phase>): Phase =>
  milestone(`redemption.${step}`, (player) => redemptionModel(player, step), rest);

const BEFORE = moment('before', {
  durationMs: () => beforeMs,
  isOver: hasNoChoices,
  onNext: () => CHOICE,
});

export const CHOICE = moment('choice', {
  isOver: hasNoChoices,
  onNext(seat) {
    seat.openQuestions({ redemptionId: null });
    return null;
  },
  isInView: (view) => offeredChances(view).length > 0,
  isChoice: true,
  /**
   * Letters choose a second chance. Enter continues everywhere else, so here it would skip them by accident.
   */
  onKey(key, view) {
    const index = optionOfKey(key);
    const chance = index === null || view.room.state !== 'running' ? undefined : offeredChances(view)[index];
    return chance ? { type: 'redeem', questionId: chance.questionId } : null;
  },
  twin: (props) => <ChoiceTwin {...props} />,
});

const AFTER = moment('after', {
  durationMs: () => afterMs,
  isOver: ({ me, room }) => !me.isOver || !offersRedemption(room),
});

export const redemption = {
  feature: 'redemption',
  place: 'last',
  ids: ['redemption.before', 'redemption.choice', 'redemption.after'],
  phases: [BEFORE, CHOICE, AFTER],
  open() {
    /** Segment whose second chances have been announced. */
    let toldOf = '';
    return {
      /** Announces second chances once per segment, then shows the choice. */
      beforeNext({ view }) {
        if (hasNoChoices(view)) return null;
        const segment = `${view.me.attempt} ${view.me.answered}`;
        if (segment === toldOf) return CHOICE;
        toldOf = segment;
        return BEFORE;
      },
      /** Tells a player who took second chances that their accuracy is still too low. */
      atEnd({ view: { me, room } }) {
        const redeemed = me.repeated - Number(me.extraLife === 'utilised');
        const failed =
          offersRedemption(room) && redeemed > 0 && me.accuracy < passAccuracy && showsResults(room);
        return failed ? AFTER : null;
      },
    };
  },
} as const satisfies PhaseSource;

/** DOM version of the choice of second chances. */
function ChoiceTwin(props: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const model = redemptionModel(props.view, 'choice');
  return (
    <MilestoneTwin {...props} model={model}>
      {model.choices.length > 0 && (
        <MilestoneChoices model={model} label={t('play:redemption.list')} onIntent={props.onIntent} />
      )}
    </MilestoneTwin>
  );
}
