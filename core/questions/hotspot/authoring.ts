import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { EMPTY_BOARD } from '#core/questions/board/board.ts';
import type { AuthoredRegion, Region } from '#core/questions/board/regions.ts';
import { HOTSPOT_LIMITS, type HotspotKind } from '#core/questions/hotspot/index.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The regions with these ids. */
export function regionsOf(regions: readonly AuthoredRegion[], ids: readonly string[]): readonly Region[] {
  return regions.map(({ shape, correct, name = '' }, index) => ({
    id: ids[index] ?? '',
    text: name.trim(),
    shape,
    ...(correct && { correct }),
  }));
}

/** The question's own fields. Names are offered only if there are enough of them to choose from. */
export function askedFrom(
  picture: HotspotKind['authored']['picture'],
  regions: readonly Region[],
  dealt: (names: readonly Option[]) => readonly Option[],
): Pick<HotspotKind['question'], 'picture' | 'spots' | 'names'> {
  const correct = regions.filter((region) => region.correct);
  const named = regions.filter(({ text }) => text !== '');
  const isOffered =
    named.length >= HOTSPOT_LIMITS.minNamed &&
    named.length > correct.length &&
    correct.every(({ text }) => text !== '');
  const names = named.map(({ id, text }) => ({ id, text }));
  return { picture, spots: correct.length, ...(isOffered && { names: dealt(names) }) };
}

export const hotspotAuthoring: QuestionAuthoring<HotspotKind> = {
  toExchange(question) {
    const { picture: _picture, regions, type: _, ...base } = question;
    const choices = regions.flatMap(({ name, correct }) =>
      name === undefined ? [] : { text: name, ...(correct && { correct }) },
    );
    return { base, exchange: { choices } };
  },
  fromExchange: (base) => ({ ...base, type: 'HOTSPOT', picture: EMPTY_BOARD, regions: [] }),
  isJudged: () => true,
  hasAnswers: ({ regions }) => regions.length > 0,
  preview({ picture, regions: authored }, base) {
    const regions = regionsOf(
      authored,
      authored.map((_, index) => `r${index}`),
    );
    // By name, which is neither the author's order nor tells what is correct.
    const byName = (names: readonly Option[]) =>
      names.toSorted((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
    return {
      question: { type: 'HOTSPOT', ...withGrading(base, true), ...askedFrom(picture, regions, byName) },
      reveal: { type: 'HOTSPOT', regions },
    };
  },
};
