// Painter for plain shapes on a 2D canvas, which gives smooth edges without multisampling.

import type { Paint, Shape } from '#scenes/kit/paint.ts';

/** From back to front. */
export function paintShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  for (const shape of shapes) draw(context, shape);
}

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  context.globalAlpha = shape.paint.kind === 'flat' ? shape.paint.alpha : 1;
  context.fillStyle = styleOf(context, shape.paint);
  context.beginPath();
  if (shape.kind === 'discs') {
    for (const { x, y, radius } of shape.discs) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
  } else {
    for (let index = 0; index < shape.points.length; index += 2) {
      context.lineTo(shape.points[index] ?? 0, shape.points[index + 1] ?? 0);
    }
    context.closePath();
  }
  context.fill();
}

function styleOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (paint.kind === 'flat') return paint.color;
  const gradient =
    paint.kind === 'down'
      ? context.createLinearGradient(0, paint.from, 0, paint.to)
      : context.createRadialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.radius);
  for (const { at, color, alpha } of paint.stops) {
    gradient.addColorStop(at, alpha === undefined ? color : color + byte(alpha));
  }
  return gradient;
}

/** An alpha of 0 to 1 as two hexadecimal digits. */
function byte(alpha: number): string {
  return Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
}
