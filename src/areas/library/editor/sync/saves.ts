// Which saves a draft has come from. Each is named before it goes, by the page that sends it and how many that page has sent, and the server
// tells the name of the last one: so a device knows its own save again, though neither an answer nor its own note of it was kept.

/** Of pages whose writing is in a draft, how many saves each had sent then. */
export type Saves = Readonly<Record<string, number>>;

/** The name of a page's save, from 1. */
export const saveName = (page: string, number: number): string => `${page}-${number}`;

/**
 * How the draft of the save `name` stands to one that has come from `saves`: it is `within` that one, `beyond` it (written later by one of its pages,
 * so that nothing of it is missing), or somebody `else` has written it.
 */
export function standing(name: string | null, saves: Saves): 'within' | 'beyond' | 'else' {
  const end = name?.lastIndexOf('-') ?? -1;
  const known = saves[name?.slice(0, end) ?? ''];
  if (known === undefined) return 'else';
  return Number(name?.slice(end + 1)) <= known ? 'within' : 'beyond';
}
