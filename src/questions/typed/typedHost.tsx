// A typed answer for the host.

import type { TypedType } from '#core/questions/families.ts';
import type { Message } from '#scenes/message.ts';
import type { HostKind } from '#src/host/room/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { TextsOnProjector } from '#src/questions/typed/TextsOnProjector.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';

/** `hint`: how it is answered, as the projector says. */
export function typedHost<T extends TypedType>(
  hint: Message,
  Authored: HostKind<T>['Authored'],
): HostKind<T> {
  return {
    ProjectorAnswers: ({ asks, right, distribution }) => (
      <TextsOnProjector hint={asks ? hint : null} right={right} distribution={distribution} />
    ),
    Spread: TextsSpread,
    Answered: AnsweredText,
    Authored,
  };
}
