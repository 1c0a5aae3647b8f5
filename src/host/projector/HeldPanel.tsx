// What holds the question on the projector, such as a passage, shown again over the question.

import { createElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';
import { ListFailed } from '#src/host/shell/listStates.tsx';

/** The projector's own view has only its title, so that pushes stay small. */
export function HeldPanel({ view }: { readonly view: ProjectorView }): ReactNode {
  const { t } = useTranslation('host');
  const roomHash = view.room.hash;
  // Asked for each time it opens, since the quiz may have changed; not at every push, which may be an answer.
  const [seq] = useState(view.seq);
  const { data, error, refetch } = useHostQuery(
    ['projector', 'game', roomHash, seq],
    'getGame',
    { roomHash },
    { staleTime: 0, gcTime: 0 },
  );
  if (!data)
    return error ? (
      <ListFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <p aria-busy="true">{t('host:opening')}</p>
    );
  const id = view.slide?.question?.parent;
  const parent = data.view.questions.find(({ question }) => question.id === id)?.question;
  const Island = parent && hostKindOf(parent.type).ProjectorIsland;
  return Island && <div className="projector-held">{createElement(Island, { question: parent })}</div>;
}
