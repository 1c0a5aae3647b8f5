// DROPDOWN on the server: each gap counts one, with any of its correct choices.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { dropdownParts } from '#core/questions/dropdown/authoring.ts';
import { type DropdownKind, dropdownRules } from '#core/questions/dropdown/index.ts';
import { dropdownSample } from '#core/questions/dropdown/sample.ts';
import { readGaps } from '#core/questions/gaps/gaps.ts';
import { builtPlacing, placingAuthority, type PlacingKey } from '#core/questions/placing/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

export const dropdownAuthority: QuestionAuthority<DropdownKind, PlacingKey> = {
  ...placingAuthority(dropdownRules),
  build(authored, base, draws) {
    const { text, order } = readGaps(base, authored.gaps.length);
    const { key, ...dealt } = builtPlacing(dropdownParts(authored, order), authored, draws);
    const { gapsAt } = text;
    return {
      question: { type: 'DROPDOWN', ...withGrading({ ...base, ...text }, true), gapsAt, ...dealt },
      key,
    };
  },
  sample: dropdownSample,
};
