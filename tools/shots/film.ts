// Film of a whole game: what a student's phone and the projector show, picture by picture, on sheets.

import type { Page } from '@playwright/test';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { WAYS, type WayId } from '#core/features/ways.ts';
import { type Album, PROJECTOR_SIZES, type Size, SIZES } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { frame, layOut, type Shot } from '#tools/shots/stripSheet.ts';
import type { Room, Teacher } from '#tools/classroom/Teacher.ts';

const PHONE = SIZES[2] as Size;
const PROJECTOR = PROJECTOR_SIZES[0] as Size;
const CLASSMATES = { robots: 12, accuracy: 75 };
/** Milliseconds between two pictures, and between two presses of the student or the teacher. */
const EVERY_MS = 700;
const PRESS_MS = 2_000;
const LEAD_MS = 9_000;
/** Milliseconds until the teacher ends the game, and to film after that. */
const LONGEST_MS = 100_000;
const ENDING_MS = 16_000;
const PER_SHEET = { phone: 18, projector: 12 };

/** Questions with the correct option first. */
const FACTS: readonly (readonly [question: string, correct: string, ...others: string[]])[] = [
  ['Which mountain is the highest above sea level?', 'Mount Everest', 'K2', 'Kilimanjaro', 'Mont Blanc'],
  ['On which continent is Kilimanjaro?', 'Africa', 'Asia', 'South America', 'Europe'],
  ['What do we call a river of ice?', 'A glacier', 'A geyser', 'A delta', 'A canyon'],
  ['Which range divides Europe from Asia?', 'The Urals', 'The Alps', 'The Andes', 'The Atlas'],
  ['What gets thinner as you climb?', 'The air', 'The rock', 'The light', 'The sound'],
  ['Which animal lives in the Andes?', 'The llama', 'The yak', 'The chamois', 'The snow leopard'],
];
const QUIZ: AuthoredQuiz = {
  ...LESSON,
  questions: FACTS.map(([text, ...options]) => ({
    type: 'MCQ',
    text,
    timeSeconds: 60,
    options: options.map((option, index) => ({ text: option, ...(index === 0 && { correct: true }) })),
  })),
};

/** Films one game that is played in this way and theme, by one student among classmates. */
export async function film(album: Album, teacher: Teacher, way: WayId, theme: string): Promise<void> {
  const { type, options } = WAYS[way];
  const room = await teacher.host({
    quizId: await teacher.save(QUIZ),
    type,
    options: { ...options, memes: true, theme },
  });
  const visit = { settings: { reduceMotion: 'off' as const } };
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher, ...visit });
  await projector.setViewportSize(PROJECTOR);
  const { page: phone } = await Player.join(album, room.code, 'Ada', visit);
  await phone.setViewportSize(PHONE);
  await room.lead('rehearseGame', CLASSMATES);
  await room.start();
  const shots: Record<keyof typeof PER_SHEET, Shot[]> = { phone: [], projector: [] };
  const began = Date.now();
  let [pressed, led, until] = [began, began, Infinity];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const now = Date.now();
    const caption = `${((now - began) / 1_000).toFixed(1)} s`;
    await add(shots.phone, phone, caption);
    if (turn % 3 === 0) await add(shots.projector, projector, caption);
    if (now - pressed > PRESS_MS && (await pressSomething(phone, turn))) pressed = now;
    if (now - led > LEAD_MS) {
      led = now;
      if (await lead(room, now - began > LONGEST_MS)) until = Math.min(until, now + ENDING_MS);
    }
    await phone.waitForTimeout(Math.max(0, EVERY_MS - (Date.now() - now)));
  }
  const sheet = await phone.context().newPage();
  for (const [name, size] of Object.entries({ phone: PHONE, projector: PROJECTOR }) as ['phone', Size][])
    for (let from = 0, page = 1; from < shots[name].length; from += PER_SHEET[name], page += 1) {
      await layOut(sheet, shots[name].slice(from, from + PER_SHEET[name]), size);
      await album.snap(sheet, `${way}.${theme}.${name}.${page}`);
    }
  await album.leave();
}

/** Adds a picture, unless it is the same as the last. */
async function add(shots: Shot[], page: Page, caption: string): Promise<void> {
  const shot = await frame(page, caption);
  if (shots.at(-1)?.picture !== shot.picture) shots.push(shot);
}

/** Goes on in a game that its host leads, or ends it. @returns whether the game is over */
async function lead(room: Room, isLate: boolean): Promise<boolean> {
  const { controls } = await room.view();
  if (controls.includes('next')) await room.next();
  else if (isLate && controls.includes('end')) await room.end();
  return !controls.includes('next') && !controls.includes('end');
}

/**
 * Presses one of the twins' buttons as a hurried student would: mostly a correct answer, else one of what is
 * offered, the next one each turn.
 */
function pressSomething(phone: Page, turn: number): Promise<boolean> {
  return phone.evaluate(
    ([correct, count]) => {
      const open = '.twin-overlay button:not([aria-disabled=true], [disabled])';
      const buttons = [...document.querySelectorAll<HTMLElement>(open)];
      const answer = buttons.find((button) => correct.some((text) => button.textContent?.includes(text)));
      const chosen = (count % 4 > 0 && answer) || buttons[count % Math.max(1, buttons.length)];
      chosen?.click();
      return chosen !== undefined;
    },
    [FACTS.map(([, right]) => right), turn] as const,
  );
}
