import { DUEL_LIMITS } from '#core/features/duels/duels.ts';
import { BeltPage } from '#tests/e2e/pages/BeltPage.ts';
import { DuelPage } from '#tests/e2e/pages/DuelPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { press } from '#tests/e2e/pages/press.ts';
import { watchWords, wordsDrawn } from '#tests/e2e/support/canvasText.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, LONG, PHONE, NO_CANVAS, PROJECTOR, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

/** Correct answers up to the first choice, and from one choice to the next. */
const [FIRST, LATER] = [2, 3];

test('three players strike each other, and every shield has its effect', { tag: LONG }, async ({
  person,
  openRoom,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const desk = await person();
  const projector = await person({ viewport: PROJECTOR });
  const ana = new DuelPage(await person(PHONE));
  const ben = new DuelPage(await person(PHONE));
  const cy = new DuelPage(await person(PHONE));
  const all = [ana, ben, cy];
  const host = new HostPage(desk);
  const room = await openRoom({
    type: 'normal',
    quiz: primes(13, { timeSeconds: 900 }),
    options: { isDuelEnabled: true },
  });
  for (const page of [desk, projector]) await signInAsHost(page.context(), baseURL ?? '', room.host);
  await watchWords(projector);
  const told = (line: string) => expect.poll(() => wordsDrawn(projector)).toContain(line);
  let climbed = 0;
  const climb = (times: number) => {
    const questions = Array.from({ length: times }, (_, n) => primeText(climbed + n + 1));
    climbed += times;
    return Promise.all(all.map((player) => player.answerUpToChoice(questions, '7')));
  };
  /** A player who was just struck can't be struck for a while. */
  const rest = () => ana.page.waitForTimeout(DUEL_LIMITS.restMs);
  const scoreOf = async (name: string) => (await room.player(name)).score;

  await test.step('all join, and each has the first choice after two correct answers', async () => {
    const join = async (player: DuelPage, name: string, search: string) => {
      await player.set('Continue automatically', false);
      await player.join(room.code, name, search);
    };
    await Promise.all([
      desk.goto(`/host/game/${room.hash}`),
      projector.goto(`/host/game/${room.hash}/projector`),
      join(ana, 'Ana', ''),
      join(ben, 'Ben', NO_CANVAS),
      join(cy, 'Cy', NO_CANVAS),
    ]);
    await host.start();
    await climb(FIRST);
  });

  await test.step('a snow wall breaks, and no points are lost', async () => {
    await ben.raiseShield('Snow wall');
    const before = await scoreOf('Ben');
    await cy.strike('Ben');
    await expect(cy.announcer).toContainText('Ben had a shield. You broke it!');
    await expect(ben.announcer).toContainText('Cy threw at you. Your shield blocked it and broke.');
    expect(await scoreOf('Ben')).toBe(before);
    await told('Ben blocks Cy');
    await ana.skip();
  });

  await test.step('a secret snowball hits, and its target is not told who threw it', async () => {
    await climb(LATER);
    const before = await scoreOf('Ana');
    await ben.strike('Ana', 'Secret snowball');
    await expect(ben.announcer).toContainText('You hit Ana! 100 points for you.');
    await expect(ana.announcer).toContainText('Someone hit you. You lose 300 points.');
    expect(await scoreOf('Ana')).toBe(before - 300);
    await told('Someone hits Ana');
    await ana.skip();
    await cy.skip();
  });

  await test.step('an ice mirror bounces a strike to another player', async () => {
    await rest();
    await climb(LATER);
    await ben.raiseShield('Ice mirror');
    const before = await scoreOf('Cy');
    await ana.strike('Ben', 'Snowball');
    await expect(ana.announcer).toContainText('It bounced off Ben and hit Cy.');
    await expect(ben.announcer).toContainText('Your ice mirror bounced it to Cy and broke.');
    await expect(cy.announcer).toContainText('it bounced to you. You lose 300 points.');
    expect(await scoreOf('Cy')).toBe(before - 300);
    await told('Ana to Ben… bounced to Cy!');
    await cy.raiseShield('Mist');
  });

  await test.step('a warm basket catches points, and mist sends a strike back', async () => {
    await rest();
    await climb(LATER);
    await ana.raiseShield('Warm basket');
    await cy.strike('Ana', 'Lasso');
    await expect(cy.announcer).toContainText('Ana caught it and got the points.');
    await expect(ana.announcer).toContainText('Your basket caught it: 300 points for you!');
    await told('Ana catches Cy’s throw');
    const before = await scoreOf('Ben');
    await ben.strike('Cy', 'Snowball');
    await expect(ben.announcer).toContainText('Cy sent it back! You lose 300 points.');
    await expect(cy.announcer).toContainText('Your mist sent it back');
    expect(await scoreOf('Ben')).toBe(before - 300);
    await told('Cy sends it back to Ben');
  });

  await test.step("the teacher's table counts all strikes", async () => {
    for (const [name, strikes] of [
      ['Ana', 1],
      ['Ben', 2],
      ['Cy', 2],
    ] as const) {
      const { duel } = await room.player(name);
      expect(duel?.strikes, name).toBe(strikes);
    }
  });
});

test('a player with a card open hears who struck them, with the strike in sight', async ({
  person,
  openRoom,
}) => {
  test.setTimeout(180_000);
  const [ana, ben, cy] = await Promise.all([1, 2, 3].map(async () => new DuelPage(await person(PHONE))));
  if (!ana || !ben || !cy) throw new Error('nobody plays');
  const belt = new BeltPage(ana.page);
  const room = await openRoom({
    type: 'normal',
    quiz: primes(4, { timeSeconds: 900 }),
    options: { isDuelEnabled: true, powerups: 'yes' },
  });
  const join = async (player: DuelPage, name: string, search: string) => {
    await player.set('Continue automatically', false);
    await player.join(room.code, name, search);
  };
  await Promise.all([join(ana, 'Ana', ''), join(ben, 'Ben', NO_CANVAS), join(cy, 'Cy', NO_CANVAS)]);
  await room.give('gift', 'Ana');
  await room.start();
  await Promise.all(
    [ana, ben, cy].map((player) => player.answerUpToChoice([primeText(1), primeText(2)], '7')),
  );
  await Promise.all([ana, cy].map((player) => player.skip()));
  await press(ana.button(/^(Next|Continue)/));
  await expect(ana.heading(primeText(3))).toBeAttached();
  await belt.openCard('Gift');
  const sheet = belt.sheet('Gift');
  // Where the strike will be told.
  const ladder = ana.page.getByText(/^Level 1\./);
  for (const size of process.env['SHOT']
    ? [PHONE.viewport]
    : [PHONE.viewport, { width: 1_366, height: 768 }, { width: 1_920, height: 1_080 }]) {
    await ana.page.setViewportSize(size);
    await expect(async () => {
      const [edge, top] = [await ladder.boundingBox(), await sheet.boundingBox()];
      expect((edge?.y ?? Infinity) + (edge?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    }).toPass();
  }
  await ben.strike('Ana');
  await expect(sheet.locator('[aria-live="polite"]')).toContainText('Ben hit you. You lose 300 points.');
  await expect(sheet).toBeVisible();
});
