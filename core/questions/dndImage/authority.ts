// DND_IMAGE on the server: a place counts once a correct label, or one that looks the same, is at it.

import { deepEqual } from '#core/collections/deepEqual.ts';
import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { dndImageParts } from '#core/questions/dndImage/authoring.ts';
import {
  type AuthoredLabels,
  type DndImageKind,
  dndImageRules,
  type Pictured,
} from '#core/questions/dndImage/index.ts';
import { dndImageSample } from '#core/questions/dndImage/sample.ts';
import { builtPlacing, placingAuthority, type PlacingKey } from '#core/questions/placing/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

const shared = placingAuthority<'DND_IMAGE', AuthoredLabels, Pictured>(dndImageRules);

export const dndImageAuthority: QuestionAuthority<DndImageKind, PlacingKey> = {
  ...shared,
  build(authored, base, draws) {
    const { key, ...dealt } = builtPlacing(dndImageParts(authored), authored, draws);
    const { picture } = authored;
    return { question: { type: 'DND_IMAGE', ...withGrading(base, true), picture, ...dealt }, key };
  },
  aligned(now, played) {
    const isSame = deepEqual(now.question.picture, played.question.picture);
    return isSame ? shared.aligned(now, played) : null;
  },
  sample: dndImageSample,
};
