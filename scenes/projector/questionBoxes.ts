// Where the parts of a question stand on the projector.

import type { Rect } from '#scenes/ports.ts';
import type { ProjectorPartShape } from '#scenes/questions/projectorPart.ts';
import type { ProjectorMetrics } from '#scenes/projector/ProjectorScene.ts';

export interface QuestionShape extends ProjectorPartShape {
  readonly picture: boolean;
  /** Whether an explanation of what is right stands there too. */
  readonly explained: boolean;
  /** Whether the clock, or the share of right answers, is shown. */
  readonly ring: boolean;
  /** Whether the projector says something between the card and the answers. */
  readonly status: boolean;
}

export interface QuestionBoxes {
  readonly card: Rect;
  readonly answers: Rect;
  /** Its middle and diameter. */
  readonly ring: { readonly x: number; readonly y: number; readonly size: number };
  readonly answered: Rect;
  /** Between the card and the answers; without height where there is nothing to say. */
  readonly status: Rect;
  readonly gap: number;
}

/** Height of a pill, in sizes of its text. */
const STATUS_HIGH = 1.8;

export function questionBoxes(metrics: ProjectorMetrics, shape: QuestionShape): QuestionBoxes {
  return metrics.wide ? lying(metrics, shape) : standing(metrics, shape);
}

/** Side by side: the card, and a column for the clock and the count. */
function lying(metrics: ProjectorMetrics, shape: QuestionShape): QuestionBoxes {
  const { unit, margin, top } = metrics;
  const gap = 28 * unit;
  const column = 250 * unit;
  const width = metrics.width - margin * 2;
  const foot = metrics.size('caption') * 1.35 + 18 * unit;
  const height = metrics.bottom - foot - top;
  const wanted = shape.told ? cardOverTexts(shape) : shape.picture ? 0.56 : shape.rows > 2 ? 0.38 : 0.46;
  const cardHeight = height * (shape.tall ? Math.min(wanted, 0.34) : wanted);
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

/** One below the other: clock and count in a line, then the card, then the answers. */
function standing(metrics: ProjectorMetrics, shape: QuestionShape): QuestionBoxes {
  const { unit, margin, top } = metrics;
  const gap = 22 * unit;
  const width = metrics.width - margin * 2;
  const ring = 150 * unit;
  const foot = metrics.size('caption') * 1.35 + 18 * unit;
  const first = top + ring + gap;
  const height = metrics.bottom - foot - first;
  const wanted = shape.told ? cardOverTexts(shape) : shape.picture ? 0.46 : 0.36;
  const cardHeight = height * (shape.rows > 2 || shape.tall ? wanted - 0.06 : wanted);
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

/** The question has been read by then: what was answered has the greater part. */
function cardOverTexts({ picture, explained }: QuestionShape): number {
  return picture ? 0.42 : explained ? 0.4 : 0.3;
}

/** What the card gives up, so that the answers stay where they are. */
function statusBand(metrics: ProjectorMetrics, shape: QuestionShape, gap: number): number {
  return shape.status ? metrics.size('title') * STATUS_HIGH + gap : 0;
}

/** `bottom`: where the card would end without it. */
function statusBox(metrics: ProjectorMetrics, bottom: number, band: number, gap: number): Rect {
  const { margin, width } = metrics;
  return { x: margin, y: bottom - band + gap, width: width - margin * 2, height: Math.max(0, band - gap) };
}
