// OPEN: a free text for the teacher.

import { OPEN_MAX_LENGTH } from '#core/questions/open/index.ts';
import { typedTwin } from '#src/questions/typed/typedTwin.tsx';

export const OPEN = typedTwin<'OPEN'>({ maxLength: OPEN_MAX_LENGTH, long: true });
