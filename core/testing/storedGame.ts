// Stored games, kept forever: a setting, its commands, and a hash of the state after each one. If a hash
// changes, so does the meaning of old logs.

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

/** FNV-1a over the state's JSON with sorted keys: the same on every engine if the state is the same. */
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

/** Replays the stored commands with the current code and returns the hashes. */
export function replay(stored: Pick<StoredGame, 'setting' | 'commands'>): string[] {
  const game = new Game(stored.setting);
  return stored.commands.map(({ now, command }) => {
    game.now = now;
    game.send(command);
    return hashOf(game.room);
  });
}

/** Records a game to store, from random steps. */
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
