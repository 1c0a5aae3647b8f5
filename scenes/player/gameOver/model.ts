// Text and figures of the end of the game.

import {
  finalRank,
  isDecided,
  NO_FIGURE,
  podiumPlace,
  stoppedAfter,
  wasCutShort,
} from '#core/views/figures.ts';
import { showsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { LOOK_UP, RESULTS_WITHHELD } from '#scenes/model.ts';
import { firstOf } from '#scenes/parts/model.ts';
import type { SharedPlace } from '#scenes/parts/scenePart.ts';
import { type Group, groupOf } from '#scenes/player/question/model.ts';
import { numberMessage, message, type Message, type Words } from '#scenes/message.ts';

export interface GameOverModel {
  readonly title: Message;
  /** Server time in ms until which the projector comes first; null if the player's place may be shown. */
  readonly placesAt: number | null;
  /** The place to celebrate; null for none. */
  readonly place: number | null;
  /** Shown instead of figures while the game withholds results. */
  readonly note: Message | null;
  readonly figures: readonly Figure[];
  /** The player's group; null if they played alone. */
  readonly group: Group | null;
}

export type FigureName = 'rank' | 'score' | 'accuracy' | 'streak';

export interface Figure {
  readonly name: FigureName;
  readonly label: Message;
  readonly value: Words;
  /** Drawn after the label; for screen readers it is part of the value. */
  readonly outOf: Message | null;
}

export function gameOverModel(player: PlayerView): GameOverModel {
  const tells = showsResults(player.room);
  return {
    title: titleOf(player),
    placesAt: player.me.placesAt,
    place: podiumPlace(player),
    note: tells ? null : RESULTS_WITHHELD,
    figures: tells ? figuresOf(player) : [],
    group: groupOf(player),
  };
}

function titleOf(player: PlayerView): Message {
  if (player.me.placesAt !== null) return LOOK_UP;
  const place = podiumPlace(player);
  if (place === 1) return sharedPlace(player)?.won ?? message('scenes:over.first');
  if (place !== null && place <= 3) return message('scenes:over.podium');
  const stopped = stoppedAfter(player);
  if (stopped) return message('scenes:over.stopped', stopped);
  return message(wasCutShort(player) ? 'scenes:over.cut' : 'scenes:over.done');
}

function figuresOf(player: PlayerView): readonly Figure[] {
  const { me, summary } = player;
  const { firstTryAccuracy } = summary ?? {};
  const rank = rankOf(player);
  return [
    ...(rank ? [rank] : []),
    { name: 'score', label: message('scenes:over.score'), value: numberMessage(me.score), outOf: null },
    {
      name: 'accuracy',
      label: message(firstTryAccuracy === undefined ? 'scenes:over.accuracy' : 'scenes:over.firstTry'),
      value:
        summary?.accuracy === null
          ? NO_FIGURE
          : message('scenes:over.accuracyValue', { percent: firstTryAccuracy ?? me.accuracy }),
      outOf: null,
    },
    {
      name: 'streak',
      label: message('scenes:over.streak'),
      value: numberMessage(me.longestStreak),
      outOf: null,
    },
  ];
}

function sharedPlace(player: PlayerView): SharedPlace | null {
  return firstOf((part) => part.sharedPlace?.(player));
}

function rankOf(player: PlayerView): Figure | null {
  const { placesAt, score } = player.me;
  // Keeps the others where they will be.
  if (placesAt !== null && score > 0)
    return {
      name: 'rank',
      label: message('scenes:over.rank'),
      value: message('scenes:over.rankSoon', {}, 'play:over.rankSoon'),
      outOf: null,
    };
  const { label, rank, total } = sharedPlace(player) ?? ownPlace(player);
  if (rank === null) return null;
  const decided = isDecided(player);
  const spoken = decided ? 'play:over.rankOf' : 'play:over.rankSoFar';
  return {
    name: 'rank',
    label,
    value: message('scenes:over.rankValue', { rank, total }, spoken),
    outOf: message(decided ? 'scenes:over.of' : 'scenes:over.ofSoFar', { total }),
  };
}

/**
 * There is no rank without points, or if another attempt counts for the rank: all figures here belong to this
 * one.
 */
function ownPlace({ me, room, summary }: PlayerView): Omit<SharedPlace, 'won'> {
  const isRanked = !summary?.best && finalRank(summary ?? me) !== null;
  return {
    label: message('scenes:over.rank'),
    rank: isRanked ? (me.rank ?? 0) : null,
    total: summary?.playerCount ?? room.playerCount,
  };
}
