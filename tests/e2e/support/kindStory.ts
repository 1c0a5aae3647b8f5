// A question of one kind: how a teacher writes it, and how a student answers it by touch and by keyboard.

import { expect, type Locator, type Page } from '@playwright/test';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Board } from '#core/questions/board/board.ts';
import type { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import type { KindPage } from '#tests/e2e/pages/KindPage.ts';

export interface KindStory {
  /** As the editor calls it. */
  readonly kind: string;
  /** What is typed as the question's text; gaps are in brackets. */
  readonly text: string;
  /** What the open question can be recognized by, if not its text. */
  readonly opens?: (player: KindPage) => Promise<void>;
  /** Writes all but the text. */
  readonly write?: (editor: EditorPage) => Promise<void>;
  /** The same, for a picture to answer on. */
  readonly authored: (picture: Board) => AuthoredQuestion;
  readonly touch: (player: KindPage) => Promise<void>;
  readonly keys: (player: KindPage) => Promise<void>;
  /** In the verdicts. */
  readonly verdicts: { readonly touch: string; readonly keys: string };
  /** Part of its text, where that has gaps. */
  readonly shown?: string;
  /** What the report says, and what it says of the answers. */
  readonly report: { readonly summary: string; readonly answers: readonly (string | RegExp)[] };
}

export const CORRECT = { touch: 'Correct!', keys: 'Correct!' } as const;
export const THANKS = { touch: 'Thanks for your answer', keys: 'Thanks for your answer' } as const;

export const PICTURE = 'assets/memes/classic/high-five-400.webp';

/** Types into the lines of a list. */
export async function lines(
  { page }: EditorPage,
  name: string,
  texts: readonly string[],
  within: Page | Locator = page,
): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const line = within.getByRole('textbox', { name: `${name} ${at + 1}`, exact: true });
    if ((await line.count()) === 0) await page.keyboard.press('Enter');
    await line.click();
    await page.keyboard.type(text);
  }
}

/** Chooses the picture to answer on. */
export async function picture(editor: EditorPage, description: string): Promise<void> {
  await editor.button('Picture to answer on: add picture').click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(PICTURE);
  await dialog.getByRole('textbox', { name: 'Describe the picture' }).fill(description);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(editor.page.locator('.board-picture')).toBeVisible();
}
