// Points on their way: from the verdict to the score in the bar.

import type { StarFlight } from '#scenes/kit/StarFlight.ts';
import { starsFor } from '#scenes/player/question/celebration.ts';
import type { Footer } from '#scenes/player/question/Footer.ts';
import type { Hud } from '#scenes/player/question/Hud.ts';
import type { MotionPort } from '#scenes/ports.ts';

interface Pieces {
  readonly hud: Hud;
  readonly footer: Footer;
  readonly stars: StarFlight;
}

/** Seconds: what was hit and what was won come first. */
const DELAY = 0.3;

/** Stars carry the points to the score, which says more with each that arrives; without any it counts. */
export function flyScore(
  { hud, footer, stars }: Pieces,
  { motion, width }: { readonly motion: MotionPort; readonly width: number },
  from: number,
  to: number,
): void {
  const [start, end] = [footer.pointsPlace(), hud.starPlace()];
  if (!end) return;
  const arrive = (share: number, swell: number): void =>
    hud.showArriving(share === 1 ? null : Math.round(from + (to - from) * share), swell);
  if (start && to > from)
    stars.fly({
      from: start,
      to: end,
      within: width,
      stars: starsFor(to - from),
      size: end.size,
      delay: DELAY,
      arrive,
    });
  else motion.ease((share) => arrive(share, 0), { delay: DELAY, duration: 0.6 });
}
