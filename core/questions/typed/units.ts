// Units of typed numbers, as players see them.

/** A number field as players see it. */
export interface NumberField {
  /** Printed after the field. */
  readonly unit?: string;
  /** To choose from, sorted. */
  readonly units?: readonly string[];
  /** The unit has to be typed after the number. */
  readonly typedUnit?: true;
}

/** The number and the unit of a text, for a field with units to choose from; '' for what it lacks. */
export function splitUnit(text: string, units: readonly string[]): readonly [number: string, unit: string] {
  const unit = units.filter((each) => text.endsWith(` ${each}`)).toSorted((a, b) => b.length - a.length)[0];
  return unit === undefined ? [text, ''] : [text.slice(0, -unit.length - 1), unit];
}

/** A typed text with its printed unit, unless that was typed as well. */
export function withPrintedUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text === '' || text.endsWith(unit) ? text : `${text} ${unit}`;
}
