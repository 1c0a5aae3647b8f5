// Server settings, read from the environment or `.env` and checked at startup.

import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isAddressOrRange } from '#server/http/clientAddress.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const days = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(3_650));
const megabytes = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const flag = z.enum(['true', 'false']);

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const proxies = z.string().check(
  z.refine((text) => listed(text).every(isAddressOrRange), {
    error: 'each must be an address, or a range such as 10.0.0.0/8',
  }),
);

const Settings = z.object({
  PORT: z._default(port, 3_000),
  HOST: z._default(z.string().check(z.minLength(1)), '0.0.0.0'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/.+/))),
  HOST_PASSWORD: z.optional(z.string().check(z.minLength(4), z.maxLength(200))),
  PUBLIC_URL: z.optional(z.url()),
  TRUSTED_PROXIES: z._default(proxies, ''),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  METRICS: z._default(flag, 'true'),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))),
  ARCHIVE_AFTER_DAYS: z._default(days, 30),
  MEDIA_QUOTA_MB: z._default(megabytes, 500),
  CHECK_ANSWERS: z._default(flag, 'false'),
});

export interface Config {
  /** 0 lets the system choose one. */
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** null uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** null lets anyone who reaches the server host games. */
  readonly hostPassword: string | null;
  /** The address people type, if it isn't the machine's own. */
  readonly publicUrl: string | null;
  /** Addresses and ranges of reverse proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly metrics: boolean;
  /** null restricts the metrics to this machine. */
  readonly metricsToken: string | null;
  /** Days from a room's end until it is archived; 0 means never. */
  readonly archiveAfterDays: number;
  /** Bytes of uploaded pictures and sounds that each host may keep. */
  readonly mediaQuota: number;
  /** True if answers and pushes are checked against their schemas; for development and tests. */
  readonly checkAnswers: boolean;
}

/** An unusable setting; the message is for the person who set it. */
export class ConfigError extends Error {}

/**
 * Reads the settings; empty variables count as not set. Throws ConfigError with one line per invalid setting.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(Settings, given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`);
    throw new ConfigError(
      `These settings can't be used (see the settings in docs/running.md):\n${lines.join('\n')}`,
    );
  }
  const settings = result.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    hostPassword: settings.HOST_PASSWORD ?? null,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustedProxies: listed(settings.TRUSTED_PROXIES),
    logLevel: settings.LOG_LEVEL,
    metrics: settings.METRICS === 'true',
    metricsToken: settings.METRICS_TOKEN ?? null,
    archiveAfterDays: settings.ARCHIVE_AFTER_DAYS,
    mediaQuota: settings.MEDIA_QUOTA_MB * 1024 * 1024,
    checkAnswers: settings.CHECK_ANSWERS === 'true',
  };
}
