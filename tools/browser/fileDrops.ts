// Files given to a page the way people do it: dropped from a folder, or pasted from the clipboard.

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Drags a file over the middle of the target; `drop` releases it. */
export async function holdFileOver(target: Locator, path: string): Promise<{ drop(): Promise<void> }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not there`);
  const session: CDPSession = await target.page().context().newCDPSession(target.page());
  const event = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [resolve(path)], dragOperationsMask: 1 },
    });
  await event('dragEnter');
  await event('dragOver');
  return {
    async drop() {
      await event('drop');
      await session.detach();
    },
  };
}

/** Puts a picture on the clipboard, as a screenshot shortcut does. */
export async function copyPicture(page: Page, path: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    async (bytes) => {
      const picture = new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], {
        type: 'image/png',
      });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    },
    await readFile(path, 'base64'),
  );
}
