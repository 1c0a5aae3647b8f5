// BLANK: one line of text, compared with the accepted answers.

import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import { typedTwin } from '#src/questions/typed/typedTwin.tsx';

export const BLANK = typedTwin<'BLANK'>({ maxLength: BLANK_MAX_LENGTH, long: false });
