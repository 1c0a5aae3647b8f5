// The user's preferences stored on this device; versioned, and validated when read, because storage can't be
// trusted.

import { AVATAR_CODE, type AvatarCode, type Character, CHARACTER_END } from '#core/room/characters.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';

/** Switches that features of games add, on by default: each feature declares its own here. */
export interface FeatureSettings {}
export type FeatureSwitch = keyof FeatureSettings;

let switches: readonly FeatureSwitch[] = [];
/** In the order in which the settings show them. */
export const featureSwitches = (): readonly FeatureSwitch[] => switches;
export function registerSwitches(names: readonly FeatureSwitch[]): void {
  switches = names;
}

export interface Settings extends FeatureSettings {
  /** BCP 47 tag; null for the browser's language. */
  readonly language: string | null;
  readonly music: boolean;
  readonly effects: boolean;
  /** From 0 to 1, as set; kept while the sound is off. */
  readonly musicVolume: number;
  readonly effectsVolume: number;
  /** Short vibrations, on devices that can. */
  readonly vibration: boolean;
  /** system: follows the operating system. */
  readonly reduceMotion: 'system' | 'on' | 'off';
  /** off: plays with plain page elements, without a canvas. */
  readonly webgl: 'on' | 'off';
  /** Single-key shortcuts; some assistive technology needs them off. */
  readonly shortcuts: boolean;
  /** Moves on to the next question without a press. */
  readonly autoNext: boolean;
  /** Lists instead of boards, in questions that have both. */
  readonly asList: boolean;
  /** Id of the theme; null for the game's, or the default one outside of games. */
  readonly theme: string | null;
  /** Of the pages where a teacher works. */
  readonly appearance: 'light' | 'dark' | 'system';
  /** Typeface for reading; null for the default one. */
  readonly fontFamily: string | null;
  /** Usual, large, or largest text. */
  readonly fontSize: 's' | 'l' | 'xl';
  /** Usual, wide, or widest spacing. */
  readonly fontSpacing: 's' | 'm' | 'h';
  /** The name and character used last; '' and null before the first game. */
  readonly playerName: string;
  readonly character: Character | null;
  /** The player's own avatar, kept while the character is a monster; null if there is none. */
  readonly avatar: AvatarCode | null;
}

const OWN_AT_FIRST: Omit<Settings, FeatureSwitch> = {
  language: null,
  music: true,
  effects: true,
  musicVolume: 1,
  effectsVolume: 1,
  vibration: true,
  reduceMotion: 'system',
  webgl: 'on',
  shortcuts: true,
  autoNext: true,
  asList: false,
  theme: null,
  appearance: 'light',
  fontFamily: null,
  fontSize: 's',
  fontSpacing: 's',
  playerName: '',
  character: null,
  avatar: null,
};

export function defaultSettings(): Settings {
  return { ...OWN_AT_FIRST, ...Object.fromEntries(switches.map((name) => [name, true])) } as Settings;
}

const KEY = 'settings';
const VERSION = 1;

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isAvatar = (value: unknown) => typeof value === 'string' && AVATAR_CODE.test(value);
const isCharacter = (value: unknown) =>
  typeof value === 'string'
    ? isAvatar(value)
    : Number.isInteger(value) && (value as number) >= 0 && (value as number) < CHARACTER_END;
const isOneOf =
  (...allowed: readonly string[]) =>
  (value: unknown) =>
    allowed.includes(value as string);

const CHECKS: { readonly [K in Exclude<keyof Settings, FeatureSwitch>]: (value: unknown) => boolean } = {
  language: (value) => value === null || isText(value),
  music: isBoolean,
  effects: isBoolean,
  musicVolume: isShare,
  effectsVolume: isShare,
  vibration: isBoolean,
  reduceMotion: isOneOf('system', 'on', 'off'),
  webgl: isOneOf('on', 'off'),
  shortcuts: isBoolean,
  autoNext: isBoolean,
  asList: isBoolean,
  theme: (value) => value === null || isText(value),
  appearance: isOneOf('light', 'dark', 'system'),
  fontFamily: (value) => value === null || isText(value),
  fontSize: isOneOf('s', 'l', 'xl'),
  fontSpacing: isOneOf('s', 'm', 'h'),
  playerName: isText,
  character: (value) => value === null || isCharacter(value),
  avatar: (value) => value === null || isAvatar(value),
};

/** Keeps each valid field; uses the default for the others. */
export function readSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null || (stored as { version?: unknown }).version !== VERSION)
    return defaultSettings();
  const kept = new Map<string, unknown>(Object.entries(stored));
  const sound = [...Object.entries(CHECKS), ...switches.map((name) => [name, isBoolean] as const)].filter(
    ([key, fits]) => fits(kept.get(key)),
  );
  return { ...defaultSettings(), ...Object.fromEntries(sound.map(([key]) => [key, kept.get(key)])) };
}

export function loadSettings(localStore: LocalStore): Settings {
  return readSettings(localStore.read(KEY));
}

export function saveSettings(localStore: LocalStore, settings: Settings): void {
  localStore.write(KEY, { version: VERSION, ...settings });
}

/** Valid in a request header. */
const UID = /^[\w-]{1,64}$/;

/** This device's id, created on the first visit. */
export function loadUid(localStore: LocalStore, make: () => string): string {
  const stored = localStore.read('uid');
  if (typeof stored === 'string' && UID.test(stored)) return stored;
  const uid = make();
  localStore.write('uid', uid);
  return uid;
}
