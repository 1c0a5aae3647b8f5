// Duels: three players, a teacher and a projector in one game, which reaches each outcome of a strike.

import { MERCY } from '#core/features/duels/duels.ts';
import { DuelPage } from '#tests/e2e/pages/DuelPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { watchWords, wordsDrawn } from '#tests/e2e/support/drawn.ts';
import { hostIn } from '#tests/e2e/support/rooms.ts';
import { expect, LONG, PHONE, PLAIN, PROJECTOR, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

/** Right answers to the first choice, and from one to the next. */
const [FIRST, LATER] = [2, 3];

test('three players strike each other, and every shield does what it is for', { tag: LONG }, async ({
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
  for (const page of [desk, projector]) await hostIn(page.context(), baseURL ?? '', room.host);
  await watchWords(projector);
  const told = (line: string) => expect.poll(() => wordsDrawn(projector)).toContain(line);
  let climbed = 0;
  const climb = (times: number) => {
    const questions = Array.from({ length: times }, (_, n) => primeText(climbed + n + 1));
    climbed += times;
    return Promise.all(all.map((player) => player.climbs(questions, '7')));
  };
  /** Who was just struck is let alone for a while. */
  const rest = () => ana.page.waitForTimeout(MERCY.restMs);
  const scoreOf = async (name: string) => (await room.player(name)).score;

  await test.step('all come in, and each has the first choice after two right answers', async () => {
    const join = async (player: DuelPage, name: string, search: string) => {
      await player.set('Continue automatically', false);
      await player.join(room.code, name, search);
    };
    await Promise.all([
      desk.goto(`/host/game/${room.hash}`),
      projector.goto(`/host/game/${room.hash}/projector`),
      join(ana, 'Ana', ''),
      join(ben, 'Ben', PLAIN),
      join(cy, 'Cy', PLAIN),
    ]);
    await host.start();
    await climb(FIRST);
  });

  await test.step('a wall of snow breaks, and nobody loses anything', async () => {
    await ben.raises('Snow wall');
    const before = await scoreOf('Ben');
    await cy.strikes('Ben');
    await expect(cy.said).toContainText('A shield! Ben is safe');
    await expect(ben.said).toContainText('Cy threw at you. Your shield held');
    expect(await scoreOf('Ben')).toBe(before);
    await told('Ben blocks Cy');
    await ana.skips();
  });

  await test.step('a secret snowball hits, and its target is not told who threw it', async () => {
    await climb(LATER);
    const before = await scoreOf('Ana');
    await ben.strikes('Ana', 'Secret snowball');
    await expect(ben.said).toContainText('You hit Ana! 100 points for you.');
    await expect(ana.said).toContainText('Somebody +hit you. You lose 300 points.');
    expect(await scoreOf('Ana')).toBe(before - 300);
    await told('Somebody hits Ana');
    await ana.skips();
    await cy.skips();
  });

  await test.step('an ice mirror sends it on to somebody else', async () => {
    await rest();
    await climb(LATER);
    await ben.raises('Ice mirror');
    const before = await scoreOf('Cy');
    await ana.strikes('Ben');
    await expect(ana.said).toContainText('It bounced off Ben and hit Cy.');
    await expect(ben.said).toContainText('Your ice mirror sent it on to Cy');
    await expect(cy.said).toContainText('it bounced to you. You lose 300 points.');
    expect(await scoreOf('Cy')).toBe(before - 300);
    await told('Ana to Ben… bounced to Cy!');
    await cy.raises('Mist');
  });

  await test.step('a warm basket catches points, and mist sends the snow back', async () => {
    await rest();
    await climb(LATER);
    await ana.raises('Warm basket');
    await cy.strikes('Ana', 'Lasso');
    await expect(cy.said).toContainText('Ana caught it in a basket');
    await expect(ana.said).toContainText('Your basket caught it: 300 points for you!');
    await told('Ana catches Cy’s throw');
    const before = await scoreOf('Ben');
    await ben.strikes('Cy');
    await expect(ben.said).toContainText('Cy sent it back! You lose 300 points.');
    await expect(cy.said).toContainText('Your mist sent it back');
    expect(await scoreOf('Ben')).toBe(before - 300);
    await told('Cy sends it back to Ben');
  });

  await test.step('the teacher has them all in the table', async () => {
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
