// View model of the duel choice, step by step: a card, its kind, a target, and the outcome.

import { DUEL_POINTS, SHIELD_LEVELS, STRIKE_LEVELS } from '#core/features/duels/duels.ts';
import { SHIELDS, type Shield, STRIKES, type Strike } from '#core/features/duels/ids.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { Character } from '#core/room/characters.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { DuelDecision, DuelIntent, DuelMove } from '#scenes/features/duels/ports.ts';
import {
  newsWords,
  outcomeTitle,
  shieldTitle,
  SKIP_POINTS,
  strikeTitle,
} from '#scenes/features/duels/model.ts';
import { numberMessage, type Message, message, type Words } from '#scenes/message.ts';
import { NEXT, pauseLine } from '#scenes/player/model.ts';

/** The player's progress through the choice. */
export interface ChoiceState {
  readonly step: 'cards' | 'kinds' | 'targets' | 'done';
  /** The chosen card. */
  readonly decision: DuelDecision | null;
  readonly strike: Strike | null;
  readonly shield: Shield | null;
  /** Players who can be struck; null while they load. */
  readonly targets: readonly DuelTarget[] | null;
  /** The chosen target. */
  readonly targetId: string | null;
  /** The choice is being sent. */
  readonly isPending: boolean;
  /** Reason the choice failed, in the player's language; null if it didn't. */
  readonly problem: string | null;
  /** The outcome of a strike. */
  readonly news: DuelNewsView | null;
}

export interface DuelTarget {
  readonly playerId: string;
  readonly name: string;
  readonly character: Character;
  /** null while students see no leaderboard. */
  readonly standing: { readonly rank: number; readonly score: number } | null;
}

export const INITIAL_CHOICE: ChoiceState = {
  step: 'cards',
  decision: null,
  strike: null,
  shield: null,
  targets: null,
  targetId: null,
  isPending: false,
  problem: null,
  news: null,
};

/** `id` is also its target's id. */
interface Pressable {
  readonly id: string;
  readonly title: Words;
  /** null while it can't be pressed. */
  readonly intent: DuelIntent | null;
  readonly isChosen: boolean;
}

export interface CardModel extends Pressable {
  readonly decision: DuelDecision;
  readonly does: Message;
}

export interface KindModel extends Pressable {
  readonly picture: `strike:${Strike}` | `shield:${Shield}`;
  /** Its effect, or the level that unlocks it. */
  readonly does: Message;
  readonly isLocked: boolean;
  /** The full text for screen readers. */
  readonly spoken: Message;
}

type KindMove = Extract<DuelMove, { readonly to: 'raise' | 'throw' }>;

export interface TargetModel extends Pressable {
  readonly character: Character;
  /** null while students see no leaderboard. */
  readonly standing: {
    readonly rank: Message;
    readonly points: Message;
    /** Ranks above the player. */
    readonly isAbove: boolean;
  } | null;
  readonly spoken: Words;
}

interface ButtonModel {
  readonly id: string;
  readonly words: Message;
  readonly intent: DuelIntent | { readonly type: 'next' } | null;
  readonly quiet: boolean;
}

export interface ChoiceModel {
  /** Changes with the step; the focus then moves to the first thing to press. */
  readonly id: string;
  readonly title: Message;
  readonly line: Words;
  /** True if the line reports a problem. */
  readonly isProblem: boolean;
  readonly isBusy: boolean;
  readonly cards: readonly CardModel[];
  readonly kinds: readonly KindModel[];
  readonly targets: readonly TargetModel[];
  readonly buttons: readonly ButtonModel[];
  /** The strike whose outcome is shown. */
  readonly news: DuelNewsView | null;
  /** The shield that was raised. */
  readonly raised: { readonly character: Character; readonly shield: Shield } | null;
  readonly paused: Message | null;
}

const wanted = (move: DuelMove): DuelIntent => ({ type: 'duel', move });

export function choiceModel(player: PlayerView, state: ChoiceState): ChoiceModel {
  const { step, isPending, problem, news } = state;
  const paused = pauseLine(player.room);
  const isOpen = paused === null && !isPending;
  const targets = step === 'targets' ? targetsIn(player, state, isOpen) : [];
  return {
    id: `${step} ${state.decision ?? ''}`,
    title: titleOf(state),
    line: problem ?? lineOf(player, state),
    isProblem: problem !== null,
    isBusy: isPending || (step === 'targets' && state.targets === null && problem === null),
    cards: cardsIn(state, isOpen),
    kinds: kindsIn(player, state, isOpen),
    targets,
    buttons: buttonsIn(state, isOpen),
    news,
    raised: step === 'done' && state.shield ? { character: player.me.character, shield: state.shield } : null,
    paused,
  };
}

/** Everything that can be chosen in this step, in display order. */
export function choicesIn({ cards, kinds, targets }: ChoiceModel): readonly Pressable[] {
  return [...cards, ...kinds, ...targets];
}

function titleOf({ step, decision, shield, news }: ChoiceState): Message {
  if (step === 'targets') return message('duels:targets.title');
  if (step === 'done')
    return news ? outcomeTitle(news) : message(shield ? 'duels:done.shield' : 'duels:done.skip');
  if (step === 'cards') return message('duels:choice.title');
  return message(decision === 'shield' ? 'duels:choice.whichShield' : 'duels:choice.whichStrike');
}

const { taken, forHit, forSwap } = DUEL_POINTS;

/** Points that a strike takes, and that a hit earns. */
const strikeDoes = (strike: Strike): Message =>
  message(`duels:strike.${strike}.does`, {
    taken: numberMessage(taken),
    won: numberMessage(strike === 'swap' ? forSwap : forHit),
  });

const shieldDoes = (shield: Shield): Message =>
  message(`duels:shieldKind.${shield}.does`, { points: numberMessage(taken) });

/** Nothing more unlocks above this level. */
const LAST_LEVEL = Math.max(...Object.values(STRIKE_LEVELS), ...Object.values(SHIELD_LEVELS));

const DOES: Readonly<Record<DuelDecision, Message>> = {
  strike: strikeDoes('standard'),
  shield: message('duels:choice.shieldDoes'),
  skip: message('duels:choice.skipDoes', { points: numberMessage(SKIP_POINTS) }),
};

function lineOf(
  { me }: PlayerView,
  { step, decision, shield, targets, isPending, news }: ChoiceState,
): Words {
  if (isPending) return message('duels:choice.pending');
  if (step === 'done') {
    if (news) return newsWords(news);
    if (shield)
      return message('duels:choice.described', {
        title: shieldTitle(shield),
        does: shieldDoes(shield),
      });
    return message('duels:done.skipLine', { points: numberMessage(SKIP_POINTS) });
  }
  if (step === 'targets') {
    if (targets === null) return message('duels:targets.loading');
    return targets.length > 0 ? '' : message('duels:targets.nobody');
  }
  const own = me.duel?.playerShield;
  if (step === 'kinds' && decision === 'shield' && own)
    return message('duels:choice.replaces', { title: shieldTitle(own) });
  const level = me.duel?.level ?? LAST_LEVEL;
  if (step === 'cards')
    return level < LAST_LEVEL
      ? message('duels:choice.levelHint', { level: level + 1 })
      : message('duels:choice.hint');
  return level < LAST_LEVEL ? message('duels:choice.levelIs', { level }) : '';
}

/** All three cards, or only the skip card once it was chosen. */
function cardsIn({ step, decision, isPending }: ChoiceState, isOpen: boolean): readonly CardModel[] {
  const isSkipped = step === 'done' && decision === 'skip';
  if (step !== 'cards' && !isSkipped) return [];
  const all: readonly DuelDecision[] = ['strike', 'shield', 'skip'];
  return all
    .filter((each) => !isSkipped || each === 'skip')
    .map((each) => ({
      id: `duel:${each}`,
      decision: each,
      title: message(`duels:choice.${each}`),
      does: DOES[each],
      intent: isOpen && step === 'cards' ? wanted({ to: 'choose', decision: each }) : null,
      isChosen: each === decision && (isPending || isSkipped),
    }));
}

function kindsIn(player: PlayerView, state: ChoiceState, isOpen: boolean): readonly KindModel[] {
  const offered = player.slide?.duelChoice;
  const { step, decision } = state;
  if (step !== 'kinds') return [];
  const kind = (
    move: KindMove,
    title: Message,
    does: Message,
    level: number,
    isLocked: boolean,
  ): KindModel => {
    const name = move.to === 'raise' ? move.shield : move.strike;
    return {
      id: `duel:${name}`,
      picture: move.to === 'raise' ? `shield:${move.shield}` : `strike:${move.strike}`,
      title,
      does: isLocked ? message('duels:choice.fromLevel', { level }) : does,
      spoken: isLocked
        ? message('duels:choice.locked', { title, level })
        : message('duels:choice.described', { title, does }),
      intent: isOpen && !isLocked ? wanted(move) : null,
      isLocked,
      isChosen: name === (state.shield ?? state.strike),
    };
  };
  if (decision === 'shield')
    return SHIELDS.map((shield) =>
      kind(
        { to: 'raise', shield },
        shieldTitle(shield),
        shieldDoes(shield),
        SHIELD_LEVELS[shield],
        !offered?.shields.includes(shield),
      ),
    );
  return STRIKES.map((strike) =>
    kind(
      { to: 'throw', strike },
      strikeTitle(strike),
      strikeDoes(strike),
      STRIKE_LEVELS[strike],
      !offered?.strikes.includes(strike),
    ),
  );
}

function targetsIn({ me }: PlayerView, state: ChoiceState, isOpen: boolean): readonly TargetModel[] {
  return (state.targets ?? []).map(({ playerId, name, character, standing }) => ({
    id: `duel:target:${playerId}`,
    title: name,
    character,
    standing: standing && {
      rank: message('duels:targets.rank', { rank: standing.rank }),
      points: numberMessage(standing.score),
      isAbove: me.rank === null ? standing.score > me.rankedScore : standing.rank < me.rank,
    },
    spoken: standing
      ? message('duels:targets.line', {
          name,
          rank: standing.rank,
          points: message('duels:targets.points', { count: standing.score }),
        })
      : name,
    intent: isOpen ? wanted({ to: 'strike', playerId }) : null,
    isChosen: state.targetId === playerId,
  }));
}

function buttonsIn({ step, targets, problem }: ChoiceState, isOpen: boolean): readonly ButtonModel[] {
  if (step === 'cards') return [];
  if (step === 'done') return [{ id: 'next', words: NEXT, intent: { type: 'next' }, quiet: false }];
  const back: ButtonModel = {
    id: 'duel:back',
    words: message('duels:choice.back'),
    intent: isOpen ? wanted({ to: 'back' }) : null,
    quiet: true,
  };
  const again: ButtonModel = {
    id: 'duel:again',
    words: message('duels:targets.again'),
    intent: isOpen ? wanted({ to: 'again' }) : null,
    quiet: true,
  };
  const isEmpty = targets?.length === 0 || (targets === null && problem !== null);
  return step === 'targets' && isEmpty ? [back, again] : [back];
}
