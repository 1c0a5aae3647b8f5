import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playerSlide } from '#core/authority/engine/playerView.ts';
import { receiptSlide } from '#core/authority/engine/receipt.ts';
import { sizeOf } from '#core/collections/list.ts';
import { play, settings, steps } from '#core/testing/arbitraryPlay.ts';

it("a receipt agrees with the player's view at every step of any play", () => {
  fc.assert(
    fc.property(settings, steps, (setting, list) => {
      play(setting, list, (game) => {
        for (let seat = 0; seat < sizeOf(game.room.seats); seat += 1) {
          const slide = playerSlide(game.room, seat, game.context());
          const receipt = receiptSlide(game.room, seat);
          if (slide === null) expect(receipt).toBeNull();
          else expect(slide).toMatchObject({ ...receipt });
        }
      });
    }),
    { numRuns: 40 },
  );
});
