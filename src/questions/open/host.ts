import { WRITE_ANSWER } from '#scenes/model.ts';
import { typedHost } from '#src/questions/typed/typedHost.tsx';

export const OPEN = typedHost<'OPEN'>(WRITE_ANSWER, () => null);
