// Answer distribution over the options.

import type { ReactNode } from 'react';
import type { OptionsType } from '#core/questions/families.ts';
import type { DistributionViewProps } from '#src/host/room/hostKind.ts';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

type OptionsSpreadProps = Pick<DistributionViewProps<OptionsType>, 'question' | 'reveal' | 'distribution'>;

export function OptionsSpread({ question, reveal, distribution }: OptionsSpreadProps): ReactNode {
  const rows = question.options.map((option, place) => ({
    id: option.id,
    lead: (
      <>
        <span className="option-dot rigid" aria-hidden="true" />
        {option.media && <Thumbnail media={option.media} />}
      </>
    ),
    words: <TextOrPicture of={option} />,
    option: place + 1,
    right: reveal?.correctIds.includes(option.id) ?? false,
    count: distribution.spread.options[option.id] ?? 0,
  }));
  return <SpreadRows rows={rows} distribution={distribution} />;
}
