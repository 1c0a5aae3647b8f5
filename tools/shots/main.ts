// Takes the screenshots:
// `npm run shots -- [themes [THEME...]] [--out DIR] [--only chapter,...] [--strips ENTRY] [--films WAY,... [--theme THEME]] [--readme] [--server FILE]`, with the
// chapters listed in `CHAPTERS`.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { WayId } from '#core/features/ways.ts';
import { launchOptions } from '#tools/browser/chromium.mjs';
import { BuiltServer } from '#tools/classroom/BuiltServer.ts';
import { Teacher } from '#tools/classroom/Teacher.ts';
import { Album } from '#tools/shots/Album.ts';
import { challenge } from '#tools/shots/challenge.ts';
import { film } from '#tools/shots/film.ts';
import { duels } from '#tools/shots/duels.ts';
import { host } from '#tools/shots/host.ts';
import { editor, editorAround, editorDialogs, editorMedia } from '#tools/shots/editor.ts';
import { hall, lesson } from '#tools/shots/lesson.ts';
import { lives } from '#tools/shots/lives.ts';
import { mastery } from '#tools/shots/mastery.ts';
import { review } from '#tools/shots/review.ts';
import { reactions } from '#tools/shots/reactions.ts';
import { team } from '#tools/shots/team.ts';
import { memes } from '#tools/shots/memes.ts';
import { ownGames } from '#tools/shots/ownGames.ts';
import { studentPaced } from '#tools/shots/studentPaced.ts';
import { paper } from '#tools/shots/paper.ts';
import { powerups } from '#tools/shots/powerups.ts';
import { readmePictures } from '#tools/shots/readme.ts';
import { scenes } from '#tools/shots/scenes.ts';
import { strips } from '#tools/shots/strips.ts';
import { solo } from '#tools/shots/solo.ts';
import { students } from '#tools/shots/students.ts';
import { themes } from '#tools/shots/themes.ts';

const CHAPTERS: Readonly<Record<string, (album: Album, teacher: Teacher, scratch: string) => Promise<void>>> =
  {
    students,
    ownGames,
    host,
    editor,
    editorMedia,
    editorDialogs,
    editorAround,
    lesson,
    ownPace: studentPaced,
    mastery,
    lives,
    team,
    reactions,
    review,
    paper,
    powerups,
    duels,
    memes,
    solo,
    challenge,
    hall,
    scenes,
  };

/** @returns the exit code: 1 if a chapter could not be finished */
export async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      out: { type: 'string', default: 'test-results/shots' },
      only: { type: 'string' },
      readme: { type: 'boolean', default: false },
      strips: { type: 'string' },
      films: { type: 'string' },
      theme: { type: 'string', default: 'classic' },
      server: { type: 'string' },
    },
    allowPositionals: true,
  });
  const wanted = values.only?.split(',') ?? Object.keys(CHAPTERS);
  const scratch = mkdtempSync(join(tmpdir(), 'quizpeak-shots-'));
  const server = await BuiltServer.start(values.server);
  const browser = await chromium.launch(launchOptions());
  let failed = 0;
  try {
    const teacher = await Teacher.arrive(server.url);
    if (values.readme) {
      await readmePictures(browser, server.url, teacher);
      return 0;
    }
    if (positionals[0] === 'themes') {
      const folder = join(values.out, 'themes');
      const taken = await themes(browser, server.url, folder, positionals.slice(1));
      console.log(`${taken} sheets in ${folder}`);
      return 0;
    }
    if (values.strips !== undefined) {
      const album = new Album(browser, server.url, join(values.out, 'strips'));
      await strips(album, values.strips);
      console.log(`${album.taken} strips in ${join(values.out, 'strips')}`);
      return 0;
    }
    if (values.films !== undefined) {
      const album = new Album(browser, server.url, join(values.out, 'films'));
      for (const way of values.films.split(',')) await film(album, teacher, way as WayId, values.theme);
      console.log(`${album.taken} sheets in ${join(values.out, 'films')}`);
      return 0;
    }
    for (const name of wanted) {
      const chapter = CHAPTERS[name];
      if (!chapter)
        throw new Error(`There is no chapter ${name}; there are ${Object.keys(CHAPTERS).join(', ')}.`);
      const album = new Album(browser, server.url, join(values.out, name));
      try {
        await chapter(album, teacher, scratch);
      } catch (error) {
        failed += 1;
        console.error(`${name}:`, error);
        await album.leave();
      }
      console.log(`${name}: ${album.taken} pictures in ${join(values.out, name)}`);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  return failed === 0 ? 0 : 1;
}
