// Controls in the projector's own window: full screen and music. They fade out while the pointer rests.

import { Maximize, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/projector/projectorControls.css';

export interface ProjectorControlsProps {
  readonly onFullscreen: () => void;
  readonly onMusic: () => void;
  /** Extra buttons from the game's features. */
  readonly children?: ReactNode;
}

/** Milliseconds without pointer movement. */
const REST_MS = 3_000;

export function ProjectorControls({ onFullscreen, onMusic, children }: ProjectorControlsProps): ReactNode {
  const { t } = useTranslation('host');
  const keyHint = useAriaKeyShortcuts();
  const music = useSetting('music');
  const awake = useAwake();
  return (
    <div className="projector-controls flex gap-1" data-awake={awake} data-scheme="play">
      {children}
      <IconButton aria-pressed={music} label={t('host:projector.music')} onClick={onMusic}>
        {music ? <Volume2 /> : <VolumeX />}
      </IconButton>
      <IconButton
        aria-keyshortcuts={keyHint('F')}
        label={t('host:projector.fullscreen')}
        onClick={onFullscreen}
      >
        <Maximize />
      </IconButton>
    </div>
  );
}

function useAwake(): boolean {
  const [awake, setAwake] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setAwake(false), REST_MS);
    const wake = () => {
      clearTimeout(timer);
      setAwake(true);
      timer = setTimeout(() => setAwake(false), REST_MS);
    };
    window.addEventListener('pointermove', wake);
    window.addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', wake);
      window.removeEventListener('keydown', wake);
    };
  }, []);
  return awake;
}
