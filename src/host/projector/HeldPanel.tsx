// What holds the question on the projector, such as a passage, shown again over the question.

import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { useHost } from '#src/host/session/useHost.ts';

/** The projector's own view has only its title, so that pushes stay small. */
export function HeldPanel({ view }: { readonly view: ProjectorView }): ReactNode {
  const host = useHost();
  const roomHash = view.room.hash;
  const { data: questions = [] } = useQuery({
    queryKey: ['projector', 'questions', roomHash],
    queryFn: async () => (await host.call('getGame', { roomHash })).view.questions,
  });
  const parent = questions.find(({ question }) => question.id === view.slide?.question?.parent)?.question;
  const Island = parent && hostKindOf(parent.type).ProjectorIsland;
  return Island && <div className="projector-held">{createElement(Island, { question: parent })}</div>;
}
