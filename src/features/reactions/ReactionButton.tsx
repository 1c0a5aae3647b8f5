// Shows the room how it feels: six signs, one press.

import { SmilePlus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REACTIONS, type Reaction } from '#core/features/reactions/reactions.ts';
import { REACTION_ICONS } from '#src/features/reactions/icons.ts';
import '#src/pages/game/gameBar.css';
import '#src/pages/game/reactionButton.css';

/** Milliseconds for which the sign that was sent stands in the button. */
const SENT_MS = 2_500;

export function ReactionButton({ onReact }: { readonly onReact: (reaction: Reaction) => void }): ReactNode {
  const { t } = useTranslation('play');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<Reaction | null>(null);
  const Icon = sent ? REACTION_ICONS[sent] : SmilePlus;
  const send = (reaction: Reaction) => {
    setOpen(false);
    setSent(reaction);
    setTimeout(() => setSent(null), SENT_MS);
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
            <Icon size={20} aria-hidden="true" />
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
              const Sign = REACTION_ICONS[reaction];
              return (
                <button
                  key={reaction}
                  type="button"
                  className="reaction-sign"
                  aria-label={t(`play:reaction.${reaction}`)}
                  title={t(`play:reaction.${reaction}`)}
                  onClick={() => send(reaction)}
                >
                  <Sign size={28} aria-hidden="true" />
                </button>
              );
            })}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <output className="visually-hidden">
        {sent && t('play:reaction.sent', { reaction: t(`play:reaction.${sent}`) })}
      </output>
    </>
  );
}
