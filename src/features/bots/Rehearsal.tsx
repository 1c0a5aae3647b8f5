// Rehearsal: fills the game with bots that join and play, before the class arrives.

import { Bot, BotOff } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_BOTS } from '#core/features/bots/bots.ts';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { FormDialog } from '#src/host/shell/FormDialog.tsx';
import { Range } from '#src/ui/Range.tsx';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/features/bots/rehearsal.css';

/** Initial number of bots: the size of a class. */
const FIRST_BOTS = 25;
const ACCURACY = { start: 70, step: 5 } as const;

export function Rehearsal({ view, controls }: HostPartProps): ReactNode {
  const { t } = useTranslation('host');
  const [asks, setAsks] = useState(false);
  if (!controls.can('rehearse')) return null;
  const robots = view.players.filter(({ approval, isRobot }) => approval === 'approved' && isRobot).length;
  return (
    <>
      <QuietButton
        small
        {...(robots === 0 && { 'aria-haspopup': 'dialog' })}
        onClick={() =>
          robots === 0 ? setAsks(true) : void controls.act('rehearseGame', { robots: 0, accuracy: 0 })
        }
      >
        {robots === 0 ? <Bot size={18} /> : <BotOff size={18} />}
        {robots === 0 ? t('host:rehearsal.try') : t('host:rehearsal.away', { count: robots })}
      </QuietButton>
      {asks && <RehearsalDialog controls={controls} onClose={() => setAsks(false)} />}
    </>
  );
}

interface RehearsalDialogProps {
  readonly controls: RoomControls;
  readonly onClose: () => void;
}

function RehearsalDialog({ controls, onClose }: RehearsalDialogProps): ReactNode {
  const { t } = useTranslation('host');
  const [robots, setBots] = useState<number>(FIRST_BOTS);
  const [accuracy, setAccuracy] = useState<number>(ACCURACY.start);
  return (
    <FormDialog
      title={t('host:rehearsal.title')}
      description={t('host:rehearsal.body')}
      submit={
        <>
          <Bot size={20} />
          {t('host:rehearsal.come', { count: robots })}
        </>
      }
      onSubmit={() => controls.act('rehearseGame', { robots, accuracy })}
      onClose={onClose}
    >
      <Slider
        label={t('host:rehearsal.robots')}
        said={t('host:rehearsal.count', { count: robots })}
        value={robots}
        min={1}
        max={MAX_BOTS}
        onChange={setBots}
      />
      <Slider
        label={t('host:rehearsal.accuracy')}
        said={t('host:percent', { percent: accuracy })}
        value={accuracy}
        min={0}
        max={100}
        step={ACCURACY.step}
        onChange={setAccuracy}
      />
    </FormDialog>
  );
}

interface SliderProps {
  readonly label: string;
  /** The value as text. */
  readonly said: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, said, value, min, max, step = 1, onChange }: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id} className="strong">
        {label}
      </label>
      {/* The slider's aria-valuetext already says this; an <output> would be read twice. */}
      <span className="tabular" aria-hidden="true">
        {said}
      </span>
      <Range
        id={id}
        className="slider-input"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={said}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
