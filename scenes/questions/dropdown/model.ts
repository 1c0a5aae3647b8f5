// Words of DROPDOWN for the canvas and the twin.

import { type Message, message } from '#scenes/message.ts';

/** In a gap that is empty. */
export const CHOOSE: Message = message('kinds:dropdown.choose');
