// Views of a game in which nothing has happened yet, derived from their schemas.

import type * as z from 'zod/mini';

/** Returns the emptiest value that the schema accepts: null, empty, zero, or the first choice. */
export function blankOf<Schema extends z.core.$ZodType>(schema: Schema): z.output<Schema> {
  return emptiest(schema) as z.output<Schema>;
}

function emptiest(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'nullable':
      return null;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).flatMap(([name, field]) => {
          const value = emptiest(field);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      return undefined;
  }
}
