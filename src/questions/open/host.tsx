// OPEN for the host.

import { WRITE_ANSWER } from '#scenes/questions/model.ts';
import { typedHost } from '#src/questions/typed/typedHost.tsx';

export const openHost = typedHost<'OPEN'>(WRITE_ANSWER, () => null);
