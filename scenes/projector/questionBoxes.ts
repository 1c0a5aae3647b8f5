// Layout of a question on the projector.

import type { Rect } from '#scenes/ports.ts';
import type { ProjectorPartShape } from '#scenes/projector/questionPart.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';

export interface QuestionShape extends ProjectorPartShape {
  readonly picture: boolean;
  /** True if an explanation is shown as well. */
  readonly explained: boolean;
  /** True if the clock, or the share of correct answers, is shown. */
  readonly ring: boolean;
  /** True if a status goes between the card and the answers. */
  readonly status: boolean;
}

export interface QuestionBoxes {
  readonly card: Rect;
  readonly answers: Rect;
  /** Its center and diameter. */
  readonly ring: { readonly x: number; readonly y: number; readonly size: number };
  readonly answered: Rect;
  /** Between the card and the answers; its height is 0 when there is no status. */
  readonly status: Rect;
  readonly gap: number;
}

/** Height of a pill, as a multiple of its text size. */
const STATUS_HIGH = 1.8;

export function questionBoxes(metrics: ProjectorMetrics, shape: QuestionShape): QuestionBoxes {
  return metrics.wide ? lying(metrics, shape) : portraitBoxes(metrics, shape);
}

/** Landscape: the card next to a column with the clock and the count. */
function lying(metrics: ProjectorMetrics, shape: QuestionShape): QuestionBoxes {
  const { unit, margin, top } = metrics;
  const gap = 28 * unit;
  const column = 250 * unit;
  const width = metrics.width - margin * 2;
  const foot = metrics.size('caption') * 1.35 + 18 * unit;
  const height = metrics.bottom - foot - top;
  const wanted = shape.showsAnswers
    ? cardOverTexts(shape)
    : shape.picture
      ? 0.56
      : shape.rows > 2
        ? 0.38
        : 0.46;
  const cardHeight = captionAlone(metrics, shape) ?? height * (shape.tall ? Math.min(wanted, 0.34) : wanted);
  const count = metrics.size('body') * 1.8;
  // Without a ring the count goes into the card's upper corner.
  const band = statusBand(metrics, shape, gap);
  const card = {
    x: margin,
    y: top,
    width: shape.ring ? width - column - gap : width,
    height: cardHeight - band,
  };
  const ring = Math.min(column * 0.84, cardHeight - 110 * unit);
  const x = margin + width - column / 2;
  const stack = ring + 24 * unit;
  const start = top + (cardHeight - stack - count) / 2;
  const answered = shape.ring
    ? { x: x - column / 2, y: start + stack }
    : { x: margin + width - column - 12 * unit, y: top + 22 * unit };
  const under = top + cardHeight + gap;
  return {
    gap,
    card,
    ring: { x, y: start + ring / 2, size: ring },
    answered: { ...answered, width: column, height: count },
    status: statusBox(metrics, under - gap, band, gap),
    answers: { x: margin, y: under, width, height: top + height - under },
  };
}

/** Portrait: clock and count in one line, then the card, then the answers. */
function portraitBoxes(metrics: ProjectorMetrics, shape: QuestionShape): QuestionBoxes {
  const { unit, margin, top } = metrics;
  const gap = 22 * unit;
  const width = metrics.width - margin * 2;
  const ring = 150 * unit;
  const foot = metrics.size('caption') * 1.35 + 18 * unit;
  const first = top + ring + gap;
  const height = metrics.bottom - foot - first;
  const wanted = shape.showsAnswers ? cardOverTexts(shape) : shape.picture ? 0.46 : 0.36;
  const cardHeight =
    captionAlone(metrics, shape) ?? height * (shape.rows > 2 || shape.tall ? wanted - 0.06 : wanted);
  const under = first + cardHeight + gap;
  const band = statusBand(metrics, shape, gap);
  const count = metrics.size('body') * 1.8;
  const room = width - ring - gap;
  return {
    gap,
    card: { x: margin, y: first, width, height: cardHeight - band },
    ring: { x: margin + ring / 2, y: top + ring / 2, size: ring },
    answered: {
      x: metrics.width - margin - room * 0.6,
      y: top + (ring - count) / 2,
      width: room * 0.6,
      height: count,
    },
    status: statusBox(metrics, under - gap, band, gap),
    answers: { x: margin, y: under, width, height: first + height - under },
  };
}

/** Height of a card that has nothing but its caption; null if it has more. */
function captionAlone(metrics: ProjectorMetrics, shape: QuestionShape): number | null {
  if (!shape.tellsText || shape.picture || shape.explained) return null;
  return metrics.size('caption') * 1.35 + 66 * metrics.unit;
}

/** The question has been read by then, so the answers get the larger part. */
function cardOverTexts({ picture, explained }: QuestionShape): number {
  return picture ? 0.42 : explained ? 0.4 : 0.3;
}

/** Height that the card gives up, so that the answers stay in place. */
function statusBand(metrics: ProjectorMetrics, shape: QuestionShape, gap: number): number {
  return shape.status ? metrics.size('title') * STATUS_HIGH + gap : 0;
}

/** `bottom`: where the card would end without it. */
function statusBox(metrics: ProjectorMetrics, bottom: number, band: number, gap: number): Rect {
  const { margin, width } = metrics;
  return { x: margin, y: bottom - band + gap, width: width - margin * 2, height: Math.max(0, band - gap) };
}
