// Text and choices of the stops on the mountain: the way so far, the next role, offers, and obstacles that
// are not being played.
// locale-keys: mysticPeak:offer.*.title locale-keys: mysticPeak:offer.*.what* locale-keys: mysticPeak:waiting.*

import { DIFFICULTIES, type GameId, GAMES } from '#core/features/mysticPeak/games/ids.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import type { ClimbView, MiniGameOffer, MysticPeakBoard, StopView } from '#core/features/mysticPeak/views.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PlayerSlide, PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent, PeakMove } from '#scenes/features/mysticPeak/ports.ts';
import { mysticPeakPart } from '#scenes/features/mysticPeak/questionPart.ts';
import { MOUNTAIN_SOUNDS, soundOfStop } from '#scenes/features/mysticPeak/sounds/model.ts';
import { leaveLabel, resultTitle } from '#scenes/features/mysticPeak/obstacles/model.ts';
import { introOf } from '#scenes/features/mysticPeak/obstacles/spoken/model.ts';
import { pathChoices } from '#scenes/features/mysticPeak/stop/path/model.ts';
import { numberMessage, message, type Message } from '#scenes/message.ts';
import type { MilestoneChoice, MilestoneModel } from '#scenes/player/milestone/model.ts';
import { pauseLine } from '#scenes/player/model.ts';

type StopOf<Kind> = Extract<StopView, { readonly kind: Kind }>;

/** Cost of a miss with its reason; null if it cost nothing. */
export const lossMessage = (slide: PlayerSlide | null): Message | null =>
  (slide && mysticPeakPart.points?.(slide).find(({ points }) => points < 0)?.words) ?? null;

const wanted = (move: PeakMove): PeakIntent => ({ type: 'peak', move });

/** A milestone on the mountain has something to choose, and no climber of its own. */
export const ON_MOUNTAIN = { climbed: null, isTop: false, isChoice: true, next: null } as const;

/** Waiting on the peak with the flag planted; null before that. `board`: the climbers, if they are known. */
export function waitingModel(
  { me: { climb, score }, room }: PlayerView,
  board: MysticPeakBoard | null = null,
): MilestoneModel | null {
  if (!climb || climb.flagAt === null) return null;
  const isEveryoneUp = board !== null && board.camps.every(({ climbers }) => climbers === 0);
  const who = room.playerCount < 2 ? 'alone' : isEveryoneUp ? 'everyone' : 'others';
  const line = message(`mysticPeak:waiting.${who}`, { points: numberMessage(score) });
  return {
    ...ON_MOUNTAIN,
    id: 'peak.waiting',
    paused: null,
    sound: MOUNTAIN_SOUNDS.wind,
    title: message('mysticPeak:waiting.title'),
    line: climb.practices > 0 ? message('mysticPeak:waiting.practice', { line }) : line,
    choices: [
      ...(climb.practices > 0
        ? GAMES.map((game): MilestoneChoice => {
            const name = titleOf(game);
            return { ...next(game, name, { to: 'pick', game }), card: { picture: game, name } };
          })
        : []),
      {
        id: 'peak:result',
        words: message('mysticPeak:waiting.next'),
        intent: { type: 'next' },
        isButton: true,
      },
    ],
  };
}

/** The choice of a practice game's difficulty; null if no practice is left. `isStill`: see `stopModel`. */
export function practiceModel(
  { me: { climb }, room }: PlayerView,
  game: GameId,
  isStill: boolean,
): MilestoneModel | null {
  if (!climb || climb.practices === 0) return null;
  return {
    ...ON_MOUNTAIN,
    id: `peak.practice.${game}`,
    paused: pauseLine(room),
    sound: MOUNTAIN_SOUNDS.wind,
    title: titleOf(game),
    line: message('mysticPeak:practice.line', {
      what: whatOf(game, isStill),
      count: climb.practices,
    }),
    choices: [
      ...DIFFICULTIES.map((difficulty) =>
        next(difficulty, message(`mysticPeak:practice.${difficulty}`), { to: 'practice', game, difficulty }),
      ),
      lead('round', message('mysticPeak:practice.back'), { to: 'pick', game: null }),
    ],
  };
}

/**
 * A stop as a milestone; an obstacle in play has a scene of its own. `isStill`: offers an obstacle in the
 * form in which nothing moves. `about`: the role that the player wants to know more about.
 */
export function stopModel(
  { me, room }: PlayerView,
  isStill: boolean,
  about: Role | null = null,
): MilestoneModel | null {
  const { climb } = me;
  const { mountain } = room;
  if (!climb?.stop || !mountain) return null;
  const { stop } = climb;
  const camps = mountain.camps.length;
  const common = {
    ...ON_MOUNTAIN,
    id: `peak.${stop.kind}.${stop.camp}`,
    paused: pauseLine(room),
    sound: soundOfStop(stop, climb.peakAt !== null),
  } as const;
  switch (stop.kind) {
    case 'levelUp':
      return { ...common, ...levelUp(climb, stop, camps, isStill) };
    case 'pathFinder':
      return {
        ...common,
        title: message('mysticPeak:path.title', { camp: stop.camp, of: camps }),
        line: pathLine(stop),
        choices: pathChoices(stop, about, stop.camp === camps),
      };
    case 'summit':
      return {
        ...common,
        title: message('mysticPeak:summit.title'),
        line: message(stop.ridge > 0 ? 'mysticPeak:summit.passed' : 'mysticPeak:summit.all', {
          count: stop.ridge,
        }),
        choices: [
          lead('FLAG', message('mysticPeak:summit.flag'), { to: 'path', role: 'FLAG' }),
          ...(stop.ridge > 0
            ? [
                lead('RIDGE', message('mysticPeak:summit.ridge', { count: stop.ridge }), {
                  to: 'path',
                  role: 'RIDGE',
                }),
              ]
            : []),
        ],
      };
    case 'powerupSelection':
      return {
        ...common,
        title: message('mysticPeak:selection.title'),
        line: message('mysticPeak:selection.line'),
        choices: cards(stop.offers),
      };
    case 'obstacle':
      return { ...common, ...obstacle(stop, climb.peakAt !== null, isStill) };
    default:
      return stop satisfies never;
  }
}

type StopTexts = Pick<MilestoneModel, 'title' | 'line' | 'choices'> & Partial<MilestoneModel>;

const next = (id: string, words: Message, move: PeakMove): MilestoneChoice => ({
  id: `peak:${id}`,
  words,
  intent: wanted(move),
});

/** A choice that leads on. */
const lead = (...what: Parameters<typeof next>): MilestoneChoice => ({ ...next(...what), isButton: true });

const titleOf = (game: GameId): Message => message(`mysticPeak:offer.${game}.title`);

/** Power-ups to choose from. */
const cards = (offers: readonly PowerupId[]): readonly MilestoneChoice[] =>
  offers.map((powerup, index) =>
    next(
      `take:${index}`,
      message('mysticPeak:selection.offer', {
        title: message(`powerups:${powerup}.title`),
        does: message(`powerups:${powerup}.description`),
      }),
      { to: 'take', index },
    ),
  );

function levelUp(
  climb: ClimbView,
  { camp, past, campGame, offers }: StopOf<'levelUp'>,
  camps: number,
  isStill: boolean,
): StopTexts {
  const isTop = climb.peakAt !== null;
  const line = message('mysticPeak:levelUp.line', {
    right: past.firstGoes,
    of: past.of,
    count: past.points,
    ahead: message(isTop ? 'mysticPeak:levelUp.none' : 'mysticPeak:levelUp.ahead', { count: camps - camp }),
  });
  return {
    title: message(isTop ? 'mysticPeak:levelUp.top' : 'mysticPeak:levelUp.title', { camp }),
    line: campGame && offers.length > 0 ? message('mysticPeak:levelUp.pick', { line }) : line,
    choices: [
      ...(campGame ? [campGameCard(campGame, isStill)] : []),
      ...cards(offers),
      ...(campGame ? [{ ...startSpoken(campGame), isButton: true }] : []),
      lead('on', message(isTop ? 'mysticPeak:levelUp.view' : 'mysticPeak:levelUp.next'), {
        to: 'leave',
        kind: 'levelUp',
      }),
    ],
    isTop,
  };
}

/** Tells the rules, so that pressing it starts the game. */
function campGameCard({ game, points }: MiniGameOffer, isStill: boolean): MilestoneChoice {
  const [name, line, won] = [titleOf(game), whatOf(game, isStill), { points: numberMessage(points) }];
  return {
    ...start('game', message('mysticPeak:campGame.play', { game: name, what: line, ...won }), isStill),
    card: { picture: game, name, figures: [message('mysticPeak:path.right', won)], line },
  };
}

function pathLine({ camp, ahead, form }: StopOf<'pathFinder'>): Message {
  const [here] = ahead;
  const count = here?.questions ?? 0;
  if (form.of === 0 && camp === 1) return message('mysticPeak:path.first', { count });
  const known = here?.outOfTen;
  return message(known == null ? 'mysticPeak:path.unknown' : 'mysticPeak:path.line', {
    count,
    outOfTen: known ?? 0,
    right: form.right,
    of: form.of,
  });
}

/** Tells what to do in the form in which the game is offered. */
const whatOf = (game: GameId, isStill: boolean): Message =>
  message(`mysticPeak:offer.${game}.what${isStill && game === 'ropeThrow' ? 'Still' : ''}`);

function obstacle({ obstacle: played }: StopOf<'obstacle'>, isTop: boolean, isStill: boolean): StopTexts {
  const { result, practice } = played;
  // One that was never started: an obstacle in play, and how it ends, has a scene of its own.
  if (result !== null)
    return {
      title: resultTitle(result),
      line: message(practice || isTop ? 'mysticPeak:practice.over' : 'mysticPeak:obstacle.anyway'),
      choices: [lead('on', leaveLabel({ ...played, isTop }), { to: 'leave', kind: 'obstacle' })],
    };
  const round = message(practice ? 'mysticPeak:practice.back' : 'mysticPeak:offer.round');
  const offer = gameOffer(played, isStill, lead('round', round, { to: 'leave', kind: 'obstacle' }));
  return practice ? offer : { ...offer, title: message('mysticPeak:offer.stop', { game: offer.title }) };
}

/** A mini-game before it starts; without points it is for fun. `round`: the way past it. */
function gameOffer(
  { game, difficulty, points }: MiniGameOffer,
  isStill: boolean,
  round: MilestoneChoice,
): StopTexts {
  return {
    title: titleOf(game),
    line: message(points === 0 ? 'mysticPeak:practice.offer' : 'mysticPeak:offer.offer', {
      what: whatOf(game, isStill),
      difficulty: message(`mysticPeak:offer.difficulty.${difficulty}`),
      points: numberMessage(points),
    }),
    choices: [start('go', message('mysticPeak:offer.go'), isStill), startSpoken({ game, difficulty }), round],
  };
}

const start = (id: string, words: Message, isStill: boolean): MilestoneChoice =>
  next(id, words, { to: 'start', form: isStill ? 'still' : 'moving' });

/** Anyone who plays by ear hears its own rules in full before the clock starts, apart from the others. */
const startSpoken = ({ game, difficulty }: Pick<MiniGameOffer, 'game' | 'difficulty'>): MilestoneChoice =>
  next(
    'spoken',
    message(
      'mysticPeak:offer.goSpoken',
      { byEar: introOf(game, difficulty, 'spoken') },
      'mysticPeak:offer.goByEar',
    ),
    { to: 'start', form: 'spoken' },
  );

/** Points of each camp, from the lowest, while the player looks back from the peak. */
export const campPoints = ({ past, stop, peakAt }: ClimbView): readonly Message[] =>
  peakAt !== null && (stop === null || stop.kind === 'summit')
    ? past.map(({ points }) => numberMessage(points))
    : [];

/**
 * The choice for a key other than a choice's letter: at a game, Enter starts it and Escape goes around it; at
 * a level up, Escape keeps climbing.
 */
export function choiceForKey(choices: readonly MilestoneChoice[], key: string): MilestoneChoice | undefined {
  if (key === 'Escape') return choices.find(({ id }) => id === 'peak:round' || id === 'peak:on');
  if (key !== 'Enter') return undefined;
  return choices.length === 1 ? choices[0] : choices.find(({ id }) => id === 'peak:go');
}
