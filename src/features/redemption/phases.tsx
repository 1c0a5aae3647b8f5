// Second chances: what they are, which one to take, and how it stands behind the last one (specification 2, section 4 "Redemption" and
// "Finish flow").

import { REDEMPTION, offersRedemption } from '#core/features/redemption/redemption.ts';
import { tellsResults } from '#core/room/results.ts';
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

const nothingToChoose = ({ me, room, slide }: PlayerView): boolean =>
  me.isOver || !slide?.secondChances.length || !offersRedemption(room);

const moment = (step: RedemptionStep, rest: Partial<Phase>): Phase =>
  milestone(`redemption.${step}`, (player) => redemptionModel(player, step), rest);

const BEFORE = moment('before', {
  lastsMs: () => beforeMs,
  isOver: nothingToChoose,
  onNext: () => CHOICE,
});

export const CHOICE = moment('choice', {
  isOver: nothingToChoose,
  onNext(seat) {
    seat.openQuestions({ redemptionId: null });
    return null;
  },
  isTold: (view) => offeredChances(view).length > 0,
  isChoice: true,
  /** A second chance by its letter. Enter goes on from everywhere else: here it would pass them up by habit. */
  onKey(key, view) {
    const index = optionOfKey(key);
    const chance = index === null || view.room.state !== 'running' ? undefined : offeredChances(view)[index];
    return chance ? { type: 'redeem', questionId: chance.questionId } : null;
  },
  twin: (props) => <ChoiceTwin {...props} />,
});

const AFTER = moment('after', {
  lastsMs: () => afterMs,
  isOver: ({ me, room }) => !me.isOver || !offersRedemption(room),
});

export const redemption = {
  feature: 'redemption',
  place: 'last',
  ids: ['redemption.before', 'redemption.choice', 'redemption.after'],
  phases: [BEFORE, CHOICE, AFTER],
  open() {
    /** The segment whose second chances the player knows of. */
    let toldOf = '';
    return {
      /** Says once a segment what comes, then lets the player choose. */
      beforeNext({ view }) {
        if (nothingToChoose(view)) return null;
        const segment = `${view.me.attempt} ${view.me.answered}`;
        if (segment === toldOf) return CHOICE;
        toldOf = segment;
        return BEFORE;
      },
      /** Who took second chances and is below the line still is told so. */
      atEnd({ view: { me, room } }) {
        const redeemed = me.repeated - Number(me.extraLife === 'utilised');
        const failed =
          offersRedemption(room) && redeemed > 0 && me.accuracy < passAccuracy && tellsResults(room);
        return failed ? AFTER : null;
      },
    };
  },
} as const satisfies PhaseSource;

/** The second chances that stand open, in the page's own elements. */
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
