// Parts of the server composed from its areas: limits, services, identification and routes.

import type { FastifyInstance } from 'fastify';
import type { AreaPorts, ServerArea } from '#server/areas/area.ts';
import * as AREAS from '#server/areas/index.ts';
import type { Identify } from '#server/identity/principal.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { Services } from '#server/operations/context.ts';

type Areas = typeof AREAS;

/** By area, what this part returns, for areas that have it. */
type MadeBy<Part extends keyof ServerArea> = {
  readonly [Id in keyof Areas as Areas[Id] extends { readonly [P in Part]: unknown }
    ? Id
    : never]: Areas[Id] extends {
    readonly [P in Part]: (...given: never[]) => infer Made;
  }
    ? Awaited<Made>
    : never;
};

export type AreaLimits = MadeBy<'limits'>;
type AreaServices = MadeBy<'createService'>;

declare module '#server/operations/context.ts' {
  interface Services extends AreaServices {}
}

const ALL: readonly (readonly [string, ServerArea])[] = Object.entries<ServerArea>(AREAS);

/**
 * `make` returns undefined for an area without the part. The keys match `MadeBy`, which TypeScript can't
 * follow through the list.
 */
function made<Part extends keyof ServerArea>(make: (area: ServerArea) => unknown): MadeBy<Part> {
  const entries = ALL.map(([id, area]) => [id, make(area)] as const);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined)) as MadeBy<Part>;
}

export const areaLimits = (buckets: MakeBuckets): AreaLimits =>
  made<'limits'>((area) => area.limits?.(buckets));

export async function areaServices(ports: AreaPorts): Promise<AreaServices> {
  const services = new Map<ServerArea, unknown>();
  for (const [, area] of ALL) services.set(area, await area.createService?.(ports));
  return made<'createService'>((area) => services.get(area));
}

/** Identifies a caller by the first area that recognizes them. */
export function identifyBy(services: Pick<Services, 'secrets' | 'settings'>): Identify {
  const ways = ALL.flatMap(([, { identify }]) => identify ?? []);
  return (credentials) => {
    for (const identify of ways) {
      const owner = identify(credentials, services);
      if (owner) return owner;
    }
    return null;
  };
}

export function addAreas(http: FastifyInstance, services: Services): void {
  for (const [, area] of ALL) area.addHttp?.(http, services);
}
