// What a person may want in a game, and what the page shows besides the server's view.

import type { Reaction } from '#core/features/reactions/reactions.ts';
import { isFinished } from '#core/room/phase.ts';
import { type Milestone, MILESTONES, type PlayerView } from '#core/views/playerView.ts';
import { type PlayerSceneId, playerSceneOf } from '#core/views/scene.ts';
import type { Draft, Intent } from '#scenes/index.ts';
import type { Meme } from '#src/memes/meme.ts';

/** What a person wants. `type`: the text field changed; `later`: answer this one at the end; `skipMany`: let all pass that are left; `revise`: open a question of the review once more; `finish`: end the game early, or hand in, `stay`: not any more; `again`: play another attempt; `hand`: raise it, or take it down. */
export type PlayIntent =
  | Intent
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'later' }
  | { readonly type: 'skip' }
  | { readonly type: 'skipMany' }
  | { readonly type: 'revise'; readonly questionId: string }
  | { readonly type: 'finish' }
  | { readonly type: 'stay' }
  | { readonly type: 'again' }
  | { readonly type: 'hand'; readonly raised: boolean }
  | { readonly type: 'focus'; readonly away: boolean }
  | { readonly type: 'react'; readonly reaction: Reaction };

/** What a student-paced player sees between two questions; life: a verdict that an extra life can take back. */
export type Between = 'feedback' | 'life' | 'meme' | 'standings' | 'review' | Milestone;

/** Which milestone this is; null for none. */
export function milestoneOf(between: Between | null): Milestone | null {
  return MILESTONES.find((milestone) => milestone === between) ?? null;
}

export interface PlayState {
  readonly scene: PlayerSceneId | null;
  readonly draft: Draft;
  readonly between: Between | null;
  /** The meme that stands there, or stood there last; null before the first. */
  readonly meme: Meme | null;
  /** The game goes on only when the player presses on. */
  readonly waitsForNext: boolean;
  /** The player wants to end the game; it ends as soon as every answer is with the server. */
  readonly finishing: boolean;
}

/** What is shown of a view at server time `now`, in ms, where the page lingers between two questions. */
export function sceneOf(view: PlayerView, now: number, between: Between | null): PlayerSceneId {
  // Whose answer was the last one of all still sees what became of it.
  const judged = between === 'feedback' && view.room.challenge !== null;
  if (view.me.deleted || (isFinished(view.room.state) && !judged)) return playerSceneOf(view, now);
  if (between === 'feedback' || between === 'life' || between === 'review') return 'question';
  if (between === 'meme') return 'meme';
  if (between === 'standings') return 'leaderboard';
  if (milestoneOf(between)) return 'milestone';
  return playerSceneOf(view, now);
}

/** Whether the standings come next, so that they have to be fresh. */
export function leadsToStandings(between: Between | null): boolean {
  return between === 'feedback' || between === 'meme' || between?.startsWith('mastery.') === true;
}

/** Whether the game is over for the player: what follows is the own summary. */
export function isEnd(scene: PlayerSceneId | null): boolean {
  return scene === 'gameOver' || scene === 'challengeBoard';
}

/** What a player may do with a whole challenge. */
export interface ChallengeActions {
  /** Whether this player opened the challenge: `start` and `end` are for nobody else. */
  readonly isOwn: boolean;
  /** A call is on its way. */
  readonly busy: boolean;
  readonly start: () => void;
  /** Asks first: it ends the game for all. */
  readonly end: () => void;
  /** Opens the next one for the same friends, or goes to the one that a friend has opened. */
  readonly again: () => void;
}
