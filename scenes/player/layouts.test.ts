import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardRow } from '#core/views/playerView.ts';
import { secondsLeft } from '#scenes/countdown/model.ts';
import { withRtlMarks, isRightToLeft } from '#scenes/bidi.ts';
import { layoutRows } from '#scenes/player/leaderboard/layout.ts';
import { layoutCrowd, layoutLobby, MORE } from '#scenes/player/lobby/layout.ts';
import { layoutQuestion, pictureHeight } from '#scenes/player/question/layout.ts';
import { verdictScroll } from '#scenes/player/question/places.ts';
import { optionState, type OptionsView } from '#scenes/questions/optionState.ts';
import { viewportOf } from '#scenes/stage/viewport.ts';

const viewport = fc.record({
  width: fc.integer({ min: 320, max: 2_560 }),
  height: fc.integer({ min: 480, max: 1_440 }),
});

const short = fc.record({
  width: fc.integer({ min: 560, max: 1_000 }),
  height: fc.integer({ min: 270, max: 390 }),
});

describe('layoutQuestion', () => {
  it('stacks HUD, card, answers and footer without overlap at every size', () => {
    fc.assert(
      fc.property(
        viewport,
        fc.integer({ min: 40, max: 3_000 }),
        fc.integer({ min: 60, max: 2_000 }),
        fc.integer({ min: 30, max: 300 }),
        (size, card, part, footer) => {
          const laid = layoutQuestion(viewportOf(size), {
            card: () => ({ least: card, best: card + 100 }),
            part: () => ({ least: part, best: part + 80 }),
            footer: () => footer,
            judged: false,
          });
          expect(laid.hud.y + laid.hud.height).toBeLessThanOrEqual(laid.window.y);
          expect(laid.part.y).toBeGreaterThanOrEqual(laid.card.y + laid.card.height);
          expect(laid.window.y + laid.window.height).toBeLessThanOrEqual(laid.footer.y);
          expect(laid.footer.y + laid.footer.height).toBeLessThanOrEqual(size.height);
          const end = laid.part.y + laid.part.height;
          expect(end - laid.scrollable).toBeLessThanOrEqual(laid.window.height + 1);
          expect(laid.card.height + laid.cardHidden).toBeGreaterThanOrEqual(card - 1);
          expect(laid.scrollable > 0 && laid.cardHidden > 0).toBe(false);
        },
      ),
    );
  });

  it('keeps the answers in view if the question is too long', () => {
    const laid = layoutQuestion(viewportOf({ width: 390, height: 844 }), {
      card: () => ({ least: 2_000, best: 2_100 }),
      part: () => ({ least: 300, best: 380 }),
      footer: () => 44,
      judged: false,
    });
    expect(laid.scrollable).toBe(0);
    expect(laid.cardHidden).toBeGreaterThan(1_000);
  });
});

it.each([
  [768, 1024],
  [820, 1180],
])('gives a picture 45% of an upright tablet of %i x %i, and the question smaller text', (width, height) => {
  const screen = viewportOf({ width, height });
  const picture = pictureHeight(screen) ?? 0;
  const laid = (judged: boolean) =>
    layoutQuestion(screen, {
      card: (_width, { question }) => ({
        least: 250 + question,
        best: picture + question,
        good: picture + question,
      }),
      part: (_width, { touch }) => ({ least: 2 * touch, best: 3 * touch }),
      footer: () => (judged ? 140 : 34),
      judged,
    });
  const open = laid(false);
  expect(open.card.height - open.density.question).toBeGreaterThan(height * 0.45);
  expect(open.density.question).toBeLessThan(40);
  // The verdict takes its room from the picture, and moves neither text nor answers.
  const judged = laid(true);
  expect(judged.density).toBe(open.density);
  expect(judged.card.height).toBeLessThanOrEqual(open.card.height);
});

describe('verdictScroll', () => {
  const laid = (part: number) =>
    layoutQuestion(viewportOf({ width: 390, height: 844 }), {
      card: () => ({ least: 260, best: 300 }),
      part: () => ({ least: part, best: part }),
      footer: () => 300,
      judged: true,
    });
  const tile = (y: number) => ({ x: 0, y, width: 360, height: 60 });

  it('shows all answers if they fit', () => {
    const layout = laid(300);
    expect(layout.scrollable).toBeGreaterThan(0);
    expect(verdictScroll(layout, [tile(0)])).toBe(layout.scrollable);
  });

  it('shows the own answer and then what is correct, as much as fits', () => {
    const layout = laid(2_000);
    const { window, part, scrollable } = layout;
    const isSeen = (y: number, ...told: readonly number[]): boolean => {
      const scrolled = verdictScroll(layout, told.map(tile));
      expect(scrolled).toBeLessThanOrEqual(scrollable);
      return part.y + y >= scrolled && part.y + y + 60 <= scrolled + window.height;
    };
    expect(isSeen(900, 900, 1_100)).toBe(true);
    expect(isSeen(1_100, 900, 1_100)).toBe(true);
    expect(isSeen(1_900, 1_900, 0)).toBe(true);
    expect(isSeen(0, 1_900, 0)).toBe(false);
    expect(isSeen(0)).toBe(true);
  });

  it('stays where everything is in view', () => {
    expect(verdictScroll(laid(100), [tile(0)])).toBe(0);
  });
});

it('leaves pictures beside the text everywhere else', () => {
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1366, 768],
    [640, 360],
  ] as const)
    expect(pictureHeight(viewportOf({ width, height }))).toBeNull();
});

describe('corners of layoutQuestion', () => {
  const sizes = { roomy: 120, tight: 80, none: 0 } as const;
  const laid = (part: number, place: 'above' | 'beside', footer = 180) =>
    layoutQuestion(viewportOf({ width: 390, height: 844 }), {
      card: () => ({ least: 120, best: 220 }),
      part: () => ({ least: part, best: part + 80 }),
      footer: () => footer,
      judged: true,
      corners: ({ room }) => [
        room === 'none' ? null : { width: 150, height: sizes[room], place },
        { width: 200, height: 56, place: 'below' },
      ],
    });

  it('are above, beside and below the footer, without overlap', () => {
    const { footer, corners, window } = laid(200, 'above');
    const [above, below] = corners;
    expect(above).toMatchObject({ width: footer.width, height: 120 });
    expect(above?.y).toBeGreaterThan(window.y + window.height);
    expect(footer.y).toBeGreaterThan((above?.y ?? 0) + 120);
    expect(below?.y).toBeGreaterThan(footer.y + footer.height);
    const beside = laid(200, 'beside', 100);
    expect(beside.corners[0]).toMatchObject({ x: beside.window.x, y: beside.footer.y, width: 150 });
    expect(beside.footer).toMatchObject({ x: beside.window.x + 160, height: 120 });
  });

  it('give way before anything has to scroll, unless they have to be there', () => {
    const heights = (part: number) => laid(part, 'above').corners.map((corner) => corner?.height ?? null);
    expect(heights(200)).toEqual([120, 56]);
    expect(heights(270)).toEqual([80, 56]);
    expect(heights(340)).toEqual([null, 56]);
    expect(laid(340, 'above').scrollable).toBe(0);
    expect(heights(900)).toEqual([null, 56]);
    expect(laid(900, 'above').scrollable).toBeGreaterThan(0);
  });
});

describe('layoutQuestion of a column', () => {
  const column = (least: number, best: number, card = 90) => ({
    card: (_width: number, { question }: { readonly question: number }) => ({
      least: card + question,
      best: card + question + 80,
    }),
    part: () => ({ least, best }),
    footer: () => 62,
    isColumn: true,
    judged: false,
  });

  it('is to the right of the card on a wide screen if it is tall, and no wider than reads well', () => {
    const laid = layoutQuestion(viewportOf({ width: 1366, height: 768 }), column(440, 620));
    expect(laid.isBeside).toBe(true);
    expect(laid.part.x).toBe(laid.card.width + 16);
    expect(laid.part.width).toBeLessThanOrEqual(760);
    expect(laid.part.height).toBe(laid.window.height);
    expect(laid.scrollable).toBe(0);
    expect(laid.density.question).toBe(38);
  });

  it('is below the card if it is low, on a phone, or not a column', () => {
    const wide = viewportOf({ width: 1366, height: 768 });
    expect(layoutQuestion(wide, column(200, 260)).isBeside).toBe(false);
    expect(layoutQuestion(wide, { ...column(440, 560), isColumn: false }).isBeside).toBe(false);
    expect(layoutQuestion(viewportOf({ width: 390, height: 844 }), column(440, 560)).isBeside).toBe(false);
  });

  it('scrolls the card of a long question on a phone, so that the whole column stays visible', () => {
    const laid = layoutQuestion(viewportOf({ width: 390, height: 844 }), column(490, 560, 900));
    expect(laid.scrollable).toBe(0);
    expect(laid.card.height).toBeLessThan(210);
    expect(laid.cardHidden).toBeGreaterThan(600);
  });
});

describe('layoutQuestion on a short screen', () => {
  it('puts the question left of the answers, and the footer below them', () => {
    fc.assert(
      fc.property(
        short,
        fc.integer({ min: 40, max: 2_000 }),
        fc.integer({ min: 60, max: 900 }),
        fc.integer({ min: 30, max: 110 }),
        fc.boolean(),
        (size, card, part, footer, judged) => {
          const laid = layoutQuestion(viewportOf(size), {
            card: () => ({ least: card, best: card + 100 }),
            part: () => ({ least: part, best: part + 80 }),
            footer: () => footer,
            judged,
          });
          const { window } = laid;
          const question = {
            right: window.x + laid.card.width,
            bottom: window.y + laid.card.y + laid.card.height,
          };
          expect(laid.shape).toBe('short');
          expect(laid.hud.y + laid.hud.height).toBeLessThanOrEqual(window.y + laid.card.y);
          expect(laid.part.x).toBeGreaterThanOrEqual(laid.card.width);
          expect(window.x + laid.part.x + laid.part.width).toBeLessThanOrEqual(size.width);
          expect(window.y + window.height).toBeLessThanOrEqual(laid.footer.y);
          expect(laid.footer.y + laid.footer.height).toBeLessThanOrEqual(size.height);
          expect(question.bottom).toBeLessThanOrEqual(judged ? laid.footer.y : size.height);
          if (!judged) expect(laid.footer.x).toBeGreaterThanOrEqual(question.right);
          const end = laid.part.y + laid.part.height;
          expect(end - laid.scrollable).toBeLessThanOrEqual(window.height + 1);
          expect(laid.card.height + laid.cardHidden).toBeGreaterThanOrEqual(card - 1);
        },
      ),
    );
  });
});

describe('layoutLobby', () => {
  it("keeps the player's own character clear of the others and of the text", () => {
    fc.assert(
      fc.property(fc.oneof(viewport, short), (viewport) => {
        const { title, count, crowd, own, banner, look } = layoutLobby(viewportOf(viewport), {
          canChangeLook: true,
        });
        if (!look) throw new Error('no area for another look');
        expect(look.x).toBeGreaterThan(banner.x + banner.width);
        expect(look.x + look.width).toBeLessThanOrEqual(viewport.width);
        expect(look).toMatchObject({ y: banner.y, height: banner.height });
        const figure = { x: own.x - own.size / 2, y: own.y - own.size, width: own.size, height: own.size };
        for (const box of [title, count, crowd, banner]) {
          const apart =
            box.x >= figure.x + figure.width ||
            box.x + box.width <= figure.x ||
            box.y >= figure.y + figure.height ||
            box.y + box.height <= figure.y;
          expect(apart).toBe(true);
        }
        expect(count.y + count.height).toBeLessThanOrEqual(crowd.y);
        expect(crowd.y + crowd.height).toBeLessThanOrEqual(banner.y);
      }),
    );
  });
});

describe('layoutCrowd', () => {
  const area = { x: 14, y: 120, width: 362, height: 380 };

  it('gives everyone a place of their own inside the area', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), (count) => {
        const { spots, size, rowHeight, more } = layoutCrowd(area, count, count);
        expect(spots.length + more).toBe(count);
        const end = area.y + area.height - (more > 0 ? MORE : 0);
        for (const [index, { x, y }] of spots.entries()) {
          expect(x - size / 2).toBeGreaterThanOrEqual(area.x - 1);
          expect(x + size / 2).toBeLessThanOrEqual(area.x + area.width + 1);
          expect(y - size).toBeGreaterThanOrEqual(area.y);
          expect(y - size + rowHeight).toBeLessThanOrEqual(end);
          for (const other of spots.slice(index + 1)) {
            expect(Math.abs(other.x - x) >= size || Math.abs(other.y - y) >= size).toBe(true);
          }
        }
      }),
    );
  });

  it('stays inside a low area with few players', () => {
    const low = { ...area, height: 90 };
    const { spots, size } = layoutCrowd(low, 2, 2);
    expect(Math.min(...spots.map(({ y }) => y - size))).toBeGreaterThanOrEqual(low.y);
  });

  it('counts the players it does not show', () => {
    expect(layoutCrowd(area, 60, 999).more).toBe(999 - layoutCrowd(area, 60, 60).spots.length);
  });

  it('makes few players large and many small', () => {
    expect(layoutCrowd(area, 3, 3).size).toBeGreaterThan(layoutCrowd(area, 40, 40).size);
  });
});

describe('layoutRows', () => {
  const rows = (ranks: readonly number[]): BoardRow[] =>
    ranks.map((rank) => ({
      id: `r${rank}`,
      name: 'Ana',
      character: 1,
      origin: 'web',
      score: 0,
      rank,
      previousRank: null,
      accuracy: 0,
      streak: 0,
      team: null,
    }));
  const area = { x: 0, y: 0, width: 400, height: 300 };

  it('always shows the reader', () => {
    const places = layoutRows(rows([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 151, 152, 153]), 'r152', area);
    expect(places.at(-1)?.row.rank).toBe(152);
    expect(places.at(-1)?.rect.y).toBeLessThan(area.height);
  });

  it.each([
    ['a phone', { x: 14, y: 150, width: 362, height: 620 }],
    ['a laptop', { x: 253, y: 190, width: 860, height: 500 }],
  ] as const)('has larger rows for fewer players on %s, in the middle', (_name, room) => {
    const heights = [1, 2, 3, 5, 8, 10].map((count) => {
      const ranks = Array.from({ length: count }, (_, index) => index + 1);
      const places = layoutRows(rows(ranks), 'r1', room);
      const [first, last] = [places[0]?.rect, places.at(-1)?.rect];
      const above = (first?.y ?? 0) - room.y;
      const below = room.y + room.height - (last?.y ?? 0) - (last?.height ?? 0);
      expect(above).toBeGreaterThanOrEqual(0);
      expect(below).toBeCloseTo(above);
      return first?.height ?? 0;
    });
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(heights[0]).toBeGreaterThan(1.5 * (heights.at(-1) ?? 0));
  });

  it('leaves space where ranks are skipped', () => {
    const [first, second, third] = layoutRows(rows([1, 2, 9]), 'r9', { ...area, height: 900 });
    const gap = (a = first, b = second): number =>
      (b?.rect.y ?? 0) - (a?.rect.y ?? 0) - (a?.rect.height ?? 0);
    expect(gap(second, third)).toBeGreaterThan(gap(first, second));
  });
});

it('detects right-to-left text by its first letter', () => {
  expect(['مرحبا', '123 שלום', '؟ ما', 'Hi مرحبا', '...', 'สวัสดี'].map(isRightToLeft)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(withRtlMarks('Hi?')).toBe('Hi?');
  expect(withRtlMarks('ما؟')).toBe('\u200Fما؟\u200F');
});

it('counts down in whole seconds and never below zero', () => {
  expect([3_000, 2_999, 2_001, 1, 0, -50].map((left) => secondsLeft(1_000 + left, 1_000))).toEqual([
    3, 3, 3, 1, 0, 0,
  ]);
  expect(secondsLeft(null, 1_000)).toBe(0);
});

describe('optionState', () => {
  const view: OptionsView = {
    questionId: 'q',
    options: [],
    open: true,
    selected: [],
    chosen: null,
    correct: null,
    knownWrong: false,
    distribution: null,
    hidden: [],
    tried: [],
    triedWithOthers: [],
    mix: null,
    letters: [],
  };

  it('shows correct and incorrect only once they are revealed', () => {
    expect(optionState(view, 'a')).toBe('idle');
    expect(optionState({ ...view, selected: ['a'] }, 'a')).toBe('selected');
    expect(optionState({ ...view, selected: ['a'], open: false }, 'a')).toBe('locked');
    expect(optionState({ ...view, chosen: ['a'] }, 'a')).toBe('locked');
    expect(optionState({ ...view, chosen: ['a'] }, 'b')).toBe('dimmed');
    expect(optionState({ ...view, chosen: ['a'], knownWrong: true }, 'a')).toBe('wrong');
    expect(optionState({ ...view, chosen: ['a', 'b'], knownWrong: true }, 'a')).toBe('locked');
    expect(optionState({ ...view, chosen: ['a'], correct: ['b'] }, 'a')).toBe('wrong');
    expect(optionState({ ...view, chosen: ['a'], correct: ['b'] }, 'b')).toBe('missed');
    expect(optionState({ ...view, chosen: ['a'], correct: ['b'] }, 'c')).toBe('dimmed');
    expect(optionState({ ...view, chosen: ['a'], correct: ['a', 'b'] }, 'a')).toBe('correct');
  });

  it('keeps the place of a hidden option, and marks tried options', () => {
    expect(optionState({ ...view, hidden: ['a'] }, 'a')).toBe('hidden');
    expect(optionState({ ...view, hidden: ['a'], selected: ['b'], open: false }, 'a')).toBe('hidden');
    expect(optionState({ ...view, tried: ['a'] }, 'a')).toBe('wrong');
    expect(optionState({ ...view, tried: ['a'] }, 'b')).toBe('idle');
  });
});
