// Text in the theme's font, fitted into a box.

import { CanvasTextMetrics, Text, TextStyle } from 'pixi.js';
import { embedRtlLines, isRightToLeft } from '#scenes/bidi.ts';
import { asTitle, wearTitleFace } from '#scenes/kit/titleFace.ts';
import { isUnspaced } from '#scenes/stage/lineBreaks.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';

export interface TextLook {
  /** Pixels. */
  readonly size: number;
  /** 'display' by default. 'title': for few words of at least 24 pixels, 60 on the projector. */
  readonly weight?: 'body' | 'strong' | 'display' | 'title';
  /** The words of play by default, for panels, sky and open ground (`grounds.ts` has the others). */
  readonly color?: Color;
  /** Top left corner by default. An x of 0.5 also centers the lines. */
  readonly anchor?: number | { readonly x: number; readonly y: number };
  /** Name in the display tree. */
  readonly label?: string;
}

export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Pixels. */
  readonly size: readonly [most: number, least: number];
  /** Maximum number of lines; as many as fit the height by default. */
  readonly lines?: number;
  /** Evens out the lines of a short text, so that no word is left alone on the last one. */
  readonly balanced?: boolean;
}

const ELLIPSIS = '…';

/** A text object in the theme's font. */
export function makeText({ font, schemes }: ThemeTokens, look: TextLook): Text {
  const { anchor = 0, label } = look;
  const { weight = 'display' } = look;
  const style = new TextStyle({
    fontFamily: [font.family, ...font.fallback],
    fontSize: look.size,
    fontWeight: String(font.weight[weight === 'title' ? 'display' : weight]) as `${700}`,
    fill: look.color ?? schemes.play.text,
    align: (typeof anchor === 'number' ? anchor : anchor.x) === 0.5 ? 'center' : 'left',
    lineHeight: look.size * font.lineHeight.snug,
    letterSpacing: font.letterSpacing ?? 0,
  });
  const text = new Text({ text: '', style, anchor, ...(label !== undefined && { label }) });
  if (weight === 'title') asTitle(text, font);
  return text;
}

/** Sets the string only when it changes, because setting it redraws the text. */
export function setText(target: Text, content: string): void {
  if (target.text === content) return;
  wearTitleFace(target, content);
  target.text = content;
}

/** Sets the color only when it changes. */
export function setTextColor(target: Text, color: Color): void {
  if (target.style.fill !== color) target.style.fill = color;
}

/**
 * Fits `content` into the box: at the largest size that breaks no word, or else at the smallest size with
 * words broken, cut with an ellipsis if even that is too long. Returns false if it was cut.
 */
export function fitText(target: Text, content: string, box: TextBox, lineHeight = 1.25): boolean {
  wearTitleFace(target, content);
  const width = Math.max(1, box.width);
  const [most, least] = box.size;
  for (let size = Math.floor(most); size > least; size -= Math.max(1, Math.round(size / 16))) {
    const measured = measure(target, content, { size, width, lineHeight, breakWords: isUnspaced(content) });
    if (fits(measured, width, box, size * lineHeight)) {
      const setting = { size, width, lineHeight, breakWords: isUnspaced(content) };
      apply(
        target,
        content,
        size,
        balancedWidth(target, content, box, setting),
        lineHeight,
        setting.breakWords,
      );
      return true;
    }
  }
  const size = least;
  const { lines } = measure(target, content, { size, width, lineHeight, breakWords: true });
  const room = Math.min(
    box.lines ?? Number.POSITIVE_INFINITY,
    Math.max(1, Math.floor(box.height / (size * lineHeight))),
  );
  const setting = { size, width, lineHeight, breakWords: true };
  const isWhole = lines.length <= room;
  const shown = isWhole ? content : cut(target, lines, room, setting);
  const even = isWhole ? balancedWidth(target, content, box, setting) : width;
  apply(target, shown, size, even, lineHeight, true);
  return isWhole;
}

/** Fits one line: at `size`, shrunk to `least` before it is cut. Hidden when null. Returns false if it was cut. */
export function fitLine(
  target: Text,
  content: string | null,
  width: number,
  size: number,
  least = size * 0.6,
): boolean {
  target.visible = content !== null;
  return fitText(target, content ?? '', { width, height: size * 1.4, size: [size, least], lines: 1 });
}

/** With more lines than this, a text reads as a paragraph. */
const MAX_BALANCED = 4;
/** Pixels of precision; more searching wouldn't pay off. */
const CLOSE = 4;

/** The smallest width that takes no more lines; the given width where words would have to break. */
function balancedWidth(target: Text, content: string, box: TextBox, setting: Setting): number {
  const { width } = setting;
  if (!box.balanced || isUnspaced(content)) return width;
  const whole = { ...setting, breakWords: false };
  const { lines, widest } = measure(target, content, whole);
  if (lines.length < 2 || lines.length > MAX_BALANCED || widest > width) return width;
  let [low, high] = [width / lines.length, width];
  while (high - low > CLOSE) {
    const middle = (low + high) / 2;
    const tried = measure(target, content, { ...whole, width: middle });
    if (tried.lines.length <= lines.length && tried.widest <= middle) high = middle;
    else low = middle;
  }
  return high;
}

interface Setting {
  readonly size: number;
  readonly width: number;
  readonly lineHeight: number;
  readonly breakWords: boolean;
}

interface Measured {
  readonly lines: readonly string[];
  readonly widest: number;
}

function measure(target: Text, content: string, setting: Setting): Measured {
  const style = target.style.clone();
  style.fontSize = setting.size;
  style.lineHeight = setting.size * setting.lineHeight;
  style.wordWrap = true;
  style.wordWrapWidth = setting.width;
  style.breakWords = setting.breakWords;
  const metrics = CanvasTextMetrics.measureText(content === '' ? ' ' : content, style);
  return { lines: metrics.lines, widest: metrics.maxLineWidth };
}

function fits(measured: Measured, width: number, box: TextBox, linePixels: number): boolean {
  const lines = measured.lines.length;
  return measured.widest <= width && lines * linePixels <= box.height + 1 && lines <= (box.lines ?? lines);
}

/** The first `room` lines, ending in an ellipsis that still fits. */
function cut(target: Text, lines: readonly string[], room: number, setting: Setting): string {
  const kept = lines.slice(0, room - 1);
  const letters = CanvasTextMetrics.graphemeSegmenter((lines[room - 1] ?? '').trimEnd());
  while (letters.length > 0) {
    const last = `${letters.join('').trimEnd()}${ELLIPSIS}`;
    if (measure(target, last, setting).lines.length === 1) return [...kept, last].join('\n');
    letters.pop();
  }
  return [...kept, ELLIPSIS].join('\n');
}

function apply(
  target: Text,
  content: string,
  size: number,
  width: number,
  lineHeight: number,
  breakWords: boolean,
): void {
  const { style } = target;
  if (style.fontSize !== size) style.fontSize = size;
  if (style.lineHeight !== size * lineHeight) style.lineHeight = size * lineHeight;
  if (!style.wordWrap) style.wordWrap = true;
  if (style.wordWrapWidth !== width) style.wordWrapWidth = width;
  if (style.breakWords !== breakWords) style.breakWords = breakWords;
  if (!isRightToLeft(content)) return setText(target, content);
  // The canvas draws each line separately and would treat it as left-to-right.
  setText(target, embedRtlLines(measure(target, content, { size, width, lineHeight, breakWords }).lines));
}
