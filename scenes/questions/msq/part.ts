// MSQ on the canvas: presses tick options, the button sends them.

import { OptionsPart } from '#scenes/questions/OptionsPart.ts';
import type { CreatePart } from '#scenes/player/question/part.ts';

export const MSQ: CreatePart<'MSQ'> = (ports) =>
  new OptionsPart(
    ports,
    (optionId) => ({ type: 'toggle', optionId }),
    ({ optionIds }) => optionIds,
  );
