// Invitation to a challenge: code, link to copy or share, QR code, and the creator's start button.

import { Check, Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { spacedCode } from '#core/room/code.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { useActions } from '#src/features/challenge/actions.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import { visiblePlacement, usePlace } from '#src/game/twins/placement.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { FROM_FRIENDS } from '#src/platform/address.ts';
import '#src/features/challenge/challengeInvite.css';

export interface ChallengeInviteProps {
  readonly view: PlayerView;
}

export function ChallengeInvite({ view }: ChallengeInviteProps): ReactNode {
  const { t } = useTranslation('play');
  const { notices } = useServices();
  const place = usePlace();
  const actions = useActions();
  const { room, me } = view;
  const link = challengeLink(location.origin, room);
  const [copied, copy] = useCopy(link, () => notices.toast('error', t('play:challenge.notCopied', { link })));
  const missing = room.playerCount < CHALLENGE.minPlayers;
  const isFull = room.playerCount >= CHALLENGE.maxPlayers;
  return (
    <div {...visiblePlacement(place('invite'))}>
      <section className="invite stack gap-3" data-scheme="play" aria-label={t('play:challenge.invite')}>
        <div className="strip gap-4 apart">
          <div className="invite-words stack gap-1">
            <p className="muted">{t('play:challenge.code', { address: location.host })}</p>
            <p className="invite-code bold tabular">{spacedCode(room.code)}</p>
            <div className="flex gap-2 wrap">
              <QuietButton small onClick={copy}>
                {copied ? <Check size={18} /> : <Copy size={18} />}
                <span aria-live="polite">
                  {copied ? t('play:challenge.copied') : t('play:challenge.copy')}
                </span>
              </QuietButton>
              {canShare() && (
                <QuietButton
                  small
                  onClick={() => share(link, t('play:challenge.shared', { name: me.name, quiz: room.title }))}
                >
                  <Share2 size={18} />
                  {t('play:challenge.share')}
                </QuietButton>
              )}
            </div>
          </div>
          <QrCode text={link} label={t('play:challenge.qr', { code: room.code })} />
        </div>
        {actions?.isOwn ? (
          <Button big disabled={missing || actions.busy} onClick={actions.start}>
            {missing
              ? t('play:challenge.alone', { count: CHALLENGE.minPlayers })
              : t('play:challenge.start', { count: room.playerCount })}
          </Button>
        ) : (
          <p className="muted text-center">{isFull ? t('play:challenge.full') : t('play:challenge.more')}</p>
        )}
      </section>
    </div>
  );
}

/** Missing on some devices, and always over plain HTTP. */
function canShare(): boolean {
  return typeof navigator.share === 'function';
}

function share(url: string, text: string): void {
  // Dismissing the share sheet rejects too; that isn't an error.
  navigator.share({ url, text }).catch(() => undefined);
}

/** Fills in the code and names the room, so the link works even while code guessing is throttled. */
function challengeLink(
  origin: string,
  { code, hash }: { readonly code: string; readonly hash: string },
): string {
  return `${origin}/join?gc=${encodeURIComponent(code)}&room=${hash}&from=${FROM_FRIENDS}`;
}
