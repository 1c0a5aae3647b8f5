import type { Options } from '#core/room/option.ts';

export interface FocusOptions {
  /** Whether the host is told who leaves the page of the game while it runs. */
  readonly focusMode: boolean;
}

export const options: Options<FocusOptions> = { focusMode: { usual: false } };
