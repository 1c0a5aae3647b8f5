// The avatar maker: the avatar on its ledge, a rail of categories, and everything there is to wear.

import { Dices, Shirt, Ghost, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAvatar, parseAvatar, SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { itemIn } from '#core/avatars/catalog.ts';
import { isAlwaysWorn, takeOff, wear } from '#core/avatars/outfit.ts';
import { surpriseAvatar } from '#core/avatars/surprise.ts';
import type { AvatarCode } from '#core/room/characters.ts';
import { loadParts } from '#scenes/avatars/index.ts';
import { CategoryRail } from '#src/game/maker/CategoryRail.tsx';
import { ItemPanel } from '#src/game/maker/ItemPanel.tsx';
import { MakerStage } from '#src/game/maker/MakerStage.tsx';
import { useOutfit } from '#src/game/maker/useOutfit.ts';
import { type OfferedCategory, shownSlot } from '#src/game/maker/wardrobe.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { avatarWords } from '#src/ui/avatarWords.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useConfirm } from '#src/ui/useConfirm.ts';
import '#src/game/maker/maker.css';

export interface AvatarMakerProps {
  /** The player's avatar; who has none gets a surprise to begin with. */
  readonly mine: AvatarCode | null;
  /** True once there is something else to do: closes with what has been made so far. */
  readonly isCut?: boolean;
  readonly onClose: () => void;
  /** Null: the player wants to be a monster again. */
  readonly onDone: (avatar: AvatarCode | null) => void;
}

/** Resolves when everything that is offered can be drawn; rejects offline. */
export const loadDrawings = (): Promise<void> => loadParts({ skin: 1, expression: 1, costume: 1 });

const FIRST: OfferedCategory = 'costume';

const firstLook = (mine: AvatarCode | null): AvatarConfig =>
  parseAvatar(mine ?? '') ?? surpriseAvatar(Math.random);

export function AvatarMaker({ mine, isCut = false, onClose, onDone }: AvatarMakerProps): ReactNode {
  const { t, i18n } = useTranslation(['maker', 'avatars']);
  const { announcer } = useServices();
  const hasShortcuts = useSetting('shortcuts');
  const confirm = useConfirm('maker');
  const { avatar, last, change, undo } = useOutfit(() => firstLook(mine));
  const [category, setCategory] = useState(FIRST);
  const panel = useId();

  const look = (of: AvatarConfig) => avatarWords(of, 'long', t, i18n.language);
  const nameOf = (slot: Slot, number: number | undefined) => {
    const item = number === undefined ? undefined : itemIn(slot, number);
    return item ? t(`avatars:${SLOTS[slot]}.${item.id}`) : '';
  };
  const put = (slot: Slot, number: number) => {
    const next = wear(avatar, slot, number);
    change(next);
    announcer.announce(t('maker:said.on', { item: nameOf(slot, number), look: look(next) }));
  };
  const remove = (slot: Slot) => {
    if (avatar[slot] === undefined || isAlwaysWorn(slot)) return;
    const next = takeOff(avatar, slot);
    change(next);
    announcer.announce(t('maker:said.off', { item: nameOf(slot, avatar[slot]), look: look(next) }));
  };
  const color = (hairColor: number) => {
    const next = { ...avatar, hairColor };
    change(next);
    announcer.announce(t('maker:said.look', { look: look(next) }));
  };
  const surprise = () => {
    const next = surpriseAvatar(Math.random);
    change(next);
    announcer.announce(t('maker:said.look', { look: look(next) }));
  };
  const back = () => {
    if (!last) return;
    undo();
    announcer.announce(t('maker:said.undone', { look: look(last) }));
  };
  const leave = async () => {
    const isKept =
      last &&
      !(await confirm({
        title: t('maker:discard.title'),
        body: t('maker:discard.body'),
        confirm: t('maker:discard.confirm'),
        cancel: t('maker:discard.cancel'),
      }));
    if (!isKept) onClose();
  };
  const reset = async () => {
    const isSure = await confirm({
      title: t('maker:reset.title'),
      body: t('maker:reset.body'),
      confirm: t('maker:reset.confirm'),
      cancel: t('maker:discard.cancel'),
    });
    if (isSure) onDone(null);
  };
  const cut = useEffectEvent(() => (last ? onDone(formatAvatar(avatar)) : onClose()));
  useEffect(() => {
    if (isCut) cut();
  }, [isCut]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (altKey || isInOtherDialog(target)) return;
    const isPlain = !ctrlKey && !metaKey;
    const letter = key.toLowerCase();
    if (isPlain && key === 'Backspace') remove(slotAt(target) ?? shownSlot(category, avatar));
    else if (letter === 'z' && (hasShortcuts || !isPlain)) back();
    else if (letter === 's' && isPlain && hasShortcuts) surprise();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  // The rail, not the first tool.
  useEffect(() => document.getElementById(`${panel}${FIRST}`)?.focus(), [panel]);

  const worn = shownSlot(category, avatar);
  const canTakeOff = avatar[worn] !== undefined && !isAlwaysWorn(worn);
  return (
    <Dialog title={t('maker:title')} className="maker-dialog" onClose={() => void leave()}>
      <div className="maker">
        <div className="maker-stage">
          <MakerStage avatar={avatar} label={t('maker:look', { look: look(avatar) })} />
          <div className="maker-tools">
            <Tool label={t('maker:undo')} shortcut={hasShortcuts ? 'Z' : ''} off={!last} onPress={back}>
              <Undo2 size={22} />
            </Tool>
            <Tool label={t('maker:surprise')} shortcut={hasShortcuts ? 'S' : ''} onPress={surprise}>
              <Dices size={22} />
            </Tool>
            <Tool
              label={t('maker:takeOff')}
              shortcut="Backspace"
              off={!canTakeOff}
              onPress={() => remove(worn)}
            >
              <Shirt size={22} />
            </Tool>
            {mine !== null && (
              <Tool label={t('maker:reset.label')} onPress={() => void reset()}>
                <Ghost size={22} />
              </Tool>
            )}
          </div>
        </div>
        <CategoryRail avatar={avatar} value={category} panel={panel} onChange={setCategory} />
        <ItemPanel
          key={category}
          id={panel}
          avatar={avatar}
          category={category}
          onWear={put}
          onTakeOff={remove}
          onColor={color}
        />
        <div className="maker-foot">
          <div className="fill">
            <p className="maker-worn strong ellipsis">{nameOf(worn, avatar[worn])}</p>
            <p className="maker-worn caption muted clamp-2">
              {avatarWords(avatar, 'short', t, i18n.language)}
            </p>
          </div>
          <Button big onClick={() => onDone(formatAvatar(avatar))}>
            {t('maker:done')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const isInOtherDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog:not(.maker-dialog)') !== null;

/** Where the thing under the focus is worn. */
const slotAt = (target: EventTarget | null): Slot | undefined =>
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-slot]')?.dataset['slot'] as Slot | undefined)
    : undefined;

interface ToolProps {
  readonly label: string;
  /** Its key; '' for none. */
  readonly shortcut?: string;
  readonly off?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Tool({ label, shortcut = '', off = false, onPress, children }: ToolProps): ReactNode {
  return (
    <QuietButton
      className="maker-tool"
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(shortcut !== '' && { 'aria-keyshortcuts': shortcut })}
      onClick={() => !off && onPress()}
    >
      {children}
    </QuietButton>
  );
}
