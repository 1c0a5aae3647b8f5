// Choosing what goes into a slot: a sheet from below on phones, beside the slot on larger screens.

import { Check } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionFace } from '#src/questions/options/OptionFace.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export interface Choice {
  readonly option: Option;
  /** Accessible name. */
  readonly label: Message;
  readonly letter?: string;
  /** Name of the other slot that it is in. */
  readonly at?: string;
}

interface ChooserProps {
  readonly title: string;
  /** What the slot is for, if the title doesn't say it. */
  readonly prompt?: ReactNode;
  /** The slot. */
  readonly at: DOMRect;
  /** Says that the slot stays empty. */
  readonly none: string;
  readonly choices: readonly Choice[];
  /** Id of what is in the slot now; null for nothing. */
  readonly chosen: string | null;
  /** Null for nothing. */
  readonly onChoose: (id: string | null) => void;
  readonly onClose: () => void;
}

/** CSS pixels around a chooser beside its slot. */
const GAP = 10;

/** True if a dialog takes most of the window anyway. */
const isSmall = (): boolean => innerWidth < 640 || innerHeight < 480;

/** Below or above the slot, where there is more room; they begin at the same edge. */
function besideOf({ left, right, top, bottom, width }: DOMRect, isRightToLeft: boolean): CSSProperties {
  const isAbove = top > innerHeight - bottom;
  const wide = Math.max(320, width);
  return {
    width: wide,
    margin: 0,
    inset: 'auto',
    left: Math.max(GAP, Math.min(isRightToLeft ? right - wide : left, innerWidth - wide - GAP)),
    maxHeight: Math.min(560, (isAbove ? top : innerHeight - bottom) - 2 * GAP),
    ...(isAbove ? { bottom: innerHeight - top + GAP } : { top: bottom + GAP }),
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function Chooser(props: ChooserProps): ReactNode {
  const { title, prompt, at, none, choices, chosen, onChoose, onClose } = props;
  const say = useWords();
  const { i18n } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    buttons()
      .find((button) => button.getAttribute('aria-current') === 'true')
      ?.focus();
  }, []);
  const onKey = (event: KeyboardEvent) => {
    const all = buttons();
    const now = all.indexOf(event.target as HTMLButtonElement);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : now + (STEPS[event.key] ?? NaN);
    if (Number.isNaN(next)) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(isSmall() ? { sheet: true } : { style: besideOf(at, i18n.dir() === 'rtl') })}
    >
      {prompt !== undefined && <div className="answer-prompt">{prompt}</div>}
      {/* The keys of the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className="chooser-rows" onKeyDown={onKey}>
        <li>
          <button
            type="button"
            className="chooser-row"
            aria-current={chosen === null}
            onClick={() => onChoose(null)}
          >
            <span className="muted">{none}</span>
          </button>
        </li>
        {choices.map(({ option, label, letter, at: other }) => (
          <li key={option.id}>
            <button
              type="button"
              className="chooser-row"
              data-piece={option.id}
              aria-label={say(label)}
              aria-current={option.id === chosen}
              onClick={() => onChoose(option.id)}
            >
              {letter !== undefined && <span className="chooser-letter" data-words={letter} />}
              <OptionFace option={option} />
              {other !== undefined && <span className="chooser-at" data-words={other} />}
              {option.id === chosen && <Check size={22} strokeWidth={3} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
