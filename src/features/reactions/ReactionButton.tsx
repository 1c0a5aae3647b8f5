// Reaction button: six reactions, one press each.

import { SmilePlus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REACTIONS, type Reaction } from '#core/features/reactions/reactions.ts';
import { REACTION_ICONS } from '#src/features/reactions/icons.ts';
import { ReactionMark } from '#src/features/reactions/ReactionMark.tsx';
import '#src/pages/game/gameBar.css';
import '#src/features/reactions/reactionButton.css';

/** Milliseconds that a sent reaction flies and stays in the button. */
const SENT_MS = 3_000;

export function ReactionButton({ onReact }: { readonly onReact: (reaction: Reaction) => void }): ReactNode {
  const { t } = useTranslation('play');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<Reaction | null>(null);
  /** Number sent; restarts the animation when one follows another. */
  const [count, setCount] = useState(0);
  const landing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const Icon = sent ? REACTION_ICONS[sent] : SmilePlus;
  const send = (reaction: Reaction) => {
    setOpen(false);
    setSent(reaction);
    setCount((before) => before + 1);
    clearTimeout(landing.current);
    landing.current = setTimeout(() => setSent(null), SENT_MS);
    onReact(reaction);
  };
  return (
    <>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <button
            type="button"
            className="bar-button"
            data-sent={sent !== null}
            aria-label={t('play:reaction.show')}
            title={t('play:reaction.show')}
          >
            <Icon size={20} />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className="reaction-choice"
            sideOffset={8}
            collisionPadding={8}
            aria-label={t('play:reaction.show')}
          >
            {REACTIONS.map((reaction) => {
              return (
                <button
                  key={reaction}
                  type="button"
                  className="reaction-sign"
                  aria-label={t(`play:reaction.${reaction}`)}
                  title={t(`play:reaction.${reaction}`)}
                  onClick={() => send(reaction)}
                >
                  <ReactionMark reaction={reaction} />
                </button>
              );
            })}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {sent && (
        <div className="reactions" aria-hidden="true">
          <span key={count} className="reaction">
            <ReactionMark reaction={sent} />
          </span>
        </div>
      )}
      <output className="visually-hidden">
        {sent && t('play:reaction.sent', { reaction: t(`play:reaction.${sent}`) })}
      </output>
    </>
  );
}
