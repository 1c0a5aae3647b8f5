// What a feature of the game shows over the projector's picture, for as long as the teacher wants it there.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { NamedHostFeature } from '#src/host/room/hostFeature.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/projector/projectorPanel.css';

/** The panels of a game that runs: what stands over the picture, and their buttons. */
export function useProjectorPanels(features: readonly NamedHostFeature[], view: ProjectorView) {
  const { t } = useTranslation('host');
  const [shown, setShown] = useState<string | null>(null);
  const isOn = view.room.state === 'running' || view.room.state === 'paused';
  const panels = isOn
    ? features.flatMap(({ id, projectorPanel }) => (projectorPanel ? { id, ...projectorPanel } : []))
    : [];
  const open = panels.find(({ id }) => id === shown);
  const buttons: ReactNode = panels.map(({ id, Icon, label }) => (
    <IconButton
      key={id}
      aria-pressed={id === shown}
      aria-label={label(t)}
      title={label(t)}
      onClick={() => setShown(id === shown ? null : id)}
    >
      <Icon />
    </IconButton>
  ));
  const panel: ReactNode = open && (
    // What scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="projector-panel" aria-label={open.label(t)} data-scheme="night" tabIndex={0}>
      <open.Panel view={view} />
    </section>
  );
  return { buttons, panel };
}
