import type { Page } from '@playwright/test';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { BeltPage } from '#tests/e2e/pages/BeltPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { watchWords, wordsDrawn } from '#tests/e2e/support/canvasText.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, LONG, PHONE, NO_CANVAS, PROJECTOR, test } from '#tests/e2e/support/test.ts';

/**
 * Seconds. With the long limit, an answer within 20 seconds gets the full speed bonus; with the short one,
 * each second counts.
 */
const [LONG_S, SHORT_S] = [900, 20];
const FULL_SPEED = 400;

/** The second option is correct. */
const question = (timeSeconds: number, text: string, ...options: readonly string[]) => ({
  type: 'MCQ' as const,
  text,
  timeSeconds,
  options: options.map((each, index) => ({ text: each, ...(index === 1 && { correct: true }) })),
});

const QUIZ: AuthoredQuiz = {
  title: 'Mountains',
  questions: [
    question(LONG_S, 'Which mountain is the highest?', 'K2', 'Everest', 'Denali', 'Elbrus'),
    question(SHORT_S, 'Where is Mont Blanc?', 'Andes', 'Alps', 'Atlas', 'Altai'),
    question(LONG_S, 'Which one is in Africa?', 'Fuji', 'Kenya', 'Cook', 'Olympus'),
    // Players draw cards as long as two questions are left.
    question(LONG_S, 'Which one is a volcano?', 'Eiger', 'Etna', 'Jura', 'Rigi'),
    question(LONG_S, 'Who lives on rocks?', 'Otter', 'Ibex', 'Seal', 'Mole'),
  ],
};

const points = (count: number) => `${count.toLocaleString('en-US')} points`;

/** A player with a belt, and the score that the rules predict (docs/game-rules.md). */
class Climber extends PlayerPage {
  readonly belt: BeltPage;
  score = 0;
  streak = 0;

  constructor(page: Page) {
    super(page);
    this.belt = new BeltPage(page);
  }

  /** Adds points gained or lost other than by answering. */
  addPoints(count: number): void {
    this.score = Math.max(0, this.score + count);
  }

  /** Goes from a verdict to the next question. A leaderboard in between passes by itself. */
  async continueTo(text: string): Promise<void> {
    await this.continueGame();
    await this.expectQuestion(text);
  }

  /**
   * Answers correctly, and expects 600 points plus speed and streak, multiplied by `times`. Returns the
   * points for speed.
   */
  async answerCorrectly(option: string, times = 1): Promise<number> {
    await this.choose(option);
    await expect(this.verdict).toContainText('answer 600');
    const told = /speed (\d+)/.exec(await this.verdict.innerText());
    const speed = Number(told?.[1] ?? 0);
    this.streak += 1;
    const inARow = this.streak >= 7 ? 300 : this.streak >= 4 ? 200 : this.streak >= 2 ? 100 : 0;
    const earned = Math.round(((600 + speed + inARow) * times) / 10) * 10;
    this.score += earned;
    await expect(this.verdict).toContainText(`+${points(earned)}`);
    return speed;
  }

  async expectScore(): Promise<void> {
    await expect(this.page.getByText(points(this.score), { exact: true }).first()).toBeAttached();
  }
}

test('four players use their power-ups and end with the scores that the rules predict', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  const desk = await person();
  const projector = await person({ viewport: PROJECTOR });
  const ana = new Climber(await person(PHONE));
  const ben = new Climber(await person(PHONE));
  const cy = new Climber(await person(PHONE));
  const dan = new Climber(await person(PHONE));
  const host = new HostPage(desk);
  const room = await openRoom({
    type: 'normal',
    quiz: QUIZ,
    options: { powerups: 'yes', powerupKinds: 'addPoints' },
  });
  for (const page of [desk, projector]) await signInAsHost(page.context(), baseURL ?? '', room.host);
  await watchWords(projector);
  const told = (line: string) => expect.poll(() => wordsDrawn(projector)).toContain(line);

  await test.step('all join, and the teacher gives cards to all, to some and to one', async () => {
    const join = async (player: Climber, name: string, search: string) => {
      await player.set('Continue automatically', false);
      await player.join(room.code, name, search);
    };
    await Promise.all([
      desk.goto(`/host/game/${room.hash}`),
      projector.goto(`/host/game/${room.hash}/projector`),
      join(ana, 'Ana', ''),
      join(ben, 'Ben', NO_CANVAS),
      join(cy, 'Cy', NO_CANVAS),
      join(dan, 'Dan', NO_CANVAS),
    ]);
    await room.give('timeFreeze', 'Ana');
    await room.give('fiftyFifty', 'Ana');
    await room.give('doubleJeopardy', 'Ben');
    await room.give('immunity', 'Ben');
    await room.give('supersonic', 'Dan');
    await host.award('2x');
    await host.award('Eraser', 'Cy', 'Dan');
    await host.start();
    await host.awardTo('Cy', 'Streak Saver');
    await expect(host.row('Cy')).toContainText('Streak Saver, from you');
  });

  await test.step('each player uses cards on their first answer', async () => {
    const first = async (player: Climber, play: () => Promise<unknown>) => {
      await player.continueGame();
      await player.expectQuestion('Which mountain is the highest?');
      await play();
      await player.expectScore();
    };
    await Promise.all([
      first(ana, async () => {
        await ana.belt.use('2x');
        expect(await ana.answerCorrectly('Everest', 2)).toBe(FULL_SPEED);
      }),
      first(ben, async () => {
        await ben.belt.use('Double Jeopardy');
        await ben.belt.use('Immunity');
        await ben.choose('K2');
        await expect(ben.page.getByText('Incorrect answer, you get one more chance').first()).toBeAttached();
        expect(await ben.answerCorrectly('Everest', 2)).toBe(FULL_SPEED);
      }),
      first(cy, async () => {
        await cy.belt.use('Streak Saver');
        expect(await cy.answerCorrectly('Everest')).toBe(FULL_SPEED);
      }),
      first(dan, async () => {
        await dan.belt.use('Supersonic');
        await dan.belt.use('Eraser');
        await expect(dan.removedOptions).toHaveCount(1);
        expect(await dan.answerCorrectly('Everest', 1.5)).toBe(FULL_SPEED);
      }),
    ]);
  });

  await test.step('a frozen clock survives a reload, and a saved streak survives a miss', async () => {
    const frozen = async () => {
      await ana.continueTo('Where is Mont Blanc?');
      await ana.belt.use('Time Freeze');
      await ana.belt.use('50-50');
      await room.give('stealPoints', 'Ana');
      await room.give('gift', 'Ana');
      await expect(ana.removedOptions).toHaveCount(2);
      const left = await ana.page.getByRole('timer').innerText();
      const gone = await ana.removedOptions.allInnerTexts();
      await ana.page.reload();
      await ana.expectQuestion('Where is Mont Blanc?');
      await expect(ana.removedOptions).toHaveText(gone);
      await expect(ana.page.getByRole('timer')).toHaveText(left);
      return parseInt(left, 10);
    };
    const saved = async () => {
      await cy.continueTo('Where is Mont Blanc?');
      await cy.choose('Andes');
      await expect(cy.verdict).toContainText('Not this time');
      await cy.continueTo('Which one is in Africa?');
      await cy.belt.use('2x');
      expect(await cy.answerCorrectly('Kenya', 2)).toBe(FULL_SPEED);
      await cy.expectScore();
      await cy.continueTo('Which one is a volcano?');
      await room.give('powerPlay', 'Cy');
    };
    const [left] = await Promise.all([frozen(), saved()]);
    const speed = await ana.answerCorrectly('Alps');
    // Speed counts the seconds left when the clock was frozen.
    expect(speed).toBeGreaterThanOrEqual((FULL_SPEED * (left - 1)) / SHORT_S - 5);
    expect(speed).toBeLessThanOrEqual((FULL_SPEED * left) / SHORT_S + 5);
    await ana.expectScore();
  });

  await test.step('points are stolen from the next player above, and given to a player in the lower half', async () => {
    await ana.continueTo('Which one is in Africa?');
    await ana.belt.use('Steal Points');
    ana.addPoints(600);
    cy.addPoints(-600);
    await expect(cy.belt.announcer).toContainText('Ana took 600 points from you.');
    await Promise.all([told('Ana takes 600 points from Cy'), ana.belt.openCard('Gift')]);
    await expect(ana.belt.targets).toHaveText(['Ben', 'Dan']);
    await ana.belt.useOn('Gift', 'Dan');
    ana.addPoints(200);
    dan.addPoints(800);
    await expect(dan.belt.announcer).toContainText('Ana gave you 800 points!');
    const answered = async () => expect(await ana.answerCorrectly('Kenya')).toBe(FULL_SPEED);
    const others = [ben, dan].map((player) => player.continueTo('Where is Mont Blanc?'));
    await Promise.all([told('Ana gives Dan 800 points'), answered(), ...others]);
    for (const player of [ana, cy, dan]) await player.expectScore();
  });

  await test.step("a box opens, and everyone has the teacher's glitch and a player's Power Play", async () => {
    await room.give('mysteryBox', 'Dan');
    await host.trigger('Glitch');
    await expect(ben.belt.activeEffects).toContainText('Glitch');
    await dan.belt.use('Mystery Box');
    await expect(dan.belt.announcer).toContainText('You got');
    const held = /You got (.+?)! /.exec(await dan.belt.announcer.innerText())?.[1] ?? '';
    const boxTimes = opens(held, { dan, ben, cy });
    // It stood still between the questions, and runs while Dan has one.
    await expect(dan.belt.activeEffects).not.toContainText('Supersonic', { timeout: 25_000 });
    await cy.belt.use('Power Play');
    const answer = async (player: Climber, times: number) => {
      await expect(player.belt.activeEffects).toContainText('Power Play');
      await player.answerCorrectly('Alps', times);
    };
    await Promise.all([
      told('Glitch on everyone’s screen'),
      told('Cy starts Power Play for everyone'),
      answer(ben, 1.5),
      answer(dan, 1.5 * boxTimes),
    ]);
    // The card that Cy drew.
    await expect(cy.belt.card('Add Points')).not.toContainText('From your teacher');
    await cy.belt.use('Add Points');
    cy.addPoints(1_000);
  });

  await test.step('the scores are the same for player, teacher and projector', async () => {
    for (const player of [ana, ben, cy, dan]) await player.expectScore();
    const sums = { Ana: ana.score, Ben: ben.score, Cy: cy.score, Dan: dan.score };
    for (const [name, score] of Object.entries(sums)) {
      expect((await room.player(name)).score, name).toBe(score);
      await expect(host.row(name)).toContainText(score.toLocaleString('en-US'));
    }
    await room.end();
    await expect(projector.getByRole('heading', { name: 'On the summit' })).toBeAttached();
    for (const [name, score] of Object.entries(sums))
      await expect(projector.getByRole('listitem').filter({ hasText: name })).toContainText(
        score.toLocaleString('en-US'),
      );
    await ana.openSummary();
    await expect(ana.figure('Score')).toHaveText(ana.score.toLocaleString('en-US'));
  });
});

/**
 * Applies the effect of Dan's mystery box to the scores. Returns how many times Dan's next correct answer
 * counts.
 */
function opens(held: string, { dan, ben, cy }: Record<'dan' | 'ben' | 'cy', Climber>): number {
  const does: Readonly<Record<string, () => void>> = {
    '2x': () => undefined,
    'Double Jeopardy': () => undefined,
    'Add Points': () => dan.addPoints(1_000),
    'Minus Points': () => dan.addPoints(-1_000),
    'Streak Booster': () => (dan.streak += 6),
    'Streak Breaker': () => (dan.streak = 0),
    // To the player in last place, with a reward for Dan.
    Gift: () => {
      ben.addPoints(800);
      dan.addPoints(200);
    },
    // From the next player above Dan.
    'Steal Points': () => {
      cy.addPoints(-600);
      dan.addPoints(600);
    },
    Immunity: () => undefined,
    Prank: () => undefined,
  };
  const effect = does[held];
  if (!effect) throw new Error(`a box held ${held}`);
  effect();
  return held === '2x' || held === 'Double Jeopardy' ? 2 : 1;
}
