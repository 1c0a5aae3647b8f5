// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { beforeIn, createDragging } from '#src/areas/library/editor/dragging.ts';

const press = { button: 0, preventDefault: () => undefined } as unknown as Parameters<
  ReturnType<typeof createDragging>['begin']
>[1];
const hear = (event: Event) => window.dispatchEvent(event);

const dropped: string[] = [];
beforeEach(() => void dropped.splice(0));

function begun() {
  const drag = createDragging();
  const aim = (list: 'questions' | 'children', before: number | null) =>
    drag.aim(list, before, (at) => dropped.push(`${list} ${at}`));
  drag.begin({ id: 'a' }, press);
  return { drag, aim };
}

it('drops once, where the list under the pointer said last', () => {
  const { drag, aim } = begun();
  aim('questions', 2);
  aim('children', 1);
  // The list that it left hears of the pointer later.
  aim('questions', null);
  expect(beforeIn('children')(drag.getState())).toBe(1);
  hear(new Event('pointerup'));
  hear(new Event('pointerup'));
  expect(dropped).toEqual(['children 1']);
  expect(drag.getState()).toBeNull();
});

it.each([new Event('pointercancel'), new KeyboardEvent('keydown', { key: 'Escape' })])(
  'drops nothing after $type',
  (event) => {
    const { drag, aim } = begun();
    aim('questions', 2);
    hear(event);
    expect(drag.getState()).toBeNull();
    hear(new Event('pointerup'));
    expect(dropped).toEqual([]);
  },
);

it('tells listeners only of other places', () => {
  const { drag, aim } = begun();
  let told = 0;
  drag.subscribe(() => (told += 1));
  for (const before of [0, 0, 1, 1, null, null]) aim('questions', before);
  expect(told).toBe(3);
});
