// Test bench of a client measurement: a browser, a server, and a teacher who hosts games on it.

import type { Browser } from '@playwright/test';
import type { BuiltServer } from '#tools/classroom/BuiltServer.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export interface TestBench {
  readonly browser: Browser;
  readonly server: BuiltServer;
  readonly teacher: Teacher;
  /** Ids of the themes to compare with the default one. */
  readonly themes: readonly string[];
}
