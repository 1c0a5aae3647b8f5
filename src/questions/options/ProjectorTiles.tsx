// Options or items on the projector, as page elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

export interface ProjectorTilesProps {
  readonly options: readonly Option[];
  /** The canvas already shows them, so pictures are left out. */
  readonly drawn: boolean;
  /** Without option colors. */
  readonly plain?: boolean;
  /** True if their order is shown. */
  readonly ordered?: boolean;
  /** Ids of the correct ones; all others are dimmed. */
  readonly rightIds?: readonly string[];
  /** Shown after the words of each. */
  readonly figureOf?: ((option: Option) => ReactNode) | null;
}

export function ProjectorTiles(props: ProjectorTilesProps): ReactNode {
  const { options, drawn, plain = false, ordered = false, rightIds = [], figureOf } = props;
  const { t } = useTranslation('host');
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? 'grid' : 'projector-options'}>
      {options.map((option, place) => {
        const { id, media } = option;
        const isRight = rightIds.includes(id);
        return (
          <li
            key={id}
            className="projector-option strip bold"
            data-option={plain ? undefined : place + 1}
            data-dim={rightIds.length > 0 && !isRight}
          >
            {ordered && <span className="tabular">{place + 1}</span>}
            {media && !drawn && (
              <img
                className="projector-option-picture"
                src={uploadAtWidth(media.url, PICTURE_WIDTH.wallOption)}
                alt=""
              />
            )}
            <span className="fill breaks">
              <TextOrPicture of={option} />
            </span>
            {isRight && <span className="visually-hidden">{t('host:question.right')}</span>}
            {figureOf && <strong>{figureOf(option)}</strong>}
          </li>
        );
      })}
    </List>
  );
}
