// What duels are called and say in every scene and on the page.

import { DUEL_POINTS } from '#core/features/duels/duels.ts';
import type { Shield, Strike } from '#core/features/duels/ids.ts';
import type { DuelistView, DuelNewsView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import { amount, type Message, message, type Words } from '#scenes/message.ts';

/** locale-keys: duels:strike.* */
export const strikeTitle = (strike: Strike): Message => message(`duels:strike.${strike}.title`);
/** locale-keys: duels:shieldKind.* */
export const shieldTitle = (shield: Shield): Message => message(`duels:shieldKind.${shield}.title`);

/** Who is not named is somebody, with a capital where a sentence begins: which of both stands there, each text chooses. */
const nameOf = (user: UserView | null, place: 'first' | 'within'): Words =>
  user?.name ?? message(`duels:somebody.${place}`);

type Told = Pick<DuelNewsView, 'role' | 'outcome' | 'by' | 'on' | 'third'>;

/** locale-keys: duels:somebody.* */
export const namesIn = ({ by, on, third }: Pick<Told, 'by' | 'on' | 'third'>) => ({
  by: nameOf(by, 'within'),
  byFirst: nameOf(by, 'first'),
  on: nameOf(on, 'within'),
  onFirst: nameOf(on, 'first'),
  third: nameOf(third, 'within'),
});

/** In two words, for a title or a pill. locale-keys: duels:pill.* */
export const outcomeTitle = (news: Told): Message =>
  message(`duels:pill.${news.role}.${news.outcome}`, namesIn(news));

/** Points that somebody got or lost. */
export const pointsTitle = (points: number): Message =>
  message(points > 0 ? 'duels:pill.won' : 'duels:pill.lost', { points: amount(Math.abs(points)) });

/** In a sentence, with the points that it brought the reader or took. locale-keys: duels:news.* */
export function newsWords(news: DuelNewsView): Message {
  const { role, outcome, strike, met, points } = news;
  let way: string = outcome;
  if (outcome === 'struckTarget' && met !== null) way = 'pierced';
  else if (outcome === 'struckTarget' && strike === 'swap') way = 'swapped';
  return message(`duels:news.${role}.${way}`, { ...namesIn(news), count: Math.abs(points) });
}

/** How far it is to the next choice. */
export function stepsWords({ step, steps }: DuelistView): Message {
  return step < steps ? message('duels:ladder.steps', { count: steps - step }) : message('duels:ladder.due');
}

export const levelWords = ({ level }: DuelistView): Message => message('duels:ladder.level', { level });

export const SKIP_POINTS = DUEL_POINTS.forSkip;
