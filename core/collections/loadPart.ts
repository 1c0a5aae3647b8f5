/** Loads a module that exports a part under the id of its owner. */
export type LatePart<Id extends string, Part> = () => Promise<{ readonly [Name in Id]: Part }>;

type LateParts<Name extends string> = { readonly [Part in Name]?: () => Promise<object> };

/** The type of a part in a manifest with this id; never if it has none. */
type PartOf<Manifest, Name extends string, Id> = Manifest extends {
  readonly [Part in Name]: () => Promise<infer Module>;
}
  ? Module[Id & keyof Module]
  : never;

/**
 * Loads one part of all manifests in a registry that have it, with the same ids in the same order. `only`
 * limits the ids.
 */
export async function loadPart<Name extends string, Manifests extends Readonly<Record<string, object>>>(
  manifests: Manifests,
  name: Name,
  only?: readonly (keyof Manifests)[],
): Promise<{
  readonly [Id in keyof Manifests as PartOf<Manifests[Id], Name, Id> extends never ? never : Id]: PartOf<
    Manifests[Id],
    Name,
    Id
  >;
}> {
  const all = Object.entries<LateParts<Name>>(manifests).filter(([id]) => !only || only.includes(id));
  const loaded = all.map(async ([id, { [name]: load }]) =>
    load ? [[id, Reflect.get(await load(), id)]] : [],
  );
  return Object.fromEntries((await Promise.all(loaded)).flat());
}
