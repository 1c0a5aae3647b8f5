// Focus: a desk by a window, with one lamp and an open book.

import {
  at,
  circle,
  ellipse,
  type Frame,
  group,
  line,
  mix,
  path,
  rect,
  repeat,
  shaded,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import { climb } from '#tools/art/themes/testmode/climb.ts';
import { pieces } from '#tools/art/themes/testmode/pieces.ts';
import {
  cat,
  cone,
  COVERS,
  curtain,
  EMBER,
  glow,
  herbarium,
  lamp,
  LIGHT,
  LIGHT_SHADE,
  mug,
  NIGHT,
  openBook,
  PAPER,
  pencil,
  pile,
  plant,
  standing,
  window,
  WOOD_LIT,
} from '#tools/art/themes/testmode/study.ts';

/** On a question, the lamp alone. */
const landmark = ({ sky }: Frame): string =>
  sky === 'question'
    ? glow(180, 130, 130) + lamp()
    : glow(180, 130, 150) + cone() + standing(-118, 462, 150, 3, 1) + openBook() + lamp();

/** Where the desk begins against the wall, and where it ends towards the viewer. */
const deskOf = ({ isWide, height, near }: Frame): { back: number; edge: number } => ({
  back: near - (isWide ? 26 : 18),
  edge: height * (isWide ? 0.84 : 0.76),
});

const woodOf = ({ planes }: Frame): string => mix(planes[1], WOOD_LIT, 0.26);

function far(frame: Frame): string {
  const { isWide, width, height, planes } = frame;
  const wall = planes[0];
  const { back } = deskOf(frame);
  const rail = isWide ? 424 : 452;
  const seams = repeat(isWide ? 12 : 6, (i) =>
    rect(
      (i + 0.4) * (width / (isWide ? 12 : 6)),
      rail + 14,
      isWide ? 5 : 3,
      back - rail,
      mix(wall, NIGHT, 0.3),
    ),
  );
  // On the podium a lamp hangs before it.
  const hasShelf = !isWide || frame.sky !== 'podium';
  const shelf = isWide
    ? [
        rect(640, 286, 232, 14, mix(WOOD_LIT, wall, 0.45), 3),
        rect(640, 296, 232, 8, mix(WOOD_LIT, NIGHT, 0.62), 3),
        path('M668 304h14v30l-14 -18ZM830 304h14v30l-14 -18Z', mix(WOOD_LIT, NIGHT, 0.55)),
        standing(656, 286, 92, 6, 3, wall, 0.35),
        at(832, 286, group('scale(.72)', plant(wall, 0.3))),
      ].join('')
    : standingShelf(wall);
  // Beside the titles and below them.
  const view = isWide ? 'translate(112 136) scale(.82)' : 'translate(24 206) scale(.46)';
  const veil = isWide
    ? group('translate(82 110) scale(.82)', curtain(mix('#6559B5', wall, 0.66)))
    : group('translate(8 190) scale(.47)', curtain(mix('#6559B5', wall, 0.66)));
  const fur = mix('#FF9474', '#3D4B59', 0.5);
  return [
    rect(0, rail, width, height - rail, mix(wall, NIGHT, 0.22)),
    seams,
    rect(0, rail - 6, width, isWide ? 14 : 9, mix(wall, PAPER, 0.16)),
    rect(0, rail + (isWide ? 8 : 3), width, 4, mix(wall, NIGHT, 0.5)),
    group(view, window(wall), at(338, 338, cat(fur))),
    veil,
    hasShelf ? shelf : '',
    isWide ? at(1290, 180, group('scale(1.05)', herbarium(wall))) : '',
  ].join('');
}

const standingShelf = (wall: string): string =>
  rect(260, 210, 140, 8, mix(WOOD_LIT, wall, 0.45), 2) +
  rect(260, 216, 140, 5, mix(WOOD_LIT, NIGHT, 0.62), 2) +
  standing(276, 210, 50, 4, 3, wall, 0.35) +
  at(372, 210, group('scale(.42)', plant(wall, 0.3)));

function mid(frame: Frame): string {
  const { isWide, width, height } = frame;
  const { back } = deskOf(frame);
  const wood = woodOf(frame);
  const x = frame.middle - (isWide ? 30 : 12);
  const rx = (isWide ? 420 : 210) * (frame.sky === 'podium' ? 0.62 : 1);
  return [
    rect(0, back, width, height - back, wood),
    rect(0, back, width, isWide ? 5 : 3, mix(wood, NIGHT, 0.45)),
    rect(0, back + (isWide ? 5 : 3), width, isWide ? 4 : 2, mix(wood, PAPER, 0.2)),
    ellipse(x, back + (isWide ? 60 : 42), rx * 1.35, isWide ? 52 : 36, LIGHT, 0.12),
    ellipse(x, back + (isWide ? 56 : 40), rx, isWide ? 38 : 28, LIGHT, 0.2),
  ].join('');
}

function near(frame: Frame): string {
  const { isWide, width, height, planes } = frame;
  const { edge } = deskOf(frame);
  const wood = woodOf(frame);
  const grain = mix(wood, NIGHT, 0.16);
  const front = planes[2];
  const s = isWide ? 1 : 0.56;
  const y = frame.near;
  const handle = (x: number, wide: number): string =>
    rect(x - wide / 2, edge + 42 * s, wide, 84 * s, mix(front, planes[1], 0.3), 8 * s) +
    rect(x - wide / 2, edge + 42 * s, wide, 5 * s, mix(front, WOOD_LIT, 0.3), 3) +
    rect(x - 34 * s, edge + 70 * s, 68 * s, 12 * s, LIGHT_SHADE, 6 * s) +
    rect(x - 34 * s, edge + 70 * s, 68 * s, 5 * s, LIGHT, 3 * s);
  const things = isWide
    ? [
        at(610, y + 58, mug(mix('#74CDF7', '#3D4B59', 0.4))),
        sheet(330, y + 72, 1, -4),
        pencil(470, y + 70, 120, -12),
        pencil(1080, y + 84, 150, 6),
        at(
          1260,
          y + 90,
          ellipse(4, 2, 34, 7, NIGHT, 0.4) +
            rect(-28, -24, 56, 24, PAPER, 4) +
            rect(-28, -24, 34, 24, EMBER, 4) +
            rect(-28, -8, 56, 8, NIGHT, 3, 0.2),
        ),
      ].join('')
    : [
        at(52, y + 66, group('scale(.6)', mug(mix('#74CDF7', '#3D4B59', 0.4)))),
        sheet(128, y + 88, 0.62, -4),
        pencil(318, y + 62, 84, 6),
        pencil(196, y + 104, 66, -14),
      ].join('');
  return [
    // The desk once more: its nearer part lies before the lamp's foot.
    repeat(isWide ? 5 : 4, (i) => {
      const down = y + (isWide ? 40 : 46) + i * (isWide ? 18 : 28);
      const from = width * (((i * 0.37) % 0.6) - 0.05);
      return line(
        `M${Math.round(from)} ${Math.round(down)}q${Math.round(width * 0.2)} ${i % 2 === 0 ? 6 : -5} ${Math.round(width * 0.42)} 0`,
        grain,
        isWide ? 4 : 3,
        0.7,
      );
    }),
    things,
    rect(0, edge, width, height - edge, front),
    rect(0, edge - 3 * s, width, 24 * s, mix(wood, NIGHT, 0.12)),
    rect(0, edge - 5 * s, width, 7 * s, mix(wood, LIGHT, 0.4)),
    rect(0, edge + 21 * s, width, 10 * s, mix(front, NIGHT, 0.5)),
    isWide ? handle(300, 400) + handle(740, 400) + handle(1180, 400) : handle(96, 168) + handle(296, 190),
  ].join('');
}

/** A sheet with a drawing of the peak. */
const sheet = (x: number, y: number, size: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M-76 6L-44 -40H96L84 6Z', NIGHT, 0.3) +
      path('M-84 0L-52 -46H90L76 0Z', PAPER) +
      path('M76 0L90 -46H60L44 0Z', mix(PAPER, '#8C7859', 0.2)) +
      path('M-40 -10L0 -36L12 -28L24 -36L46 -10Z', '#687A8C', 0.7) +
      path('M-14 -27L0 -36L8 -31L0 -25Z', PAPER),
  );

/** The back of the chair and a leaf, cut by the edges; on a question, the desk alone. */
function front(frame: Frame): string {
  const { isWide, sky, width, height, planes } = frame;
  const dark = planes[4];
  if (sky === 'question') {
    const y = isWide ? 704 : 788;
    return (
      rect(0, y, width, height - y, planes[1]) +
      rect(0, y, width, 5, mix(planes[1], WOOD_LIT, 0.3)) +
      rect(0, y + 26, width, height, planes[2]) +
      rect(0, y + 26, width, 4, planes[4])
    );
  }
  const c = mix(dark, planes[3], 0.6);
  return isWide
    ? path('M380 790C372 716 392 676 440 670H620C668 676 688 716 680 790Z', dark) +
        path('M392 790C386 726 402 688 442 682H600C560 690 470 690 430 700C404 710 400 740 402 790Z', c) +
        path('M440 790V716H470V790ZM516 790V712H546V790ZM592 790V716H622V790Z', c) +
        path(
          'M-20 600C40 640 70 700 72 790H-20ZM60 800C66 730 110 680 170 668C172 720 130 770 96 800ZM-10 700C40 690 110 720 130 800H-10Z',
          dark,
        ) +
        line('M-4 622C30 670 50 720 54 780M84 790C96 740 126 700 162 676', c, 4)
    : path('M100 860C96 796 110 770 140 766H250C280 770 294 796 290 860Z', dark) +
        path('M108 860C104 804 116 780 142 776H238C200 782 160 782 136 788C120 796 116 820 116 860Z', c) +
        path('M-10 690C24 720 42 770 40 850H-10ZM34 856C38 810 62 780 96 772C98 806 74 840 56 856Z', dark) +
        line('M0 706C20 736 30 780 30 840', c, 3);
}

function echo(frame: Frame): string {
  const y = frame.near;
  return frame.isWide
    ? ellipse(206, y + 16, 92, 8, NIGHT, 0.35) +
        pile(196, y + 14, 134, 4, 4) +
        group(`translate(188 ${y - 94}) scale(.62)`, plant(NIGHT, 0.05)) +
        ellipse(704, y + 12, 70, 7, NIGHT, 0.35) +
        pile(696, y + 10, 108, 2, 1)
    : ellipse(52, y + 6, 46, 5, NIGHT, 0.35) +
        pile(48, y + 5, 66, 3, 4) +
        group(`translate(44 ${y - 36}) scale(.36)`, plant(NIGHT, 0.05));
}

const art: ThemeArt = {
  top: [96, 50, 280, 150],
  landmark,
  echo,
  plane: (name, frame) => (name === 'sky' ? '' : { far, mid, near, front }[name](frame)),
  // A paper globe on its cord.
  lamp: () =>
    line('M0 -96V-420', NIGHT, 4) +
    glow(0, 0, 130) +
    circle(0, 0, 100, LIGHT) +
    path('M40 -92A100 100 0 0 1 40 92A140 140 0 0 0 40 -92Z', LIGHT_SHADE, 0.6) +
    ellipse(-26, -16, 52, 66, mix(LIGHT, PAPER, 0.7)) +
    `<g fill="none" stroke="${LIGHT_SHADE}" stroke-width="3" opacity=".5"><path d="M-80 -60H80M-97 -22H97M-97 22H97M-80 60H80"/></g>` +
    rect(-22, -106, 44, 16, shaded(COVERS[3] ?? PAPER, NIGHT), 4),
  climb,
  pieces,
};

export default art;
