// The three mountains: their outlines, and their light, weather and ground by height.

import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { line, type Line } from '#scenes/kit/outlines.ts';
import { PEAK_OUTLINE } from '#scenes/kit/peak.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const MOUNTAIN_KINDS = ['default', 'fuji', 'kilimanjaro'] as const;
export type MountainKind = (typeof MOUNTAIN_KINDS)[number];

/** Zones from foot to summit; a palette may lie between two of them. */
export const ZONES = ['meadow', 'forest', 'rock', 'ice', 'peak'] as const;
export type Zone = (typeof ZONES)[number];

export interface Palette {
  readonly top: Color;
  readonly middle: Color;
  readonly horizon: Color;
  /** Ridges behind the mountain. */
  readonly far: Color;
  readonly lit: Color;
  readonly shade: Color;
  readonly ground: Color;
  readonly accent: Color;
  /** Sunlight; snow where there is any. */
  readonly light: Color;
}

export interface Outline {
  /** From the top down, as fractions of the height. */
  readonly left: Line;
  readonly right: Line;
  /** Edge of the lit side. */
  readonly spine: Line;
  /** A second summit behind the right flank. */
  readonly second?: Line | undefined;
  /** Height relative to the space in the picture. */
  readonly high: number;
}

/** One line per zone: the sky's top, middle and horizon, then far, lit, shade, ground, accent, light. */
const PALETTES: Readonly<Record<MountainKind, readonly string[]>> = {
  default: [
    '2B86B0 6FBEDD DDF0EC 8FB7B8 E3B894 8C7F86 4E9A5A FFCB4D FFF2CF',
    '23708C 7FB6B0 F6D9A0 6E9C8F D9A67C 6F6A72 1F5A4A CFE36A FFE2AE',
    '0A2331 2C6A7A FF9F73 B9675C D98C72 65565F 3B5560 FF7F5C FFB184',
    '061420 0F303F 2F6B7C 1F5263 A9D3E0 3A7287 12384A 7CD0F5 F2FBFF',
    '0F4256 8FA79B FFE2AE E39A74 F0C19A 8E6F6E B86F62 FFB454 FFF8E6',
  ],
  fuji: [
    '3E8FC4 9CD0E8 FBE7E6 A7BFD1 7F93B8 566A94 6FAE62 F6A5D8 FFF4E0',
    '2F6F96 8DB7C0 FAD9B8 7896A5 6E7FA6 4A5A82 24594C FF9474 FFE6C4',
    '14243F 4A5C86 F79A8C A06B7E B65A50 5E3A4A 3A2F42 FFCB4D FFB59E',
    '07132A 142C52 3D6C9C 2A4A78 C3D6F2 5A76A8 182F55 BFB8FF F4F8FF',
    '1D3C63 8C9EB8 FFD7B0 F0B49C D98B84 6F5F80 A85C56 FF7F5C FFF6F0',
  ],
  kilimanjaro: [
    '2F8FA6 8FD0CF F8EBC0 A9B98C B99A78 7D6C5E D9AE4E 6E8B2F FFF0C0',
    '2A7A72 86BFA4 F2E3A6 5F9A7C A3886A 66604F 1E5B3C CFE36A FFEBB0',
    '10293A 6A6670 FF8F5A B46A4A C77A4E 6A4A40 4A3A34 E8C86A FFB07A',
    '04161B 0E3A3F 2F7F80 1D5557 BFE9E4 4F8F92 123F40 74E0A4 EFFFFB',
    '12485A 9DB69A FFE6A0 D99A5A F0C88F 8F7258 A8683E FFCB47 FFF9E4',
  ],
};

const COLORS = ['top', 'middle', 'horizon', 'far', 'lit', 'shade', 'ground', 'accent', 'light'] as const;

/** `at`: from 0, the meadow at noon, to 4, the peak at sunrise; between two zones their colors are mixed. */
export function paletteAt(kind: MountainKind, at: number): Palette {
  const low = Math.floor(at);
  const [from, to] = [low, low + 1].map((zone) => PALETTES[kind][clamp(zone, 0, 4)]?.split(' '));
  return Object.fromEntries(
    COLORS.map((name, index) => [name, mix(`#${from?.[index]}`, `#${to?.[index]}`, at - low)]),
  ) as Record<(typeof COLORS)[number], Color>;
}

/** The palettes of all zones. */
export const palettesOf = (kind: MountainKind) =>
  ZONES.map((_, at) => paletteAt(kind, at)) as [Palette, Palette, Palette, Palette, Palette];

/** The zone closest to `at`. */
export function zoneAt(at: number): Zone {
  return ZONES[Math.round(at)] ?? 'meadow';
}

const mirrored = (line: Line): Line => line.map(([right, down]) => [-right, down]);

const FUJI = line('0 2.2 5 3 10 0 20 16 34 36 52 58 76 80 120 102');

export const OUTLINES: Readonly<Record<MountainKind, Outline>> = {
  default: { ...PEAK_OUTLINE, high: 1 },
  fuji: {
    left: mirrored(FUJI),
    right: FUJI,
    spine: line('3 3 7 14 2 24 12 42 6 58 22 80 16 102'),
    high: 0.9,
  },
  kilimanjaro: {
    left: line('0 6 -18 8 -40 20 -62 44 -100 72 -150 102'),
    right: line('0 6 18 9 30 10 42 26 78 60 106 80 150 102'),
    spine: line('6 7 2 18 12 30 5 46 20 64 10 80 24 102'),
    second: line('66 66 82 58 90 56 96 46 100 50 104 43 112 56 120 68 150 102 90 102'),
    high: 0.72,
  },
};
