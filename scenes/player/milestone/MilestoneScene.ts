// What stands between two questions with words of its own: around second chances, and on the way to mastery (specification 2,
// section 4 "Redemption" and "Mastery mode").

import { Container, type Text } from 'pixi.js';
import type { PlayerView, Milestone } from '#core/views/playerView.ts';
import { Avatar } from '#scenes/kit/Avatar.ts';
import { Background } from '#scenes/kit/Background.ts';
import { directed } from '#scenes/kit/bidi.ts';
import { peakIn } from '#scenes/kit/landscape.ts';
import { OptionTile } from '#scenes/kit/OptionTile.ts';
import { pathPoint } from '#scenes/kit/peak.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import type { Theme } from '#scenes/kit/theme.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import { isCompact, isTall } from '#scenes/player/question/layout.ts';
import { milestoneLine, offeredChances } from '#scenes/player/view.ts';
import { layoutMilestone } from '#scenes/player/milestone/layout.ts';
import type { Rect, Scene, SceneKind, ScenePorts, SoundName, Target, Viewport } from '#scenes/ports.ts';

export interface MilestoneStageView {
  readonly player: PlayerView;
  readonly milestone: Milestone;
}

const SKY = 'lobby';

/** opened: this moment has just come. */
type MilestoneEvent = { readonly type: 'opened' } | { readonly type: 'paused' };

export const milestoneScene: SceneKind<MilestoneStageView, MilestoneEvent> = {
  id: 'milestone',
  create: () => new MilestoneScene(),
  diff(previous, next) {
    if (previous?.milestone !== next.milestone) return [{ type: 'opened' }];
    const paused = next.player.room.state === 'paused' && previous.player.room.state !== 'paused';
    return paused ? [{ type: 'paused' }] : [];
  },
};

interface Pieces {
  readonly ports: ScenePorts;
  readonly background: Background;
  readonly title: Text;
  readonly line: Text;
  readonly own: Avatar;
  readonly button: PrimaryButton;
  readonly pause: PauseSheet;
}

class MilestoneScene implements Scene<MilestoneStageView, MilestoneEvent> {
  readonly root = new Container();
  readonly #list = new Container();
  readonly #tiles = new Map<string, OptionTile>();
  #places = new Map<string, Rect>();
  #button: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #pieces: Pieces | null = null;
  #viewport: Viewport | null = null;
  #view: MilestoneStageView | null = null;
  #focus: string | null = null;
  #pressed: string | null = null;

  mount(ports: ScenePorts): void {
    const { tokens } = ports.theme;
    const text = (label: string, weight: 'strong' | 'display'): Text => {
      const made = makeText(tokens, { size: 24, weight, color: tokens.color.snow, align: 'center' });
      made.anchor.set(0.5);
      made.label = label;
      return made;
    };
    const pieces: Pieces = {
      ports,
      background: new Background(ports.theme),
      title: text('title', 'display'),
      line: text('line', 'strong'),
      own: new Avatar(ports.theme),
      button: new PrimaryButton(ports.theme),
      pause: new PauseSheet(ports),
    };
    pieces.own.label = 'me';
    pieces.button.label = 'next';
    this.root.addChild(
      pieces.background,
      pieces.title,
      pieces.line,
      pieces.own,
      this.#list,
      pieces.button,
      pieces.pause.root,
    );
    this.#pieces = pieces;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  sync(view: MilestoneStageView): void {
    this.#view = view;
    this.#pieces?.pause.sync(view.player.room.state === 'paused');
    this.#syncTiles(view);
    this.#draw();
  }

  play(events: readonly MilestoneEvent[]): void {
    const pieces = this.#pieces;
    const view = this.#view;
    if (!pieces || !view) return;
    const { motion, sound } = pieces.ports;
    for (const { type } of events) {
      if (type === 'paused') {
        pieces.pause.play();
        continue;
      }
      motion.play('slide', pieces.title, { from: { y: -30 } });
      motion.play('fade', pieces.line, { delay: 0.25 });
      const climbs = climbed(view) !== null;
      if (pieces.own.visible) motion.play(climbs ? 'hop' : 'drop', pieces.own, { delay: 0.15 });
      [...this.#tiles.values()].forEach((tile, index) =>
        motion.play('slide', tile, { from: { y: 50 }, delay: 0.15 + index * 0.06 }),
      );
      motion.play('fade', pieces.button, { delay: 0.5 });
      sound.play(SOUNDS[view.milestone] ?? 'leaderboard');
      if (isMastered(view.milestone) && this.#viewport)
        motion.burst({ x: this.#viewport.width / 2, y: 0 }, { style: 'confetti', delay: 0.5 });
    }
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.#draw();
  }

  targets(): readonly Target[] {
    const pieces = this.#pieces;
    if (!pieces) return [];
    if (pieces.pause.root.visible) return pieces.pause.targets();
    return [
      ...[...this.#places].map(
        ([questionId, rect]): Target => ({
          id: chanceTarget(questionId),
          kind: 'button',
          rect,
          intent: { type: 'redeem', questionId },
        }),
      ),
      { id: 'next', kind: 'button', rect: this.#button, intent: { type: 'next' } },
    ];
  }

  destroy(): void {
    // Nothing that the stage does not free.
  }

  #syncTiles({ player, milestone }: MilestoneStageView): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const chances = milestone === 'redemption.choice' ? offeredChances(player) : [];
    const ids = new Set(chances.map(({ questionId }) => questionId));
    for (const [id, tile] of this.#tiles) {
      if (ids.has(id)) continue;
      tile.destroy({ children: true });
      this.#tiles.delete(id);
    }
    for (const { questionId } of chances) {
      const tile = this.#tiles.get(questionId) ?? new OptionTile(pieces.ports.theme);
      tile.label = chanceTarget(questionId);
      this.#tiles.set(questionId, tile);
      // Also where it was there already: their order is that of the view.
      this.#list.addChild(tile);
    }
  }

  #draw(): void {
    const pieces = this.#pieces;
    const viewport = this.#viewport;
    const view = this.#view;
    if (!pieces || !viewport || !view) return;
    const { player, milestone } = view;
    const { motion, strings } = pieces.ports;
    const chances = milestone === 'redemption.choice' ? offeredChances(player) : [];
    const layout = layoutMilestone(viewport, chances.length);
    pieces.background.set({
      sky: SKY,
      width: viewport.width,
      height: viewport.height,
      clear: clearOf(viewport),
    });
    const compact = isCompact(viewport);
    const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
    fitText(pieces.title, strings(`${milestone}.title`), {
      width: layout.title.width,
      height: layout.title.height,
      maxSize: compact ? 34 : isTall(viewport) ? 62 : 52,
      minSize: 20,
      maxLines: 2,
    });
    motion.place(pieces.title, middle(layout.title));
    pieces.line.visible = layout.line.height > 0;
    const { further, values } = milestoneLine(player, milestone);
    fitText(pieces.line, strings(further ? 'redemption.choice.further' : `${milestone}.line`, values), {
      width: layout.line.width,
      height: Math.max(1, layout.line.height),
      maxSize: compact ? 19 : isTall(viewport) ? 28 : 24,
      minSize: 14,
      maxLines: 3,
    });
    motion.place(pieces.line, middle(layout.line));
    const stand = climbed(view) === null ? layout.own : climber(view, viewport, pieces.ports.theme);
    pieces.own.visible = stand !== null;
    if (stand) {
      pieces.own.set({
        character: player.me.character,
        size: stand.size,
        name: directed(player.me.name),
        nameSize: compact ? 18 : 24,
        nameWidth: 340,
        own: true,
      });
      motion.place(pieces.own, { x: stand.x, y: stand.y });
    }
    this.#places = new Map(
      chances.flatMap(({ questionId }, index) => {
        const rect = layout.tiles[index];
        return rect ? [[questionId, rect] as const] : [];
      }),
    );
    for (const [place, { questionId, index, text }] of chances.entries()) {
      const rect = this.#places.get(questionId);
      const tile = this.#tiles.get(questionId);
      if (!rect || !tile) continue;
      const id = chanceTarget(questionId);
      tile.set({
        index: place,
        text: strings('redemption.question', { number: index + 1, text: directed(text) }),
        width: rect.width,
        height: rect.height,
        textSize: compact ? 18 : 22,
        state: 'idle',
        pressed: this.#pressed === id,
        focused: this.#focus === id,
      });
      tile.pivot.set(rect.width / 2, rect.height / 2);
      motion.place(tile, middle(rect));
    }
    this.#button = layout.button;
    pieces.button.set({
      text: strings(`${milestone}.next`),
      width: layout.button.width,
      height: layout.button.height,
      textSize: 22,
      quiet: milestone === 'redemption.choice',
      focused: this.#focus === 'next',
      pressed: this.#pressed === 'next',
    });
    motion.place(pieces.button, { x: layout.button.x, y: layout.button.y });
    pieces.pause.layout(viewport);
  }
}

const SOUNDS: Readonly<Partial<Record<Milestone, SoundName>>> = {
  'redemption.choice': 'question',
  'mastery.achieved': 'podiumFirst',
  'mastery.achievedUnseen': 'podiumFirst',
};

function isMastered(milestone: Milestone): boolean {
  return milestone === 'mastery.achieved' || milestone === 'mastery.achievedUnseen';
}

/** Mastery: which share of the way up is done; null for other milestones. */
function climbed({ milestone, player }: MilestoneStageView): number | null {
  if (!milestone.startsWith('mastery.')) return null;
  return player.me.answered / Math.max(1, player.room.questionCount);
}

/** Feet and size of the character on its way up the peak; at the top it leaves the flag in sight. */
function climber(view: MilestoneStageView, viewport: Viewport, theme: Theme) {
  const share = climbed(view) ?? 0;
  const { width, height } = viewport;
  const peak = peakIn(theme.tokens.sky[SKY], width, height, clearOf(viewport));
  const { x, y } = pathPoint(peak, share);
  const size = Math.min(isTall(viewport) ? 160 : 120, height * 0.15);
  // The ears below the words.
  return { x: x - share * size * 0.4, y: Math.max(y, clearOf(viewport) + size * 1.15), size };
}

/** One landscape for all moments, with the peak below the words of the longest. */
function clearOf(viewport: Viewport): number {
  const { line } = layoutMilestone(viewport, 0);
  return line.y + line.height;
}

function chanceTarget(questionId: string): string {
  return `chance:${questionId}`;
}
