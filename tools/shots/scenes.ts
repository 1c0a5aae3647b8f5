// Screenshots of every gallery scene in every state.

import { type Album, SIZES, PROJECTOR_SIZES } from '#tools/shots/Album.ts';

export async function scenes(album: Album): Promise<void> {
  const page = await album.visit('/gallery?bare=1&motion=none&clock=still');
  await page.waitForFunction(() => window.quizpeakGallery?.debug);
  const entries = await page.evaluate(() => window.quizpeakGallery?.entries ?? []);
  for (const { id, scene } of entries) {
    await page.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
    const forProjector = /^(projector|podium)/.test(scene);
    await album.take(page, `scene-${id.replace('/', '-')}`, forProjector ? PROJECTOR_SIZES : SIZES);
  }
  await album.leave();
}
