// DRAGNDROP on the server: each gap counts one, with any word that is correct there.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { dragndropParts } from '#core/questions/dragndrop/authoring.ts';
import { type DragndropKind, dragndropRules } from '#core/questions/dragndrop/index.ts';
import { dragndropSample } from '#core/questions/dragndrop/sample.ts';
import { readGaps } from '#core/questions/gaps/gaps.ts';
import { builtPlacing, placingAuthority, type PlacingKey } from '#core/questions/placing/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

export const dragndropAuthority: QuestionAuthority<DragndropKind, PlacingKey> = {
  ...placingAuthority(dragndropRules),
  build(authored, base, draws) {
    const { text, order } = readGaps(base, authored.gaps.length);
    const { key, ...dealt } = builtPlacing(dragndropParts(authored, order), authored, draws);
    const { gapsAt } = text;
    return {
      question: { type: 'DRAGNDROP', ...withGrading({ ...base, ...text }, true), gapsAt, ...dealt },
      key,
    };
  },
  sample: dragndropSample,
};
