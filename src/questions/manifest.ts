// Contract of a question kind's manifest in the app. Each part loads with the pages that need it.

import type { ComponentType } from 'react';
import type { LatePart } from '#core/collections/loadPart.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import type { HostKind } from '#src/host/room/hostKind.ts';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';
import type { PaperKind } from '#src/questions/paperKind.ts';

export interface QuestionManifest<T extends QuestionType> {
  readonly twin: LatePart<T, ComponentType<QuestionTwinProps<T>>>;
  /** Few games have it: its twin loads after the first question, or as soon as one of its kind is asked. */
  readonly apart?: true;
  readonly host: LatePart<T, HostKind<T>>;
  readonly editor: LatePart<T, QuestionEditor<T>>;
  readonly paper: LatePart<T, PaperKind<T>>;
}
