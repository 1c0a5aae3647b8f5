// @vitest-environment happy-dom
// Questions with a picture to point at: written and answered with keys and with a pointer.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { keyed, sampleOf } from '#core/questions/authority.ts';
import { acted } from '#core/questions/kinds.ts';
import type { AnswerOf } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import { faultsOf } from '#protocol/quizFaults.ts';
import type { Draft } from '#scenes/player/view.ts';
import { questionTwinOf } from '#src/game/twins/questionTwin.ts';
import { type EditProps, editKindOf } from '#src/questions/questionEditor.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Announcements } from '#src/ui/Announcements.tsx';

afterEach(cleanup);
// Loaded up front: tests don't wait for them.
beforeAll(async () => {
  await Promise.all([
    import('#src/questions/hotspot/EditorForm.tsx'),
    import('#src/questions/dndImage/EditorForm.tsx'),
  ]);
});

const noCalls = () => 'network' as const;
const said = () => screen.getByTestId('announcer').textContent;

/** Renders the editor; returns a function that reads the current question. */
async function write<Q extends AuthoredQuestion>(question: Q): Promise<() => Q> {
  let now: AuthoredQuestion = question;
  function Page() {
    const [written, setWritten] = useState<AuthoredQuestion>(question);
    const onChange: EditProps['onChange'] = (fields) => {
      now = withFields(now, fields);
      setWritten(now);
    };
    const faults = faultsOf(written);
    return createElement(editKindOf(written.type).Editor, { question: written, onChange, faults });
  }
  await renderPage(<Page />, noCalls);
  await screen.findByText(/./, { selector: 'legend' });
  return () => now as Q;
}

/** Presses at these places of the picture, in pixels of a picture of 100 x 100; drags from the first to the last. */
function drag(...points: readonly (readonly [number, number])[]) {
  const surface = document.querySelector('.board-surface');
  if (!(surface instanceof HTMLElement)) throw new Error('no surface');
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  surface.setPointerCapture = () => undefined;
  const at = (index: number) => {
    const [clientX = 0, clientY = 0] = points.at(index) ?? [];
    return { clientX, clientY, button: 0, pointerId: 1 };
  };
  fireEvent.pointerDown(surface, at(0));
  for (const index of points.keys()) fireEvent.pointerMove(surface, at(index));
  fireEvent.pointerUp(surface, at(-1));
  fireEvent.click(surface, at(-1));
}

const picture = { type: 'image', url: '/media/a.png', alt: 'A map', width: 100, height: 100 } as const;
const hotspot = () => ({ ...emptyQuestion('HOTSPOT'), text: 'Where?', picture });
const labels = () => ({ ...emptyQuestion('DND_IMAGE'), text: 'Label.', picture });

describe('the editor of a hotspot', () => {
  it('draws rectangles, circles and polygons', async () => {
    const now = await write(hotspot());
    expect(screen.getByText('Mark 1 to 8 regions as correct.')).toBeTruthy();
    drag([10, 20], [30, 60]);
    await userEvent.click(screen.getByRole('radio', { name: 'Circle' }));
    drag([50, 50], [60, 50]);
    await userEvent.click(screen.getByRole('radio', { name: 'Polygon' }));
    for (const corner of [
      [70, 70],
      [90, 70],
      [80, 90],
      [71, 71],
    ] as const)
      drag(corner);
    expect(now().regions.map(({ shape }) => shape)).toEqual([
      { type: 'rect', x: 0.1, y: 0.2, width: 0.2, height: 0.4 },
      { type: 'circle', x: 0.5, y: 0.5, radius: 0.1 },
      {
        type: 'polygon',
        points: [
          { x: 0.7, y: 0.7 },
          { x: 0.9, y: 0.7 },
          { x: 0.8, y: 0.9 },
        ],
      },
    ]);
    expect(faultsOf(now())).toEqual([]);
  });

  it('ignores a press that draws nothing, and gives up a polygon with Escape', async () => {
    const now = await write(hotspot());
    drag([10, 10]);
    await userEvent.click(screen.getByRole('radio', { name: 'Polygon' }));
    for (const corner of [
      [70, 70],
      [90, 70],
      [80, 90],
    ] as const)
      drag(corner);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Finish polygon' })).toBeNull();
    expect(now().regions).toEqual([]);
  });

  it('adds, moves, sizes, names and removes regions with keys alone', async () => {
    const now = await write(hotspot());
    await userEvent.click(screen.getByRole('button', { name: 'Add region' }));
    screen.getByRole('button', { name: /^Region 1: drag/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    fireEvent.change(screen.getByLabelText('Width (%)'), { target: { value: '5' } });
    expect(now().regions[0]?.shape).toEqual({ type: 'rect', x: 0.41, y: 0.41, width: 0.05, height: 0.2 });
    fireEvent.change(screen.getByLabelText('Height (%)'), { target: { value: '5' } });
    expect(screen.getByText(/Region 1 is small/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of region 1' }), 'Sea');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Correct' }));
    expect(now().regions[0]).toMatchObject({ name: 'Sea' });
    expect(now().regions[0]).not.toHaveProperty('correct');
    await userEvent.click(screen.getByRole('button', { name: 'Remove region 1' }));
    expect(now().regions).toEqual([]);
  });
});

describe('the editor of a hotspot, with keys alone', () => {
  it('draws all shapes from a crosshair', async () => {
    const now = await write(hotspot());
    const surface = () => screen.getByRole('slider', { name: /^Draw on the picture/ });
    surface().focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('radio', { name: 'Polygon' }));
    surface().focus();
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Finish polygon' }));
    expect(now().regions.map(({ shape }) => shape)).toEqual([
      { type: 'rect', x: 0.46, y: 0.5, width: 0.08, height: 0.04 },
      {
        type: 'polygon',
        points: [
          { x: 0.5, y: 0.5 },
          { x: 0.5, y: 0.46 },
          { x: 0.54, y: 0.46 },
        ],
      },
    ]);
  });

  it('adds a region of the chosen shape, and warns of those that overlap', async () => {
    const now = await write(hotspot());
    await userEvent.click(screen.getByRole('radio', { name: 'Circle' }));
    const add = screen.getByRole('button', { name: 'Add region' });
    await userEvent.click(add);
    expect(now().regions[0]?.shape.type).toBe('circle');
    expect(screen.queryByText(/overlap/)).toBeNull();
    await userEvent.click(add);
    expect(screen.getByText(/^Regions 1 and 2 overlap/)).toBeTruthy();
  });
});

describe('the editor of labels on a picture', () => {
  it('puts a place where the picture is pressed, and goes to its label', async () => {
    const now = await write(labels());
    drag([25, 75]);
    await userEvent.keyboard('Root{Enter}Leaf');
    expect(now().spots.map(({ labels: [own] }) => own?.text)).toEqual(['Root', 'Leaf']);
    expect(now().spots[0]).toMatchObject({ x: 0.25, y: 0.75 });
    screen.getByRole('button', { name: /^Place 1: drag/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.type(screen.getByLabelText('Description of place 1'), 'Below');
    expect(now().spots[0]).toMatchObject({ x: 0.25, y: 0.74, name: 'Below' });
    expect(faultsOf(now())).toEqual([]);
  });
});

describe('the crosshair', () => {
  async function answer() {
    const { question } = keyed(sampleOf('HOTSPOT').authored, stream([1, 2], 'ids'));
    if (question.type !== 'HOTSPOT') throw new Error();
    let now: AnswerOf<'HOTSPOT'> | null = null;
    const sent: string[] = [];
    function Page() {
      const [draft, setDraft] = useState<Draft<'HOTSPOT'>>({ answer: null, state: 'open' });
      return (
        <>
          {createElement(questionTwinOf('HOTSPOT'), {
            question: question as typeof question & { type: 'HOTSPOT' },
            draft,
            answer: null,
            removed: [],
            tried: null,
            open: true,
            unanswered: false,
            reveal: null,
            result: null,
            distribution: null,
            onIntent(intent) {
              sent.push(intent.type);
              const next = acted(question, draft.answer, intent);
              if (!next) return;
              now = next.answer as typeof now;
              setDraft({ answer: now, state: 'open' });
            },
          })}
          <Announcements />
        </>
      );
    }
    await renderPage(<Page />, noCalls);
    return { now: () => now, sent };
  }

  it('marks with Enter, in steps of the arrow keys, and removes with Delete', async () => {
    const { now, sent } = await answer();
    const crosshair = screen.getByRole('slider');
    crosshair.focus();
    expect(crosshair.getAttribute('aria-valuetext')).toBe('Row 5 of 8, column 7 of 12.');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}{Enter}');
    expect(now()?.marks).toEqual([{ x: 0.42, y: 0.51 }]);
    expect(crosshair.getAttribute('aria-valuetext')).toContain('Ring 1 is here.');
    expect(said()).toContain('1 of 2 marked.');
    await userEvent.keyboard('{ArrowUp}{Enter}{Delete}');
    expect(now()?.marks).toEqual([{ x: 0.42, y: 0.51 }]);
    expect(sent).not.toContain('submit');
  });

  it('is not needed where regions have names', async () => {
    const { now } = await answer();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Left ventricle' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Right atrium' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Right ventricle' }));
    expect(now()?.regions).toHaveLength(2);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
});
