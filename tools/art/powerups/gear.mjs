/**
 * Gear shown while a power-up acts: mountain gear, and a bird. One sheet, so that it is a single texture;
 * each item has a square of 64 units, is lit from the upper left, and has three tones, no outline, and one
 * odd detail. Keep the order in step with scenes/features/powerups/gear.ts.
 */
import { gearSheet } from '../gearSheet.mjs';
import { circle, FLAME, GLOW, line, moved, path } from './kit.mjs';

const WOOD = { lit: '#E0B084', fill: '#C98F5E', shade: '#8A5A36' };
const ROPE = { fill: '#F0D9AE', shade: '#B98F52' };
const METAL = { lit: '#D5E1E6', shade: '#7F97A1', dark: '#4E6470' };
const ICE = { lit: '#F4FAFF', fill: '#BFE6FA', edge: '#5FA3C7' };
const SNOW = { fill: '#F4FAFF', shade: '#A9C9DC' };
const INK = '#0D2530';
const NIGHT = '#2B4A5C';
/** A bird's back, which is seen against the night. */
const PLUME = '#4F7288';
const GOLD = '#FFD062';
const EMBER = '#FF9472';
const ROSE = { fill: '#F6A5D8', edge: '#A94F88' };
const CLOTH = { lit: '#74E0A4', edge: '#258A55' };

const wing = (d, tip) => path(d, NIGHT) + path(tip, SNOW.fill);
const body =
  path('M4 41 20 35q5-13 19-14 3-9 11-8 6 1 7 6l5 4-6 2q-1 14-13 18-12 4-23-1L6 47Z', PLUME) +
  path('M51 25q-1 11-10 15-8 3-16-1 11 1 17-5 4-5 4-10Z', SNOW.fill) +
  path('M57 19l6 4-6 1.500Z', GOLD) +
  path('M4 41l16-6 2 4L6 47Z', INK) +
  circle(50, 18, 3, SNOW.fill) +
  circle(50.6, 18.2, 1.6, INK);

/** By name, in sheet order. */
export const gear = {
  // Wings up and wings down, which alternate in flight; then sitting.
  birdUp: body + wing('M24 37Q18 16 4 6q20 0 30 12 5 7 5 15Z', 'M9 9q14 3 21 13l3 8Q26 14 9 9Z'),
  birdDown: body + wing('M24 34q-10 10-12 26 18-6 25-18 4-6 2-10Z', 'M15 55q10-7 15-17l4-2q-4 13-19 19Z'),
  birdSits:
    path('M6 58 20 40q2-18 15-22 2-10 11-10 8 0 9 7l7 4-7 3q-1 18-13 25-7 4-13 3Z', PLUME) +
    path('M49 24q-1 15-9 21-5 4-9 3 9-5 11-13 2-6 2-12Z', SNOW.fill) +
    path('M19 47q3-17 17-21 1 16-15 23Z', NIGHT) +
    path('M55 15l7 4-7 2Z', GOLD) +
    circle(48, 15, 3, SNOW.fill) +
    circle(48.6, 15.2, 1.6, INK) +
    line('M33 50v9M40 48v11', GOLD, 2.5),
  // A parcel, closed and open, and what it hangs from.
  parcel:
    path('M8 26h48v32q0 4-4 4H12q-4 0-4-4Z', CLOTH.lit) +
    path('M46 26h10v32q0 4-4 4h-6Z', CLOTH.edge) +
    path('M27 26h10v36H27ZM8 40h48v8H8Z', ROPE.fill) +
    path('M34 26h3v36h-3ZM8 45h48v3H8Z', ROPE.shade) +
    line('M32 25C14 28 10 8 22 8c6 0 9 9 10 17 1-8 4-17 10-17 12 0 8 20-10 17Z', ROPE.fill, 5) +
    line('M33 25c1-8 4-17 9-17', ROPE.shade, 3),
  parcelOpen:
    path('M8 30h48v28q0 4-4 4H12q-4 0-4-4Z', CLOTH.lit) +
    path('M46 30h10v28q0 4-4 4h-6Z', CLOTH.edge) +
    path('M11 30h42l-3 8H14Z', '#10402F') +
    path('M8 30 1 19l9-3 6 14ZM56 30l7-10-8-5-6 15Z', CLOTH.lit) +
    path('M56 30l7-10-4-2-6 12Z', CLOTH.edge) +
    path('M27 38h10v24H27Z', ROPE.fill) +
    path('M34 38h3v24h-3Z', ROPE.shade),
  parachute:
    line('M5 30 32 62 59 30M21 33l11 29 11-29', ROPE.fill, 1.8) +
    path('M3 31Q4 3 32 3t29 28q-6-5-10 0-5-5-9 2-5-5-10 0-5-5-10 0-4-7-9-2-4-5-10 0Z', CLOTH.lit) +
    path('M32 3q29 0 29 28-6-5-10 0 0-20-19-28ZM32 3q12 9 10 30-5-5-10 0Z', CLOTH.edge) +
    path('M14 13q5-6 12-7-7 5-9 14Z', SNOW.fill),
  // A rolling tin, lying on its side, seen from the end.
  tin:
    circle(32, 32, 30, METAL.shade) +
    path('M11 53A30 30 0 0 1 53 11Z', METAL.lit) +
    circle(32, 32, 24, METAL.dark) +
    path('M32 32V9a23 23 0 0 1 20 12Z', ROSE.fill) +
    path('M32 32l20-11a23 23 0 0 1-3 27Z', GOLD) +
    path('M32 32l17 16a23 23 0 0 1-28 4Z', '#7CD0F5') +
    path('M32 32 21 52A23 23 0 0 1 9 30Z', CLOTH.lit) +
    path('M32 32 9 30A23 23 0 0 1 32 9Z', EMBER) +
    circle(32, 32, 5, METAL.lit),
  bucket:
    line('M10 18Q32-12 54 18', METAL.dark, 3) +
    path('M8 18h48l-7 40q-1 4-5 4H20q-4 0-5-4Z', METAL.shade) +
    path('M8 18h16l3 44h-7q-4 0-5-4Z', METAL.lit) +
    path('M13 44h38l-1 5H14Z', METAL.dark) +
    path(
      'M5 20q-2-9 8-9 3-8 12-6 8-6 15 0 9-2 11 6 9 0 8 9-3 4-9 3-5 4-10 1-8 4-15 0-6 3-11-1-6 1-9-3Z',
      SNOW.fill,
    ) +
    path('M59 20q-3 4-9 3-5 4-10 1-8 4-15 0 12-2 20-1 8-2 14-3Z', SNOW.shade),
  heap:
    path('M4 62Q2 46 14 42q2-12 15-13 12-4 18 6 10 1 11 11 6 6 4 16Z', SNOW.fill) +
    path('M62 62q2-10-4-16-1-10-11-11 5 8 1 15-8 8-24 7-8 0-20 5Z', SNOW.shade) +
    path('M14 46q3-5 8-4-2 3-6 6ZM32 34q4-3 8 0-4 1-7 4Z', '#fff'),
  // Its air goes above it.
  bellows:
    path('M3 34 10 12q10-8 26 4l14 14v8L36 50Q20 60 10 54Z', WOOD.shade) +
    path('M7 30 12 14q9-6 22 4l15 12-15-2Z', WOOD.lit) +
    path('M7 38l5 14q9 5 22-3l15-10-15 1Z', WOOD.fill) +
    path('M9 31l28-1v6L9 37Z', '#8A3A2A') +
    line('M16 31v6M23 31v6M30 30v6', EMBER, 2.5) +
    path('M48 30l15 2v4l-15 2Z', METAL.lit) +
    path('M48 34h15v2l-15 2Z', METAL.shade) +
    circle(26, 20, 2, METAL.lit),
  // Half of a frame that claps together; the other half is dark.
  peakLit:
    path('M62 4 40 26l-8 3-14 19-14 14h58Z', GOLD) +
    path('M62 4v58H44l6-14-8-8 8-12Z', '#B37A0C') +
    path('M62 4 48 18l2 6 6-3 6 5Z', '#FFF9EF') +
    line('M34 40l-8 10M28 52l-6 6', '#FFF9EF', 2),
  peakDark:
    path('M2 4l22 22 8 3 14 19 14 14H2Z', PLUME) +
    path('M2 4v58h14l-4-14 8-8-8-12Z', NIGHT) +
    path('M2 4l14 14-3 6-5-3-6 5Z', METAL.lit) +
    line('M30 40l8 10M38 52l6 6', METAL.shade, 2),
  sled:
    path('M4 30h46v10H9q-5 0-5-5Z', EMBER) +
    path('M4 30h46v4H4Z', '#FFC2AD') +
    path('M16 40h5v14h-5ZM38 40h5v14h-5Z', WOOD.shade) +
    line('M6 56h44q11 0 11-13 0-8-8-9', WOOD.fill, 5) +
    line('M6 55h44', WOOD.lit, 2) +
    line('M50 34q6-8 2-16', ROPE.fill, 2.5),
  beacon:
    path('M20 62l9-22h6l9 22h-6l-6-16-6 16Z', METAL.dark) +
    path('M20 62l9-22h3L25 62Z', METAL.shade) +
    path('M12 34h40l-6 10H18Z', METAL.shade) +
    path('M12 34h16v10H18Z', METAL.lit) +
    moved('translate(15 -2) scale(.36 .32)', path(FLAME, EMBER), path(GLOW, GOLD)) +
    path('M31 20q6 6 5 11-2 5-5 4-4-1-3-7 2-3 3-8Z', '#FFF9EF'),
  eraser: moved(
    'rotate(-28 32 34)',
    path('M6 22h52q4 0 4 4v16q0 4-4 4H8q-5 0-7-6l-1-8q1-10 6-10Z', ROSE.fill),
    path('M6 40h56v2q0 4-4 4H8q-5 0-7-6Z', ROSE.edge),
    path('M24 22h38v24H24Z', '#7CD0F5'),
    path('M24 40h38v2q0 4-4 4H24ZM24 22h4v24h-4Z', '#2479A3'),
    path('M28 22h30q4 0 4 3H28Z', '#D6F0FC'),
    path('M0 34q4 8 9 12H8q-5 0-7-6Z', SNOW.fill),
  ),
  crate:
    path('M4 14h56v46q0 4-4 4H8q-4 0-4-4Z', WOOD.shade) +
    path('M8 16h48v12H8ZM8 48h48v12q0 1-1 1H9q-1 0-1-1Z', WOOD.fill) +
    path('M8 31h48v14H8Z', WOOD.lit) +
    path('M46 16h10v12H46ZM46 31h10v14H46ZM46 48h10v13H46Z', '#B07A4C') +
    path('M27 14h10v50H27Z', ROPE.shade) +
    path('M27 14h5v50h-5Z', ROPE.fill) +
    line('M13 22h6M14 38h8', WOOD.shade, 2),
  lid:
    path('M0 40h64v9q0 4-4 4H4q-4 0-4-4Z', WOOD.shade) +
    path('M0 40q0-4 4-4h56q4 0 4 4v5H0Z', WOOD.lit) +
    path('M50 36h10q4 0 4 4v5H50Z', WOOD.fill) +
    path('M27 36h10v17H27Z', ROPE.shade) +
    path('M27 36h5v17h-5Z', ROPE.fill) +
    line('M32 36q-12-12-14-4 2 6 14 4 12 2 14-4-2-8-14 4Z', ROPE.fill, 3),
  // Effects that stay for a while: around a clock whose center stays clear, around a flame, and hanging from
  // a rope around the neighboring character.
  ice:
    path(
      'M16.3 38.6 12.4 40.3 9.7 33.9 11.3 27.2 15.4 28.1ZM15.4 28.1 11.3 27.2 10.5 19.0 18.0 15.9 20.8 19.1ZM20.8 19.1 18.0 15.9 23.0 10.8 30.2 10.8 30.5 15.0ZM30.5 15.0 30.2 10.8 37.9 6.7 43.0 13.8 40.8 17.4Z',
      ICE.lit,
    ) +
    path(
      'M23.2 46.6 21.0 50.2 11.7 49.6 12.4 40.3 16.3 38.6ZM40.8 17.4 43.0 13.8 49.4 16.9 51.6 23.7 47.7 25.4Z',
      ICE.fill,
    ) +
    path(
      'M47.7 25.4 51.6 23.7 57.9 29.8 52.7 36.8 48.6 35.9ZM48.6 35.9 52.7 36.8 51.3 43.7 46.0 48.1 43.2 44.9ZM43.2 44.9 46.0 48.1 42.0 55.5 33.8 53.2 33.5 49.0ZM33.5 49.0 33.8 53.2 26.8 54.4 21.0 50.2 23.2 46.6Z',
      ICE.edge,
    ) +
    path('M19 50l4.500 0-1.800 10ZM31 52.500h4.500l-2.500 9ZM41 49.500l4-2-1 8Z', ICE.fill) +
    path('M20 50h2l-.8 6ZM32 53h1.800l-1 5Z', ICE.lit) +
    line('M16 24l4 2M24 15l2 4M44 17l-2 4', ICE.edge, 1.5),
  lantern:
    '<path d="M15 14h34v36H15Z" fill="#FFD062" opacity=".3"/>' +
    '<path d="M17 14h10L17 34Z" fill="#F4FAFF" opacity=".45"/>' +
    line('M26 5q0-4 6-4t6 4', ROPE.fill, 2.5) +
    path('M22 5h20q4 1 5 4l5 6H12l5-6q1-3 5-4Z', EMBER) +
    path('M22 5h8l-6 10H12l5-6q1-3 5-4Z', '#FFC2AD') +
    path('M12 15h40v3H12ZM11 49h42l2 6q0 3-3 3H12q-3 0-3-3Z', METAL.shade) +
    path('M12 15h18v3H12ZM11 49h18v9H12q-3 0-3-3Z', METAL.lit) +
    path('M13 18h4v31h-4Z', METAL.lit) +
    path('M47 18h4v31h-4Z', METAL.shade) +
    circle(47, 34, 2.5, ROPE.fill),
  hook:
    line('M50 27Q30 37 8 24', ROPE.shade, 6.5) +
    line('M50 25Q30 35 8 22', ROPE.fill, 4.5) +
    line('M42 27.500l-2 4M32 30l-1 4.500M22 29l0 4', ROPE.shade, 1.5) +
    '<rect x="46.500" y="6" width="15" height="23" rx="7.500" fill="none" stroke="#7F97A1" stroke-width="5"/>' +
    line('M46.500 20v-7q1-6 7-7', METAL.lit, 3.5) +
    circle(50, 26, 4, ROPE.shade),
};

export const sheet = gearSheet(gear);
