// Gallery of every scene in every state under any settings: to look at, and for tests, benchmarks, and
// screenshots to control through the URL.

import i18next from 'i18next';
import { type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { FEATURE_IDS } from '#core/features/features.ts';
import { loadGallery } from '#scenes/index.ts';
import { changeTheme, DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { stageConfig } from '#src/game/AppStage.tsx';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider, useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { GalleryControls } from '#src/pages/gallery/GalleryControls.tsx';
import { untilShown } from '#src/pages/gallery/galleryHook.ts';
import { readOptions, withOption } from '#src/pages/gallery/galleryOptions.ts';
import { DrawnEntry, PlainEntry } from '#src/pages/gallery/GalleryScene.tsx';
import { StageProvider } from '#src/platform/stage/StageHost.tsx';
import { createStageHandle } from '#src/platform/stage/stageHandle.ts';
import '#src/pages/gallery/gallery.css';

type Gallery = Awaited<ReturnType<typeof bring>>;
let loading: Promise<Gallery> | null = null;
async function bring() {
  const gallery = await loadGallery();
  const [entries] = await Promise.all([
    gallery.loadGalleryEntries(),
    gallery.drawFixtureFormulas(),
    i18next.loadNamespaces(FEATURE_IDS),
  ]);
  return { ...gallery, entries };
}
const galleryOnce = (): Promise<Gallery> => (loading ??= bring());

export function GalleryPage(): ReactNode {
  const { t } = useTranslation(['gallery', 'scenes', 'projector', 'play', 'host']);
  usePageTitle(t('gallery:title'));
  const { entries, fixtureFormula, FIXTURE_NOW } = use(galleryOnce());
  const services = useServices();
  const [still] = useState(() => readOptions(location.search).still);
  const fixed = useMemo(() => atTimeOf(services, FIXTURE_NOW, still), [services, FIXTURE_NOW, still]);
  return (
    <ServicesProvider services={fixed}>
      <meta name="robots" content="noindex" />
      <Shown entries={entries} fixtureFormula={fixtureFormula} />
    </ServicesProvider>
  );
}

/** Services with the fixtures' clock instead of the server's, and without sound. */
function atTimeOf(services: Services, start: number, still: boolean): Services {
  const opened = performance.now();
  const now = () => (still ? start : start + performance.now() - opened);
  const sound = {
    play: () => undefined,
    music: () => undefined,
    duck: () => undefined,
    setTempo: () => undefined,
    setTheme: () => undefined,
    muteEffects: () => undefined,
  };
  return { ...services, sound, clock: { now, observe: () => undefined } };
}

interface ShownProps {
  readonly entries: Gallery['entries'];
  readonly fixtureFormula: Gallery['fixtureFormula'];
}

function Shown({ entries, fixtureFormula }: ShownProps): ReactNode {
  const { t, i18n } = useTranslation('gallery');
  const services = useServices();
  const search = useSearch();
  const [, navigate] = useLocation();
  const drawn = useSetting('webgl') === 'on';
  const options = useMemo(() => readOptions(search), [search]);
  const { motion, tier, size, bare } = options;
  const own = useSetting('theme');
  const theme = options.theme ?? own ?? DEFAULT_THEME;
  const entry = entries.find(({ id }) => id === options.entry) ?? entries[0];
  const anyPlayer = entries.find(({ request }) => request.id === 'question')?.request.view;

  const config = useMemo(
    () => ({
      ...stageConfig(services, i18n, false, theme),
      policy: motion,
      formula: fixtureFormula,
      ...(tier && { tier }),
    }),
    [services, i18n, theme, motion, tier, fixtureFormula],
  );
  // Other settings reload the page; the stage lives as long as the page.
  const [stage] = useState(() => createStageHandle(config));
  useEffect(() => stage.configure(config), [stage, config]);
  useEffect(() => {
    void changeTheme({ game: theme });
  }, [theme]);

  useEffect(() => {
    window.quizpeakGallery = {
      entries: entries.map(({ id, request, after }) => ({ id, scene: request.id, after })),
      async show(id) {
        const wanted = entries.find((one) => one.id === id);
        if (!wanted) throw new Error(`The gallery has no entry ${id}`);
        navigate('/gallery' + withOption(location.search, 'entry', id), { replace: true });
        await untilShown(
          () => !drawn || stage.stage()?.debug.root.children.at(-1)?.label === `scene:${wanted.request.id}`,
        );
      },
      settle: () => stage.stage()?.settle(),
      redraw: () => stage.stage()?.setFocus(null),
      get debug() {
        return stage.stage()?.debug ?? null;
      },
    };
    return () => {
      delete window.quizpeakGallery;
    };
  }, [entries, stage, drawn, navigate]);

  if (!entry || !anyPlayer || !('player' in anyPlayer)) return null;
  const parts = { entry, anyPlayer: anyPlayer.player };
  const scene = (
    <div className="gallery-scene full relative" style={size ?? undefined} data-entry={entry.id}>
      {drawn ? (
        <StageProvider handle={stage}>
          <DrawnEntry {...parts} />
        </StageProvider>
      ) : (
        <PlainEntry key={entry.id} {...parts} />
      )}
    </div>
  );
  if (bare) return <main className="gallery-bare">{scene}</main>;
  return (
    <div className="gallery">
      <GalleryControls entries={entries} current={entry.id} options={options} />
      <main className="gallery-view" aria-label={t('gallery:scene', { entry: entry.id })}>
        {scene}
      </main>
    </div>
  );
}
