// The twins of the scenes that features of a game add: a line here for each of them.

import { ChallengeBoardTwin } from '#src/features/challenge/twins.tsx';

export const FEATURE_TWINS = { challengeBoard: ChallengeBoardTwin };
