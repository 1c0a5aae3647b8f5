// Loads the formatted text fields. Until then, and if they can't be loaded, texts are edited as Markdown.

import { type ComponentType, createElement, type ReactNode } from 'react';
import { createInjected } from '#src/platform/injected.ts';
import type { RichTextProps } from '#src/questions/richText.ts';

export const richText = createInjected<ComponentType<RichTextProps> | null>(null);

richText.provide(async () => (await import('#src/areas/library/editor/richText/RichText.tsx')).RichText);

/** Only once it has loaded. */
export function RichTextField(props: RichTextProps): ReactNode {
  const Field = richText.get();
  return Field && createElement(Field, props);
}
