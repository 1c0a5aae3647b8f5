// Power-ups on a player's page: the belt with what is at work, the sheet of a card, and what a screen reader is told. All of it is loaded by
// games that have a belt.

import i18next from 'i18next';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { firstScene } from '#src/game/firstScene.ts';
import type { AroundProps, BarProps, PlayerFeature, QuestionPartProps } from '#src/features/playerFeature.ts';
import type * as PowerupParts from '#src/features/powerups/parts.ts';

type Parts = typeof PowerupParts;

/** Milliseconds until what could not be loaded is asked for again. */
const RETRY_MS = 4_000;

let parts: Parts | null = null;
let loading: Promise<Parts> | null = null;

/** A game goes on without them for as long as they can't be had. */
async function load(): Promise<Parts> {
  await firstScene;
  for (;;) {
    try {
      const [loaded] = await Promise.all([
        import('#src/features/powerups/parts.ts'),
        i18next.loadNamespaces('powerups'),
      ]);
      parts = loaded;
      return loaded;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function part<Props>(choose: (parts: Parts) => ComponentType<Props>) {
  return lazy(async () => {
    loading ??= load();
    return { default: choose(await loading) };
  });
}

const Belt = part(({ Belt: loaded }) => loaded);
const CardSheets = part(({ CardSheets: loaded }) => loaded);
const TipRow = part(({ TipRow: loaded }) => loaded);

function Sheets({ game, view, children }: AroundProps): ReactNode {
  return (
    <>
      {children}
      {view.me.belt && (
        <Suspense>
          <CardSheets game={game} view={view} belt={view.me.belt} />
        </Suspense>
      )}
    </>
  );
}

function BelowAnswers(props: QuestionPartProps): ReactNode {
  const { belt } = props.view.me;
  if (!belt) return null;
  return (
    <Suspense>
      <Belt {...props} belt={belt} />
    </Suspense>
  );
}

function Row(props: BarProps): ReactNode {
  const { belt } = props.view.me;
  if (!belt) return null;
  return (
    <Suspense>
      <TipRow {...props} belt={belt} />
    </Suspense>
  );
}

export const powerups: PlayerFeature = {
  Around: Sheets,
  BelowAnswers,
  Row,
  announces: (previous, next) => (next.view.me.belt && parts?.announcementsOf(previous, next)) || [],
  saysOfVerdict: ({ slide }) => (slide?.powerups && parts?.pointsSaid(slide.powerups)) || null,
};
