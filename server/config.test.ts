import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

describe('settings', () => {
  it('have defaults, and empty ones count as not set', () => {
    expect(readConfig({ PORT: '', HOST_PASSWORD: '' })).toMatchObject({
      port: 3_000,
      host: '0.0.0.0',
      databaseUrl: null,
      hostPassword: null,
      trustedProxies: [],
      logLevel: 'warn',
    });
  });

  it('are read from the environment', () => {
    expect(
      readConfig({
        PORT: '8080',
        DATABASE_URL: 'postgres://localhost/quizpeak',
        TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
        PUBLIC_URL: 'https://quiz.example.org/',
        MEDIA_QUOTA_MB: '2',
        CHECK_ANSWERS: 'true',
      }),
    ).toMatchObject({
      port: 8_080,
      databaseUrl: 'postgres://localhost/quizpeak',
      trustedProxies: ['10.0.0.1', 'fd00::/8'],
      publicUrl: 'https://quiz.example.org',
      mediaQuota: 2_097_152,
      checkAnswers: true,
    });
  });

  it.each([
    { PORT: 'eighty' },
    { PORT: '70000' },
    { DATABASE_URL: 'mysql://localhost' },
    { LOG_LEVEL: 'loud' },
    { HOST_PASSWORD: 'abc' },
    { METRICS_TOKEN: 'short' },
    { ARCHIVE_AFTER_DAYS: '-1' },
    { MEDIA_QUOTA_MB: '1 GB' },
    { PUBLIC_URL: 'quiz.example.org' },
    { TRUSTED_PROXIES: '10.0.0.1, proxy.example' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
  ])("are named in the error when they can't be used: %o", (environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(Object.keys(environment)[0]);
  });
});
