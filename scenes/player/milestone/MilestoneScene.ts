// A milestone between two questions: a choice, or how far up the player is (specification 2, section 4
// "Redemption" and "Mastery mode").

import { Container } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { peakIn } from '#scenes/kit/landscape.ts';
import { OptionTile, type OptionTileLook } from '#scenes/kit/OptionTile.ts';
import { pathPoint } from '#scenes/kit/peak.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import { isCompact, isTall } from '#scenes/player/question/layout.ts';
import { layoutMilestone, type MilestoneLayout } from '#scenes/player/milestone/layout.ts';
import type { MilestoneChoice, MilestoneModel } from '#scenes/player/milestone/model.ts';
import { aboutIn, ChoiceCard, type ChoiceLook } from '#scenes/player/milestone/ChoiceCard.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import type { Rect, SceneKind, Target, Viewport } from '#scenes/ports.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { KeyedViews, byId, labeled } from '#scenes/kit/KeyedViews.ts';

export interface MilestoneStageView {
  readonly player: PlayerView;
  readonly model: MilestoneModel;
}

const SKY = 'lobby';

/** opened: this milestone has just appeared. */
export type MilestoneEvent = { readonly type: 'opened' } | { readonly type: 'paused' };

export const milestoneScene: SceneKind<MilestoneStageView, MilestoneEvent> = {
  id: 'milestone',
  create: (ports) => new MilestoneScene(ports),
  diff: diffMilestone,
};

export function diffMilestone(
  previous: MilestoneStageView | null,
  next: MilestoneStageView,
): readonly MilestoneEvent[] {
  if (previous?.model.id !== next.model.id) return [{ type: 'opened' }];
  const paused = next.player.room.state === 'paused' && previous.player.room.state !== 'paused';
  return paused ? [{ type: 'paused' }] : [];
}

/** A choice as it is drawn. */
export type ChoiceTile = Container & { set(look: ChoiceLook, choice: MilestoneChoice): void };

class ChoiceButton extends PrimaryButton {
  override set({ index, state: _, ...look }: OptionTileLook): void {
    super.set({ ...look, quiet: index > 0 });
  }
}

/** Features may set it on a ground of their own, and draw their own choices. */
export class MilestoneScene extends PlayerScene<MilestoneStageView, MilestoneEvent> {
  /** Behind all the text. */
  protected readonly backdrop = this.add(new Container());
  readonly #title = this.caption('title', { weight: 'display' });
  readonly #line = this.caption('line');
  readonly #own = this.add(new Avatar(this.ports), 'me');
  readonly #list = this.add(new Container());
  readonly #button = this.add(new PrimaryButton(this.ports), 'next');
  readonly #tiles = new KeyedViews<MilestoneChoice, ChoiceTile>(byId, (choice) =>
    labeled(choice.id, this.tileOf(choice)),
  );
  #places = new Map<string, Rect>();
  #buttonAt: Rect = { x: 0, y: 0, width: 0, height: 0 };

  protected playOne(_event: MilestoneEvent, { model }: MilestoneStageView, viewport: Viewport): void {
    const { motion, sound } = this.ports;
    motion.play('slide', this.#title, { from: { y: -30 } });
    motion.play('fade', this.#line, { delay: 0.25 });
    const isArrival = model.climbed === null;
    if (this.#own.visible) motion.play(isArrival ? 'drop' : 'hop', this.#own, { delay: 0.15 });
    [...this.#tiles.values()].forEach((tile, index) =>
      motion.play('slide', tile, { from: { y: 50 }, delay: 0.15 + index * 0.06 }),
    );
    motion.play('fade', this.#button, { delay: 0.5 });
    sound.play(model.sound);
    if (model.isTop) motion.burst({ x: viewport.width / 2, y: 0 }, { style: 'confetti', delay: 0.5 });
  }

  protected layoutOf(viewport: Viewport, choices: number): MilestoneLayout {
    return layoutMilestone(viewport, choices);
  }

  /** Creates the tile of a choice. */
  protected tileOf({ card, isButton }: MilestoneChoice): ChoiceTile {
    if (card) return new ChoiceCard(this.ports, (picture) => this.pictureUrl(picture));
    return isButton ? new ChoiceButton(this.ports) : new OptionTile(this.ports);
  }

  /** Returns the address of a card's picture. */
  protected pictureUrl(picture: string): string {
    return picture;
  }

  /** Makes the next drawing create all choices again. */
  protected dropTiles(): void {
    this.#tiles.reconcile([]);
  }

  /** Draws the landscape behind everything. */
  protected drawGround(_view: MilestoneStageView, viewport: Viewport): void {
    this.background.set(SKY, viewport, { clear: clearOf(viewport) });
  }

  protected targetsOf({ model }: MilestoneStageView): readonly Target[] {
    return [
      ...model.choices.flatMap(({ id, intent, card }): Target[] => {
        const rect = this.#places.get(id);
        if (!rect) return [];
        return [
          intent ? { id, kind: 'button', rect, intent } : { id, kind: 'region', rect },
          ...(card?.more
            ? ([
                { id: `${id}:about`, kind: 'button', rect: aboutIn(rect), intent: card.more.intent },
              ] as const)
            : []),
        ];
      }),
      ...(model.next
        ? ([{ id: 'next', kind: 'button', rect: this.#buttonAt, intent: { type: 'next' } }] as const)
        : []),
    ];
  }

  protected arrange(view: MilestoneStageView, viewport: Viewport): void {
    const { motion, theme } = this.ports;
    const { model } = view;
    const { me } = view.player;
    const layout = this.layoutOf(viewport, model.choices.length);
    this.drawGround(view, viewport);
    const compact = isCompact(viewport);
    const [title, line] = compact ? [34, 19] : isTall(viewport) ? [62, 28] : [52, 24];
    this.#title.write(model.title, layout.title, { size: [title, 20], lines: 2, balanced: true });
    this.#line.visible = layout.line.height > 0;
    const height = Math.max(1, layout.line.height);
    this.#line.write(model.line, layout.line, { height, size: [line, 14], lines: 3, balanced: true });
    const stand = model.climbed === null ? layout.own : climber(model.climbed, viewport, theme);
    this.#own.visible = stand !== null;
    if (stand) {
      this.#own.set({
        character: me.character,
        size: stand.size,
        name: this.say(me.name),
        nameSize: compact ? 18 : 24,
        nameWidth: 340,
        own: true,
      });
      motion.place(this.#own, { x: stand.x, y: stand.y });
    }
    this.#drawChoices(model.choices, layout.tiles, compact);
    this.#buttonAt = layout.button;
    this.#button.lay(layout.button, model.next, {
      textSize: 22,
      quiet: model.isChoice,
      ...this.touch('next'),
    });
  }

  #drawChoices(choices: readonly MilestoneChoice[], rects: readonly Rect[], compact: boolean): void {
    this.#places = new Map(
      choices.flatMap(({ id }, index) => {
        const rect = rects[index];
        return rect ? [[id, rect] as const] : [];
      }),
    );
    for (const [choice, tile, index] of this.#tiles.reconcile(choices)) {
      const { id, words } = choice;
      // Re-adds existing tiles too, so that their order follows the view.
      this.#list.addChild(tile);
      const rect = this.#places.get(id);
      if (!rect) continue;
      tile.set(
        {
          index,
          text: this.say(words),
          width: rect.width,
          height: rect.height,
          textSize: compact ? 18 : 22,
          state: 'idle',
          ...this.touch(id),
          about: this.touch(`${id}:about`),
        },
        choice,
      );
      tile.pivot.set(rect.width / 2, rect.height / 2);
      this.ports.motion.place(tile, middleOf(rect));
    }
  }
}

/** Feet and size of the character on its way up the peak; at the top it leaves the flag visible. */
function climber(share: number, viewport: Viewport, theme: Theme) {
  const { width, height } = viewport;
  const peak = peakIn(theme.tokens.sky[SKY], width, height, clearOf(viewport));
  const { x, y } = pathPoint(peak, share);
  const size = Math.min(isTall(viewport) ? 160 : 120, height * 0.15);
  // Keeps the ears below the text.
  return { x: x - share * size * 0.4, y: Math.max(y, clearOf(viewport) + size * 1.15), size };
}

/** All milestones share one landscape, with the peak below the longest text. */
function clearOf(viewport: Viewport): number {
  const { line } = layoutMilestone(viewport, 0);
  return line.y + line.height;
}
