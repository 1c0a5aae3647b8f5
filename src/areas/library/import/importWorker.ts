// Web Worker that imports one file, then closes.

import * as z from 'zod/mini';
import { type ImportRequest, runImport } from '#src/areas/library/import/importJob.ts';

// The content security policy forbids eval; without this, the validator would try it and the browser would
// report a violation.
z.config({ jitless: true });

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  void runImport(event.data, (message) => self.postMessage(message)).then(() => self.close());
});
