// The Web Worker that imports: one file, then it ends.

import * as z from 'zod/mini';
import { type ImportRequest, runImport } from '#src/areas/library/import/importJob.ts';

// The content security policy forbids code from text; without this the validator tries, and the browser reports it.
z.config({ jitless: true });

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  void runImport(event.data, (message) => self.postMessage(message)).then(() => self.close());
});
