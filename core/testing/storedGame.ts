// A game kept for ever: its setting, its commands, and a hash of the state after each. Whoever changes a hash changes what old logs mean.

import type { Command } from '#core/authority/index.ts';
import { type Setting, play } from '#core/testing/arbitraryPlay.ts';
import type { Step } from '#core/testing/randomSteps.ts';
import { Game } from '#core/testing/game.ts';

export interface StoredGame {
  readonly about: string;
  readonly setting: Setting;
  readonly commands: readonly { readonly now: number; readonly command: Command }[];
  /** Hash of the state after each command. */
  readonly hashes: readonly string[];
}

/** FNV-1a over the JSON of the state, in whatever order its properties stand: the same on every engine, if the state is. */
export function hashOf(value: unknown): string {
  const text = JSON.stringify(value, inKeyOrder);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The hashes that the stored commands give with this code. */
export function replay(stored: Pick<StoredGame, 'setting' | 'commands'>): string[] {
  const game = new Game(stored.setting);
  return stored.commands.map(({ now, command }) => {
    game.now = now;
    game.send(command);
    return hashOf(game.room);
  });
}

/** Makes a game to be stored from random steps. */
export function store(about: string, setting: Setting, steps: readonly Step[]): StoredGame {
  const commands: { now: number; command: Command }[] = [];
  play(
    setting,
    steps,
    () => undefined,
    (now, command) => commands.push({ now, command }),
  );
  return { about, setting, commands, hashes: replay({ setting, commands }) };
}
