// Benchmark figures and their targets.

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The target, as in ">= 0.6". */
  readonly aim: string;
  readonly holds: boolean;
}

/** @param detail what was measured, for the reader of the table */
export interface Measured extends Figure {
  readonly detail: string;
}

interface Aim {
  readonly name: string;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function measured(aim: Aim, value: number, detail: string): Measured {
  const { name, unit, atLeast, atMost } = aim;
  const rounded = Number(value.toPrecision(4));
  const holds = atLeast === undefined ? rounded <= (atMost ?? Infinity) : rounded >= atLeast;
  return {
    name,
    value: rounded,
    unit,
    aim: atLeast !== undefined ? `>= ${atLeast}` : atMost !== undefined ? `<= ${atMost}` : 'none',
    holds,
    detail,
  };
}

export function figureLine({ name, value, unit, aim, holds, detail }: Measured): string {
  return `${holds ? 'holds   ' : 'MISSES  '} ${name.padEnd(22)} ${String(value).padStart(8)} (${aim}) ${unit}; ${detail}`;
}

/** The value at `share` of the sorted list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
