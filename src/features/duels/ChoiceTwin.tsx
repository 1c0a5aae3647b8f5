// DOM version of a duel choice.

import { useListener } from '#src/ui/useListener.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceModel, type ChoiceState } from '#scenes/features/duels/choice/model.ts';
import type { Words } from '#scenes/message.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

interface Pressed {
  readonly id: string;
  readonly words: Words;
  readonly intent: Parameters<TwinProps['onIntent']>[0] | null;
  readonly look: string;
  readonly isChosen?: boolean;
  readonly isLocked?: boolean;
  readonly keys?: string;
}

interface ChoiceTwinProps extends TwinProps {
  readonly state: ChoiceState;
}

export function ChoiceTwin({ view, state, onIntent }: ChoiceTwinProps): ReactNode {
  const { t } = useTranslation('duels');
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const { id, title, line, isProblem, isBusy, cards, kinds, targets, buttons, paused } = choiceModel(
    view,
    state,
  );
  const { heading, step } = useStepFocus(`${id} ${isBusy} ${targets.map((target) => target.id).join(' ')}`);
  const list = useArrows();

  const button = ({ id: name, words, intent, look, isChosen, isLocked = false, keys }: Pressed) => (
    <button
      type="button"
      {...place(name, look)}
      aria-disabled={intent === null}
      aria-pressed={isChosen || undefined}
      data-locked={isLocked || undefined}
      aria-keyshortcuts={keyHint(name === 'next' ? 'Enter' : keys)}
      onClick={() => intent && onIntent(intent)}
    >
      {say(words)}
    </button>
  );
  const listed = [
    ...cards.map(({ title: named, does, ...card }) => ({
      ...card,
      words: { key: 'duels:choice.described', values: { title: named, does } },
    })),
    ...[...kinds, ...targets].map(({ spoken, ...each }) => ({ ...each, words: spoken })),
  ];
  return (
    <section key={id} ref={step} className="twin-milestone" aria-busy={isBusy}>
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {say(title)}
      </h1>
      {/* Errors and pending states are live regions, read out as they appear. */}
      <p role={isProblem ? 'alert' : 'status'} {...place('line', isProblem ? 'failure' : 'twin-lead')}>
        {say(line)}
      </p>
      {paused && <p {...place(null, 'note')}>{say(paused)}</p>}
      {listed.length > 0 && (
        <ul
          ref={list}
          className="twin-options"
          aria-label={targets.length > 0 ? t('duels:targets.list') : say(title)}
        >
          {listed.map((each, index) => (
            <li key={each.id}>{button({ ...each, look: 'twin-option', keys: `${index + 1}` })}</li>
          ))}
        </ul>
      )}
      {buttons.map(({ quiet, ...each }) => (
        <span key={each.id}>
          {button({ ...each, look: quiet ? 'button button--quiet' : 'button button--big' })}
        </span>
      ))}
    </section>
  );
}

/**
 * Moves the focus to the first enabled button whenever `moment` changes, if it's nowhere or still on the
 * heading, which the announcer reads out. Keeps it on the heading while there's nothing to press, and for
 * pointer users, for whom a focus ring would look like a selection.
 */
function useStepFocus(moment: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body && activeElement !== heading.current) return;
    const isComing = step.current?.getAttribute('aria-busy') === 'true';
    const first = step.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])');
    heading.current?.focus({ preventScroll: true });
    if (first && !isComing && heading.current?.matches(':focus-visible'))
      first.focus({ preventScroll: true });
  }, [moment]);
  return { heading, step };
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move through the list like Tab, and wrap around. */
function useArrows() {
  const list = useRef<HTMLUListElement>(null);
  useListener('keydown', (event) => {
    const step = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || buttons.length === 0 || event.defaultPrevented) return;
    const at = buttons.findIndex((each) => each === document.activeElement);
    event.preventDefault();
    // From the heading, any arrow goes to the first button.
    buttons[at < 0 ? 0 : (at + step + buttons.length) % buttons.length]?.focus();
  });
  return list;
}
