// MATCH on the server: a prompt counts once its partner, or one that looks the same, is tied to it.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { matchParts } from '#core/questions/match/authoring.ts';
import { type MatchKind, matchRules } from '#core/questions/match/index.ts';
import { matchSample } from '#core/questions/match/sample.ts';
import { builtPlacing, placingAuthority, type PlacingKey } from '#core/questions/placing/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

export const matchAuthority: QuestionAuthority<MatchKind, PlacingKey> = {
  ...placingAuthority(matchRules),
  build(authored, base, draws) {
    const { key, ...dealt } = builtPlacing(matchParts(authored), authored, draws);
    return { question: { type: 'MATCH', ...withGrading(base, true), ...dealt }, key };
  },
  sample: matchSample,
};
