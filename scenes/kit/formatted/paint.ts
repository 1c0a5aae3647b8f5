// Painter for formatted text, on a canvas of its own.

import type { Atom } from '#scenes/kit/formatted/tokens.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import { formulaOf } from '#scenes/stage/formulas.ts';
import type { Layout, Line, Placed } from '#scenes/kit/formatted/layout.ts';
import { CODE, type Letters } from '#scenes/kit/formatted/setting.ts';

export interface Paint {
  readonly color: Color;
  readonly align: 'left' | 'center' | 'right';
  /** Device pixels per stage pixel. */
  readonly resolution: number;
  readonly font: (letters: Letters) => string;
  /** In CSS. */
  readonly letterSpacing: string;
  /** Weight of the letters; formulas next to them are drawn equally bold. */
  readonly weight: number;
}

/**
 * Margin on each side for italics and accents, which stick out of their line, as a multiple of the font size.
 */
export const PADDING = 0.3;
const PLATE = { alpha: 0.11, radius: 0.22, above: 0.86, below: 0.28 } as const;
/**
 * For each unit of weight that letters are heavier than a formula's own, its strokes are thickened by this
 * multiple of the font size.
 */
const BROADENED = { from: 400, by: 0.00008 } as const;

/** Returns the picture, including the margin around it. */
export function painted(layout: Layout, paint: Paint): HTMLCanvasElement {
  const { resolution } = paint;
  const air = layout.size * PADDING;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil((layout.width + 2 * air) * resolution));
  canvas.height = Math.max(1, Math.ceil((layout.height + 2 * air) * resolution));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(resolution, resolution);
  context.translate(air, air);
  context.fillStyle = paint.color;
  context.strokeStyle = paint.color;
  context.lineJoin = 'round';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.letterSpacing = paint.letterSpacing;
  context.direction = layout.rightToLeft ? 'rtl' : 'ltr';
  paintCodeBlocks(context, layout);
  for (const line of layout.lines) paintLine(context, line, layout, paint);
  return canvas;
}

/** The x at which a line begins on the left, its indent included. */
export function leftOf(line: Line, { width, rightToLeft, flush }: Layout, align: Paint['align']): number {
  const indent = line.indent * (line.kind === 'code' ? 2 : 1);
  const spare = width - line.width - indent;
  const side =
    line.kind === 'code'
      ? 'left'
      : line.kind === 'formula'
        ? 'center'
        : flush
          ? rightToLeft
            ? 'right'
            : 'left'
          : align;
  const free = side === 'center' ? spare / 2 : side === 'right' ? spare : 0;
  return free + (rightToLeft && line.kind === 'item' ? 0 : line.indent);
}

function paintLine(context: CanvasRenderingContext2D, line: Line, layout: Layout, paint: Paint): void {
  const left = leftOf(line, layout, paint.align);
  const baseline = line.top + line.baseline;
  paintPlates(context, line, left, baseline, layout.size);
  if (line.marker) {
    context.font = paint.font(line.marker.letters);
    const { width } = line.marker;
    const x = layout.rightToLeft
      ? left + line.width + line.indent - width + context.measureText(' ').width
      : left - line.indent;
    write(context, line.marker, x, baseline);
  }
  if (line.kind === 'code') context.direction = 'ltr';
  for (const { atom, x } of whole(line.atoms, layout)) {
    if (atom.formula) {
      if (atom.formula.isGap) continue;
      const { tex, width, height, depth } = atom.formula;
      paintFormula(
        context,
        tex,
        { x: left + x, y: baseline + depth - height, width, height },
        layout.size,
        paint,
      );
    } else if (atom.text !== '') {
      context.font = paint.font(atom.letters);
      write(context, atom, left + x, baseline - atom.rise);
    }
  }
  context.direction = layout.rightToLeft ? 'rtl' : 'ltr';
}

function write(context: CanvasRenderingContext2D, { text, letters }: Atom, x: number, y: number): void {
  context.fillText(text, x, y);
  if (letters.outline === 0) return;
  context.lineWidth = letters.outline * letters.size;
  context.strokeText(text, x, y);
}

/** Merges consecutive pieces in the same face into one draw, as long as nothing runs from the right. */
function whole(atoms: readonly Placed[], { rightToLeft }: Layout): readonly Placed[] {
  if (rightToLeft) return atoms;
  const drawn: Placed[] = [];
  for (const placed of atoms) {
    const last = drawn.at(-1);
    const isSame =
      last &&
      !last.atom.formula &&
      !placed.atom.formula &&
      last.atom.letters.size === placed.atom.letters.size &&
      last.atom.letters.weight === placed.atom.letters.weight &&
      last.atom.letters.italic === placed.atom.letters.italic &&
      last.atom.letters.mono === placed.atom.letters.mono &&
      last.atom.rise === placed.atom.rise &&
      !RTL.test(last.atom.text + placed.atom.text);
    if (isSame)
      drawn[drawn.length - 1] = {
        x: last.x,
        atom: { ...last.atom, text: last.atom.text + placed.atom.text },
      };
    else drawn.push(placed);
  }
  return drawn;
}

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** One soft plate behind each run of code in a line. */
function paintPlates(
  context: CanvasRenderingContext2D,
  line: Line,
  left: number,
  baseline: number,
  size: number,
): void {
  const spans = new Map<unknown, { from: number; to: number }>();
  for (const { atom, x } of line.atoms) {
    if (!atom.code) continue;
    const span = spans.get(atom.code) ?? { from: x, to: x };
    spans.set(atom.code, { from: Math.min(span.from, x), to: Math.max(span.to, x + atom.width) });
  }
  for (const { from, to } of spans.values())
    plate(
      context,
      left + from,
      baseline - PLATE.above * size,
      to - from,
      (PLATE.above + PLATE.below) * size,
      size,
    );
}

function paintCodeBlocks(context: CanvasRenderingContext2D, { lines, width, size }: Layout): void {
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'code' || lines[index - 1]?.kind === 'code') continue;
    let last = index;
    while (lines[last + 1]?.kind === 'code') last += 1;
    const air = CODE.air * size;
    const { top, height } = lines[last] ?? line;
    plate(context, 0, line.top - air, width, top + height - line.top + 2 * air, size * 1.6);
  }
}

function plate(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): void {
  context.globalAlpha = PLATE.alpha;
  context.beginPath();
  context.roundRect(x, y, width, height, PLATE.radius * size);
  context.fill();
  context.globalAlpha = 1;
}

/** Draws a formula in the color of the words, at the screen's resolution. */
function paintFormula(
  context: CanvasRenderingContext2D,
  tex: string,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  size: number,
  { color, resolution, weight }: Paint,
): void {
  const formula = formulaOf(tex);
  if (!formula) return;
  const canvas = document.createElement('canvas');
  // Strokes at the edges are thickened too.
  const margin = 2;
  canvas.width = Math.ceil(box.width * resolution) + 2 * margin;
  canvas.height = Math.ceil(box.height * resolution) + 2 * margin;
  const own = canvas.getContext('2d');
  if (!own) return;
  const out = Math.min(margin, ((weight - BROADENED.from) * BROADENED.by * size * resolution) / 2);
  for (const [dx, dy] of out > 0
    ? ([
        [-out, 0],
        [out, 0],
        [0, -out],
        [0, out],
      ] as const)
    : ([[0, 0]] as const))
    own.drawImage(formula.image, margin + dx, margin + dy, box.width * resolution, box.height * resolution);
  own.globalCompositeOperation = 'source-in';
  own.fillStyle = color;
  own.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    canvas,
    box.x - margin / resolution,
    box.y - margin / resolution,
    canvas.width / resolution,
    canvas.height / resolution,
  );
}
