// Power-up announcements: a sentence for each thing that happened to the player.

import { added } from '#core/collections/added.ts';
import type { BeltView, PowerupNewsView, SlidePowerups } from '#core/features/powerups/views.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { reachesRoom } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { dealsCards } from '#core/features/powerups/cards.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { type Message, message, type Words } from '#scenes/message.ts';
import type { Announcement, Shown } from '#src/game/phases/phase.ts';

/** Maximum number of announcements at a time; the newest matter most. */
const MOST = 2;

const told = (powerup: PowerupId): Message => message(`powerups:${powerup}.notification`);

export function announcementsOf(previous: Shown | null, { view, hasKeys }: Shown): readonly Announcement[] {
  const { belt } = view.me;
  const before = previous?.view.me.belt;
  if (!previous || !belt || !before) return [];
  const news = added(before.news, belt.news);
  const heard = new Set(news.map(({ id }) => id));
  const hidden = hiddenCount(view.slide?.powerups) - hiddenCount(previous.view.slide?.powerups);
  const effects = added(previous.view.room.powerupEffects, view.room.powerupEffects);
  return [
    ...newCards(before, belt, hasKeys),
    ...news.map((each) => newsSaid(each, hidden)),
    ...effects.filter(({ id }) => !heard.has(id)).map(({ powerup }) => told(powerup)),
  ].slice(-MOST);
}

function hiddenCount(powerups: SlidePowerups | null | undefined): number {
  return powerups?.hiddenOptions.length ?? 0;
}

function newCards(before: BeltView, belt: BeltView, hasKeys: boolean): readonly Announcement[] {
  return dealsCards(before, belt).map(({ card, slot }) => {
    const title = titleOf(card.powerup);
    if (slot === null) return message('powerups:news.offer', { title });
    const text = message(card.byTeacher ? 'powerups:news.cardByTeacher' : 'powerups:news.card', { title });
    return hasKeys ? message('powerups:news.byKey', { text, place: slot + 1 }) : text;
  });
}

/** Announcements of what another player did to this one. */
const BY_OTHER: { readonly [Id in PowerupId]?: string } = {
  stealPoints: 'powerups:news.taken',
  gift: 'powerups:news.gift',
  prank: 'powerups:news.prank',
  streakBreaker: 'powerups:news.broken',
};

/** Announcements of what this player did to another. */
const TO_OTHER: { readonly [Id in PowerupId]?: string } = {
  stealPoints: 'powerups:news.took',
  gift: 'powerups:news.gave',
};

function newsSaid({ powerup, openedFrom, own, other, points }: PowerupNewsView, hidden: number): Message {
  const title = titleOf(powerup);
  const values = { name: other ?? '', title, count: Math.abs(points) };
  if (!own) {
    const isForAll = other === null || reachesRoom(POWERUPS[powerup]);
    return isForAll ? told(powerup) : message(BY_OTHER[powerup] ?? 'powerups:news.byOther', values);
  }
  let said: Words = told(powerup);
  if (hidden > 0) said = message('powerups:news.hidden', { title, count: hidden });
  if (other !== null) said = message(TO_OTHER[powerup] ?? 'powerups:news.toOther', values);
  return openedFrom ? message('powerups:news.opened', { title, text: said }) : said;
}

/** Message about the points that power-ups added to or took from an answer; null if none. */
export function pointsMessage(slide: Pick<PlayerSlide, 'powerups'> | null): Message | null {
  const points = slide?.powerups?.points ?? [];
  const [first] = points;
  const sum = points.reduce((all, each) => all + each.points, 0);
  if (!first || sum === 0) return null;
  const title = points.length === 1 ? titleOf(first.powerup) : message('powerups:belt.title');
  const values = { title, count: Math.abs(sum) };
  return sum > 0 ? message('powerups:news.more', values) : message('powerups:news.less', values);
}
