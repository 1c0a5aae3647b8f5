// MSQ on the canvas: presses select options, and the button submits them.

import { OptionsPart } from '#scenes/questions/OptionsPart.ts';
import type { CreatePart } from '#scenes/player/question/part.ts';

export const MSQ: CreatePart<'MSQ'> = (ports) =>
  new OptionsPart(
    ports,
    (optionId) => ({ type: 'toggle', optionId }),
    ({ optionIds }) => optionIds,
  );
