// Search for questions in all of a host's own quizzes.

import { questionOfLine } from '#server/areas/library/quizText.ts';
import { WITH_VERSION } from '#server/areas/library/rows.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import type { Database } from '#server/database/Database.ts';
import { searchWords } from '#server/database/quizSearch.ts';
import type { ListPage } from '#server/operations/types.ts';

/** Maximum characters of quizzes searched, newest first: the games wait for the store while it searches. */
const MAX_CHARACTERS = 10_000_000;

/**
 * $1 is the host, $2 the words, all of which have to occur in a question. Quizzes that lack one of the words
 * entirely are skipped without checking their lines. Places count from 1; in a quiz's content, its own line
 * precedes those of the questions.
 */
const FOUND = `with own as (
    select q.id, q.title, q.updated_at, q.question_text, q.unfinished, q.question_count + cardinality(q.unfinished) as questions,
      coalesce(q.draft, v.content) as content,
      sum(q.characters) over (order by q.updated_at desc, q.id) - q.characters as before
    from ${WITH_VERSION} where q.host_id = $1 and q.deleted_at is null
  ), found as (
    select o.id, o.updated_at, line.place
    from own o cross join lateral string_to_table(o.question_text, E'\\n') with ordinality as line(words, place)
    where o.before < ${MAX_CHARACTERS}
      and not exists (select from unnest($2::text[]) as word where strpos(o.question_text, word) = 0)
      and not exists (select from unnest($2::text[]) as word where strpos(line.words, word) = 0)
      and line.place <= o.questions and line.place - 1 <> all (o.unfinished)
  )`;

export interface FoundQuestion {
  readonly quizId: string;
  /** Title of its quiz. */
  readonly title: string;
  /** As JSON. */
  readonly question: string;
}

/** Returns finished questions, newest quiz first. */
export async function searchQuestions(
  database: Database,
  ownerId: string,
  { search, limit, offset }: ListPage,
): Promise<{ readonly questions: readonly FoundQuestion[]; readonly total: number }> {
  const rows = await database.query<{
    readonly total: number;
    /** All three are null when the page is empty. */
    readonly id: string | null;
    readonly title: string;
    readonly line: string;
  }>(
    `${FOUND}, page as (
       select id, array_agg(place + 1) as places from (
         select id, place from found order by updated_at desc, id, place limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}
       ) as shown group by id
     ), lines as (
       select o.id, o.title, o.updated_at, line.text as line, line.place
       from page join own o on o.id = page.id
         cross join lateral string_to_table(o.content::text, E'\\n') with ordinality as line(text, place)
       where line.place = any (page.places)
     )
     select counted.total, l.id, l.title, l.line
     from (select count(*)::int as total from found) as counted left join lines l on true
     order by l.updated_at desc, l.id, l.place`,
    [ownerId, searchWords(search)],
  );
  return {
    total: rows[0]?.total ?? 0,
    questions: rows.flatMap(({ id, title, line }) =>
      id === null ? [] : [{ quizId: id, title, question: questionOfLine(line) }],
    ),
  };
}

/** Returns the host's quizzes with a finished question that has all the words, and the place of the first. */
export async function quizzesByQuestion(
  database: Database,
  ownerId: string,
  words: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ readonly id: string; readonly place: number }>(
    `${FOUND} select id, min(place)::int as place from found group by id`,
    [ownerId, words],
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/** Characters of a question's text on a card. */
const SHOWN = 200;

/** Returns the plain text of one question of each quiz, by quiz; `places` are those of `quizzesByQuestion`. */
export async function questionTexts(
  database: Database,
  places: readonly (readonly [quizId: string, place: number])[],
): Promise<ReadonlyMap<string, string>> {
  if (places.length === 0) return new Map();
  const rows = await database.query<{ readonly id: string; readonly line: string }>(
    `select q.id, split_part(coalesce(q.draft, v.content)::text, E'\n', wanted.place + 1) as line
     from ${WITH_VERSION} join unnest($1::text[], $2::int[]) as wanted(id, place) on wanted.id = q.id`,
    [places.map(([quizId]) => quizId), places.map(([, place]) => place)],
  );
  return new Map(
    rows.map(({ id, line }) => {
      const { text } = plainQuestion(JSON.parse(questionOfLine(line)) as AuthoredQuestion);
      return [id, text.slice(0, SHOWN)];
    }),
  );
}
