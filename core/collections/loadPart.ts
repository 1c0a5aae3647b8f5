/** Loads a module that exports a part under the id of what it is a part of. */
export type LatePart<Id extends string, Part> = () => Promise<{ readonly [Name in Id]: Part }>;

type LateParts<Name extends string> = Readonly<Record<Name, LatePart<string, unknown>>>;

/** One part of all that a registry lists, by the same ids. */
export async function loadPart<
  Name extends string,
  Manifests extends Readonly<Record<string, LateParts<Name>>>,
>(
  manifests: Manifests,
  name: Name,
): Promise<{ readonly [Id in keyof Manifests]: Awaited<ReturnType<Manifests[Id][Name]>>[Id & string] }> {
  const all = Object.entries<LateParts<Name>>(manifests);
  return Object.fromEntries(await Promise.all(all.map(async ([id, each]) => [id, (await each[name]())[id]])));
}
