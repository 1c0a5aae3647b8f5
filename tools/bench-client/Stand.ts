// What a measurement stands on: a browser, a server, and a teacher who hosts games there.

import type { Browser } from '@playwright/test';
import type { BuiltServer } from '#tools/classroom/BuiltServer.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export interface Stand {
  readonly browser: Browser;
  readonly server: BuiltServer;
  readonly teacher: Teacher;
}
