import { message, type Message } from '#scenes/message.ts';

/** Label of the button that leads from a passage to its questions. */
export const DONE_READING: Message = message('scenes:question.doneReading');
