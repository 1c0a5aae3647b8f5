// Layout of the lobby: the text, the player's own character, and rows of figures as large as the space
// allows.

import { column, isCompact, isShort } from '#scenes/player/question/layout.ts';
import type { Rect, Viewport } from '#scenes/ports.ts';

export interface LobbyLayout {
  readonly title: Rect;
  readonly count: Rect;
  readonly crowd: Rect;
  /** Feet and size of the player's own character, and the largest width of its name. */
  readonly own: { readonly x: number; readonly y: number; readonly size: number; readonly width: number };
  readonly banner: Rect;
  /** Area where the page shows how others can join; null if it doesn't. */
  readonly invite: Rect | null;
  /** Area beside the banner where the page offers another look; null if it doesn't. */
  readonly look: Rect | null;
}

/** Largest width of the banner and what is beside it. */
const BANNER = 680;
/** Widths of the area for another look: with words beside its icon, below it, and without. The gap around it. */
const LOOK = { wide: 168, stacked: 92, icon: 56, gap: 10, narrow: 340 } as const;

/** Below this height, a wide screen has no more height to spare than a phone. */
const LOW = 620;

/**
 * The invite card: its height on a phone, otherwise its width and share of the screen, the gap around it, and
 * the least height left to the player's own character and to the crowd.
 */
const INVITE = { height: 268, width: 400, share: 0.4, gap: 24, minOwn: 56, minCrowd: 76 } as const;

type Unsplit = Omit<LobbyLayout, 'look'>;

interface Offers {
  readonly invites?: boolean;
  readonly canChangeLook?: boolean;
}

/** Stacked; on a short screen the player's own character is left of the others. */
export function layoutLobby(viewport: Viewport, { invites, canChangeLook }: Offers = {}): LobbyLayout {
  const plain = isShort(viewport) ? landscapeLobby(viewport) : portraitLobby(viewport);
  const isUpright = isCompact(viewport) && !isShort(viewport);
  const layout = !invites ? plain : isUpright ? withCardAbove(plain) : withCardBeside(plain);
  return { ...layout, ...splitBanner(layout.banner, canChangeLook === true) };
}

/** In the middle, no wider than its words need. */
function splitBanner({ x, y, width, height }: Rect, isSplit: boolean): Pick<LobbyLayout, 'banner' | 'look'> {
  const share = width < LOOK.narrow ? LOOK.icon : width < BANNER ? LOOK.stacked : LOOK.wide;
  const beside = isSplit ? share + LOOK.gap : 0;
  const whole = Math.min(BANNER + beside, width);
  const left = x + (width - whole) / 2;
  const banner = { x: left, y, width: whole - beside, height };
  return { banner, look: isSplit ? { x: left + whole - share, y, width: share, height } : null };
}

/**
 * Puts the card between the count and the crowd. If that leaves the crowd too little height, it moves beside
 * the player's own character.
 */
function withCardAbove(layout: Unsplit): Unsplit {
  const { crowd, own } = layout;
  const y = crowd.y - INVITE.gap / 2;
  const below = own.y - y - INVITE.height - INVITE.gap / 2;
  if (below >= own.size + INVITE.minCrowd) {
    const top = y + INVITE.height + INVITE.gap / 2;
    const invite = { ...crowd, y, height: INVITE.height };
    return { ...layout, crowd: { ...crowd, y: top, height: own.y - own.size - top - 12 }, invite };
  }
  const size = Math.min(own.size, Math.max(INVITE.minOwn, below));
  const top = own.y - size;
  const left = crowd.width * 0.4;
  return {
    ...layout,
    own: { ...own, x: crowd.x + left / 2, size, width: left - 12 },
    crowd: { x: crowd.x + left, y: top, width: crowd.width - left, height: size },
    invite: { ...crowd, y, height: top - y - 8 },
  };
}

/** Puts the card on the right, with everything but the text above it on its left. */
function withCardBeside(layout: Unsplit): Unsplit {
  const { count, banner, own, crowd } = layout;
  const width = Math.min(Math.max(INVITE.width, banner.width * INVITE.share), banner.width * 0.46);
  const left = banner.width - width - INVITE.gap;
  const part = left / banner.width;
  const narrowed = ({ x, y, width: wide, height }: Rect): Rect => ({
    x: banner.x + (x - banner.x) * part,
    y,
    width: wide * part,
    height,
  });
  const top = count.y + count.height + INVITE.gap;
  return {
    ...layout,
    crowd: narrowed(crowd),
    own: {
      ...own,
      x: banner.x + (own.x - banner.x) * part,
      width: own.width * part,
      size: Math.min(own.size, left * 0.4),
    },
    banner: narrowed(banner),
    invite: { x: banner.x + left + INVITE.gap, y: top, width, height: banner.y + banner.height - top },
  };
}

function portraitLobby(viewport: Viewport): Unsplit {
  const compact = isCompact(viewport) || viewport.height < LOW;
  const { x, y, width, height } = column(viewport);
  const title = compact ? 76 : 96;
  const chip = compact ? 34 : 44;
  const banner = compact ? 64 : 76;
  const size = Math.round(Math.min(compact ? 148 : 220, height * 0.24));
  const feet = y + height - banner - (compact ? 44 : 54);
  const top = y + title + chip + 34;
  return {
    title: { x, y, width, height: title },
    count: { x, y: y + title + 8, width, height: chip },
    crowd: { x, y: top, width, height: Math.max(40, feet - size - top - 12) },
    own: { x: x + width / 2, y: feet, size, width },
    banner: { x, y: y + height - banner, width, height: banner },
    invite: null,
  };
}

function landscapeLobby(viewport: Viewport): Unsplit {
  const { x, y, width, height } = column(viewport);
  const title = 40;
  const chip = 30;
  const banner = 50;
  const own = width * 0.3;
  const right = { x: x + own, width: width - own };
  const feet = y + height - banner - 54;
  const top = y + title + chip + 14;
  return {
    title: { ...right, y, height: title },
    count: { ...right, y: y + title + 4, height: chip },
    crowd: { ...right, y: top, height: Math.max(40, y + height - banner - 12 - top) },
    own: {
      x: x + own / 2,
      y: feet,
      size: Math.round(Math.min(170, own * 0.8, feet - y - 8)),
      width: own - 12,
    },
    banner: { x, y: y + height - banner, width, height: banner },
    invite: null,
  };
}

export interface CrowdLayout {
  /** Height of a figure in CSS pixels, and of a row with the names below. */
  readonly size: number;
  readonly rowHeight: number;
  /** True if names may take two lines. */
  readonly hasTwoLines: boolean;
  /** The largest width of a name that doesn't touch the next one. */
  readonly nameWidth: number;
  /** Feet of each figure, in order. */
  readonly spots: readonly { readonly x: number; readonly y: number }[];
  /** Number of players not shown. */
  readonly more: number;
}

const LARGEST = 132;
const SMALLEST = 40;
/** Width of a figure, and height of a figure with its name, relative to its size. */
const WIDE = 1.12;
const TALL = 1.42;
/** CSS pixels that a name needs on two lines: most nicknames are two words, and half of one names nobody. */
const TWO_LINES = { width: 72, height: 32 } as const;
/** Largest distance between two figures, relative to a figure's width. */
const APART = 1.35;
/**
 * The largest width of a name: relative to the figure's size, or to the distance to the next figure if that
 * is more.
 */
const NAME = 1.1;
const NAME_SHARE = 0.96;

/** Height of the chip that counts the players without a figure, and the gap above it. */
export const MORE = 32;
const MORE_GAP = 8;

/** Places as many of `count` figures as fit; `more` is the rest of `total`, whose chip has its room below them. */
export function layoutCrowd(area: Rect, count: number, total: number): CrowdLayout {
  const crowd = placeCrowd(area, count, total);
  if (crowd.more === 0) return crowd;
  return placeCrowd({ ...area, height: area.height - MORE - MORE_GAP }, count, total);
}

function placeCrowd(area: Rect, count: number, total: number): CrowdLayout {
  const roomy = fitCrowd(area, count, TWO_LINES);
  const hasTwoLines = roomy.fits;
  const { size, rowHeight, columns, most } = hasTwoLines ? roomy : fitCrowd(area, count);
  const shown = Math.min(count, columns * most);
  const rows = Math.max(1, Math.ceil(shown / columns));
  const spots: { x: number; y: number }[] = [];
  const widest = size * WIDE * APART;
  let least = widest;
  const top = area.y + (area.height - rows * rowHeight) / 2;
  for (let row = 0; row < rows; row += 1) {
    // Rows as even as possible, so that no straggler stands alone.
    const before = Math.round((row * shown) / rows);
    const inRow = Math.round(((row + 1) * shown) / rows) - before;
    const step = Math.min(area.width / Math.max(1, inRow), widest);
    least = Math.min(least, step);
    for (let place = 0; place < inRow; place += 1) {
      spots.push({
        x: area.x + area.width / 2 + (place - (inRow - 1) / 2) * step,
        y: top + row * rowHeight + size,
      });
    }
  }
  const nameWidth = Math.max(size * NAME, least * NAME_SHARE);
  return { size, rowHeight, hasTwoLines, nameWidth, spots, more: total - shown };
}

/** The largest size at which all of `count` figures fit, or else the smallest. `name`: the least room for a name. */
function fitCrowd({ width, height }: Rect, count: number, name = { width: 0, height: 0 }) {
  for (let size = LARGEST; ; size -= 4) {
    const rowHeight = Math.max(size * TALL, size + name.height);
    const columns = Math.max(1, Math.floor(width / Math.max(size * WIDE, name.width)));
    const most = Math.max(1, Math.floor(height / rowHeight));
    const fits = columns * most >= count && rowHeight <= height;
    if (fits || size <= SMALLEST) return { size, rowHeight, columns, most, fits };
  }
}
