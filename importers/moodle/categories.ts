import type { QuizBuilder } from '#importers/QuizBuilder.ts';

/** Categories that are named; the others are only counted. */
const NAMED = 20;

/** A single category, such as `$course$/top/Unit 1`, becomes the quiz's subject; there is no place for several. */
export function noteCategories(categories: readonly string[], builder: QuizBuilder): void {
  const [only] = categories;
  const subject = only?.split('/').at(-1)?.trim() ?? '';
  if (categories.length === 1 && subject !== '') builder.setHead('subject', subject);
  else if (categories.length > 1) {
    const names = categories.slice(0, NAMED).map((category) => category.split('/').at(-1)?.trim());
    builder.note({
      code: 'categoriesDropped',
      values: { count: categories.length, names: names.join(', ') },
    });
  }
}
