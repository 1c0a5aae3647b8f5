// CLASSIFICATION on the server: an item counts once it is in a group that it belongs to.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { classificationParts } from '#core/questions/classification/authoring.ts';
import { type ClassificationKind, classificationRules } from '#core/questions/classification/index.ts';
import { classificationSample } from '#core/questions/classification/sample.ts';
import { builtPlacing, placingAuthority, type PlacingKey } from '#core/questions/placing/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

export const classificationAuthority: QuestionAuthority<ClassificationKind, PlacingKey> = {
  ...placingAuthority(classificationRules),
  build(authored, base, draws) {
    const { key, ...dealt } = builtPlacing(classificationParts(authored), authored, draws);
    return { question: { type: 'CLASSIFICATION', ...withGrading(base, true), ...dealt }, key };
  },
  sample: classificationSample,
};
