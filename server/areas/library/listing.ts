// Lists of the quizzes that a host may see: searched, in a folder or in the archive, in an order of the host's.

import { questionTexts, quizzesByQuestion } from '#server/areas/library/questionSearch.ts';
import { CARD_COLUMNS, cardOf, type QuizRow } from '#server/areas/library/rows.ts';
import type { Database, Parameter } from '#server/database/Database.ts';
import { matchesSearch, searchCondition, searchWords } from '#server/database/quizSearch.ts';
import type { AnswerOf, ListPage, RequestParsed } from '#server/operations/types.ts';

type QuizList = AnswerOf<'listQuizzes'>;

export interface QuizListPage extends ListPage {
  /** The only folder listed; undefined for all of them. */
  readonly folder?: string | undefined;
  /** Lists the archive instead. */
  readonly archived?: boolean;
  readonly sort?: RequestParsed<'listQuizzes'>['sort'];
  readonly language?: string | undefined;
}

/** Quizzes of one folder, of the archive, or starter quizzes (`own` false), that match the search. */
interface Group {
  readonly folder: string;
  readonly archived: boolean;
  readonly own: boolean;
  readonly count: number;
}

const NOWHERE: ReadonlyMap<string, number> = new Map();
const PLAYED =
  '(select max(r.created_at) from rooms r where r.quiz_id = q.id and r.host_id = $1) desc nulls last';
const ORDERS = {
  changed: 'q.updated_at desc',
  created: 'q.created_at desc',
  played: `${PLAYED}, q.updated_at desc`,
  /** Sorted here instead: a store has no alphabets, and doesn't put 2 before 10. */
  title: 'q.updated_at desc',
};

/** Lists own quizzes first, then the starter quizzes if neither a folder nor the archive is asked for. */
export async function listQuizzes(
  database: Database,
  ownerId: string,
  { search, limit, offset, folder, archived = false, sort = 'changed', language }: QuizListPage,
): Promise<QuizList> {
  const words = searchWords(search);
  const condition = searchCondition(search, 'q', 3);
  const byQuestion = condition ? await quizzesByQuestion(database, ownerId, words) : NOWHERE;
  const matching = `q.deleted_at is null and (q.host_id = $1 or q.host_id is null)${condition ? ` and (q.id = any ($2::text[]) or ${condition.sql})` : ''}`;
  const parameters: Parameter[] = [
    ownerId,
    ...(condition ? [[...byQuestion.keys()], ...condition.parameters] : []),
  ];
  const groups = await database.query<Group>(
    `select q.folder, q.archived_at is not null as archived, q.host_id is not null as own, count(*)::int as count
     from quizzes q where ${matching} group by 1, 2, 3`,
    parameters,
  );
  const withStarters = folder === undefined && !archived;
  const isListed = (group: Group) =>
    group.archived === archived &&
    (folder === undefined || group.folder === folder) &&
    (group.own || withStarters);
  const listed = [
    matching,
    `q.archived_at is ${archived ? 'not null' : 'null'}`,
    ...(withStarters ? [] : ['q.host_id is not null']),
    ...(folder === undefined ? [] : [`q.folder = $${parameters.length + 1}`]),
  ].join(' and ');
  const rows = await pageOf(database, {
    listed,
    parameters: folder === undefined ? parameters : [...parameters, folder],
    order: `(q.host_id is null), ${ORDERS[sort]}, q.id`,
    collator: sort === 'title' ? new Intl.Collator(language, { numeric: true }) : null,
    limit: Math.trunc(limit),
    offset: Math.trunc(offset),
  });
  const places = rows.flatMap(({ id, title, subject }) => {
    const place = byQuestion.get(id);
    return place === undefined || matchesSearch(words, title, subject) ? [] : [[id, place] as const];
  });
  const found = await questionTexts(database, places);
  const own = groups.filter((group) => group.own);
  return {
    quizzes: rows.map((row) => {
      const text = found.get(row.id);
      return { ...cardOf(row), ...(text !== undefined && { found: text }) };
    }),
    total: countOf(groups.filter(isListed)),
    own: {
      listed: countOf(own.filter((group) => !group.archived)),
      archived: countOf(own.filter((group) => group.archived)),
      folders: own
        .filter((group) => group.folder !== '' && !group.archived)
        .map(({ folder: name, count }) => ({ name, count })),
    },
  };
}

const countOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

interface Page {
  readonly listed: string;
  readonly parameters: readonly Parameter[];
  readonly order: string;
  /** Sorts own quizzes by title. */
  readonly collator: Intl.Collator | null;
  readonly limit: number;
  readonly offset: number;
}

async function pageOf(database: Database, page: Page): Promise<readonly QuizRow[]> {
  const { listed, parameters, order, collator, limit, offset } = page;
  if (!collator)
    return database.query<QuizRow>(
      `select ${CARD_COLUMNS} from quizzes q where ${listed} order by ${order} limit ${limit} offset ${offset}`,
      parameters,
    );
  const all = await database.query<Pick<QuizRow, 'id' | 'host_id' | 'title'>>(
    `select q.id, q.host_id, q.title from quizzes q where ${listed} order by ${order}`,
    parameters,
  );
  const own = all.filter(({ host_id }) => host_id !== null);
  const sorted = [...own.toSorted((a, b) => collator.compare(a.title, b.title)), ...all.slice(own.length)];
  return database.query<QuizRow>(
    `select ${CARD_COLUMNS} from quizzes q where q.id = any ($1::text[]) order by array_position($1::text[], q.id::text)`,
    [sorted.slice(offset, offset + limit).map(({ id }) => id)],
  );
}
