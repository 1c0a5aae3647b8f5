// Texts of duels, for all scenes and for the page.

import { DUEL_POINTS } from '#core/features/duels/duels.ts';
import type { Shield, Strike } from '#core/features/duels/ids.ts';
import type { DuelistView, DuelNewsView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import { numberMessage, type Message, message, type Words } from '#scenes/message.ts';

/** locale-keys: duels:strike.* */
export const strikeTitle = (strike: Strike): Message => message(`duels:strike.${strike}.title`);
/** locale-keys: duels:shieldKind.* */
export const shieldTitle = (shield: Shield): Message => message(`duels:shieldKind.${shield}.title`);

/**
 * An unnamed player is "somebody", capitalized at the start of a sentence; each text picks the form it needs.
 */
const nameOf = (user: UserView | null, place: 'first' | 'within'): Words =>
  user?.name ?? message(`duels:somebody.${place}`);

type NewsFacts = Pick<DuelNewsView, 'role' | 'outcome' | 'by' | 'on' | 'third'>;

/** locale-keys: duels:somebody.* */
export const namesIn = ({ by, on, third }: Pick<NewsFacts, 'by' | 'on' | 'third'>) => ({
  by: nameOf(by, 'within'),
  byFirst: nameOf(by, 'first'),
  on: nameOf(on, 'within'),
  onFirst: nameOf(on, 'first'),
  third: nameOf(third, 'within'),
});

/** Short, for a title or a pill. locale-keys: duels:pill.* */
export const outcomeTitle = (news: NewsFacts): Message =>
  message(`duels:pill.${news.role}.${news.outcome}`, namesIn(news));

/** Points won or lost. */
export const pointsTitle = (points: number): Message =>
  message(points > 0 ? 'duels:pill.won' : 'duels:pill.lost', { points: numberMessage(Math.abs(points)) });

/** Title of a strike: its players and outcome, with the points won or lost; a number for several strikes. */
export function strikeTitleOf(news: NewsFacts & Pick<DuelNewsView, 'points'>, count: number): Message {
  const title = count > 1 ? message('duels:wall.more', { count }) : outcomeTitle(news);
  return news.points === 0 ? title : message('duels:pill.both', { points: pointsTitle(news.points), title });
}

/** As a sentence, with the points the player won or lost. locale-keys: duels:news.* */
export function newsWords(news: DuelNewsView): Message {
  const { role, outcome, strike, met, points } = news;
  let way: string = outcome;
  if (outcome === 'struckTarget' && met !== null) way = 'pierced';
  else if (outcome === 'struckTarget' && strike === 'swap') way = 'swapped';
  return message(`duels:news.${role}.${way}`, { ...namesIn(news), count: Math.abs(points) });
}

/** The steps left until the next choice; short where it's drawn. */
export function stepsWords({ step, steps }: DuelistView): Message {
  if (step === steps) return message('duels:ladder.due');
  return message('duels:ladder.left', { count: steps - step }, 'duels:ladder.steps');
}

export const levelWords = ({ level }: DuelistView): Message => message('duels:ladder.level', { level });

export const SKIP_POINTS = DUEL_POINTS.forSkip;
