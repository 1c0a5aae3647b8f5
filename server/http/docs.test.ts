import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#protocol/operations.ts';
import { openApi } from '#server/http/docs.ts';

describe('the API reference', () => {
  const reference = JSON.parse(JSON.stringify(openApi('1.2.3'))) as {
    openapi: string;
    paths: Record<string, Record<string, any>>;
  };

  it('lists every operation on each of its paths', () => {
    expect(reference.openapi).toBe('3.1.0');
    const ids = Object.values(reference.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId as string),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of Object.keys(OPERATIONS)) expect(ids).toContain(name);
    expect(reference.paths['/v5/join']?.post.deprecated).toBe(true);
  });

  it('describes requests and answers, down to the questions of a quiz', () => {
    const save = reference.paths['/v1/quizzes']?.post;
    expect(JSON.stringify(save.requestBody)).toContain('"accepted"');
    const proceed = reference.paths['/v1/games/{roomHash}/proceed']?.post;
    expect(proceed.parameters).toMatchObject([{ name: 'roomHash', in: 'path', required: true }]);
    expect(proceed.requestBody.content['application/json'].schema.required).toEqual([
      'playerId',
      'questionId',
      'response',
    ]);
    expect(proceed.responses['409'].description).toContain('response.ALREADY_ANSWERED');
  });

  it('says which bodies are files', () => {
    const upload = reference.paths['/v1/media']?.post;
    expect(Object.keys(upload.requestBody.content)).toEqual(['application/octet-stream']);
    expect(upload).not.toHaveProperty('parameters');
  });
});
