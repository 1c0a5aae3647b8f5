// Text measurement ahead of drawing, cached.

import { CanvasTextMetrics, TextStyle } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

// Drawn letter by letter, spaced text would lose its kerning, and Arabic letters would no longer join.
CanvasTextMetrics.experimentalLetterSpacing = true;

export interface MeasuredText {
  readonly lines: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface TextMeasure {
  readonly size: number;
  readonly width: number;
  readonly weight: 'body' | 'strong' | 'display';
  readonly lineHeight: number;
}

const known = new Map<string, MeasuredText>();
/**
 * Cache size: a layout search asks for sizes many times, and views change rarely. No scene uses more than a
 * tenth of these.
 */
const KEPT = 600;

export function measureText(
  tokens: ThemeTokens,
  text: string,
  { size, width, weight, lineHeight }: TextMeasure,
): MeasuredText {
  const key = `${size}|${Math.round(width)}|${weight}|${lineHeight}|${text}`;
  const found = known.get(key);
  if (found) return found;
  const style = new TextStyle({
    fontFamily: [tokens.font.family, ...tokens.font.fallback],
    fontSize: size,
    fontWeight: String(tokens.font.weight[weight]) as `${700}`,
    lineHeight: size * lineHeight,
    letterSpacing: tokens.font.letterSpacing ?? 0,
    wordWrap: true,
    wordWrapWidth: Math.max(1, width),
    breakWords: true,
  });
  const metrics = CanvasTextMetrics.measureText(text === '' ? ' ' : text, style);
  const measured = {
    lines: metrics.lines.length,
    width: metrics.maxLineWidth,
    height: metrics.lines.length * size * lineHeight,
  };
  known.set(key, measured);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return measured;
}

/** Clears the caches, this one and Pixi's, because a font has loaded in the meantime. */
export function forgetMeasures(): void {
  known.clear();
  CanvasTextMetrics['_measurementCache'].clear();
  CanvasTextMetrics.clearMetrics();
}
