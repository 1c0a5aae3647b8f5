// API reference: OpenAPI 3.1 generated from the table of operations, and a plain page to read it.

import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ERRORS } from '#protocol/errors.ts';
import {
  COMMON_ERRORS,
  FILE_BODY,
  type Method,
  methodsOf,
  type Operation,
  pathsOf,
} from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';

type Schema = Record<string, unknown>;

/**
 * Uses the output side: for a schema that parses in steps, the input side alone says nothing about the
 * contents.
 */
function schemaOf(type: z.core.$ZodType): Schema {
  return z.toJSONSchema(type, { io: 'output', target: 'draft-2020-12', unrepresentable: 'any' }) as Schema;
}

function fieldsOf(operation: Operation): { properties: Schema; required: readonly string[] } {
  const schema = schemaOf(operation.request);
  return { properties: (schema.properties ?? {}) as Schema, required: (schema.required ?? []) as string[] };
}

function operationObject(name: string, operation: Operation, path: string, method: Method): Schema {
  const { properties, required } = fieldsOf(operation);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const others = Object.keys(properties).filter((field) => !inPath.includes(field));
  const query = method === 'GET' ? others : [];
  const inBody = method === 'GET' || operation.fileBody ? [] : others;
  const parameters = [
    ...inPath.map((field) => ({ name: field, in: 'path', required: true, schema: properties[field] })),
    ...query.map((field) => ({
      name: field,
      in: 'query',
      required: required.includes(field),
      schema: properties[field],
    })),
  ];
  const body = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((field) => [field, properties[field]])),
    required: required.filter((field) => inBody.includes(field)),
  };
  return {
    operationId: idAt(method === operation.method ? name : `${name}Posted`, pathsOf(operation).indexOf(path)),
    summary: operation.summary,
    deprecated: path !== operation.path,
    'x-role': operation.role,
    ...(operation.event ? { 'x-socket-event': operation.event } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.fileBody ? { requestBody: { required: true, content: { [FILE_BODY]: {} } } } : {}),
    ...(inBody.length > 0
      ? {
          requestBody: {
            required: body.required.length > 0,
            content: { 'application/json': { schema: body } },
          },
        }
      : {}),
    responses: responsesOf(operation),
  };
}

function responsesOf(operation: Operation): Schema {
  const answer = {
    type: 'object',
    properties: { success: { const: true }, data: schemaOf(operation.answer) },
    required: ['success', 'data'],
  };
  const byStatus = new Map<number, string[]>();
  for (const type of [...COMMON_ERRORS, ...operation.errors])
    byStatus.set(ERRORS[type], [...(byStatus.get(ERRORS[type]) ?? []), type]);
  const errors = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, types]) => [
      String(status),
      {
        description: types.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]);
  return {
    '200': { description: 'Done', content: { 'application/json': { schema: answer } } },
    ...Object.fromEntries(errors),
  };
}

/** Unique, as OpenAPI requires: further paths of an operation are numbered. */
function idAt(name: string, place: number): string {
  if (place === 0) return name;
  return place === 1 ? `${name}Legacy` : `${name}Legacy${place}`;
}

/** Returns the whole reference. */
export function openApi(version: string): Schema {
  const paths: Record<string, Schema> = {};
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    const operation: Operation = OPERATIONS[name];
    for (const path of pathsOf(operation))
      for (const method of methodsOf(operation))
        paths[path] = {
          ...paths[path],
          [method.toLowerCase()]: operationObject(name, operation, path, method),
        };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quizpeak',
      version,
      description:
        'Operations of the game server, one for each row of the table in protocol/operations.ts. Operations with x-socket-event work the same way over the socket.',
    },
    paths,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['success', 'error'],
          properties: {
            success: { const: false },
            error: {
              type: 'object',
              required: ['type'],
              properties: {
                type: { enum: Object.keys(ERRORS) },
                path: { type: 'array' },
                message: { type: 'string' },
                retryAfter: { type: 'number' },
                challenge: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function page(version: string): string {
  const rows = (Object.keys(OPERATIONS) as OperationName[]).map((name) => {
    const operation: Operation = OPERATIONS[name];
    const cells = [
      name,
      methodsOf(operation).join(', '),
      operation.path,
      pathsOf(operation).slice(1).join(', '),
      operation.event ?? '',
      operation.role,
      operation.summary,
      operation.errors.join(', '),
    ];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  const heads = [
    'Operation',
    'Method',
    'Path',
    'Other paths',
    'Socket event',
    'Role',
    'What it does',
    'Errors',
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quizpeak API reference</title></head><body><h1>Quizpeak ${escaped(version)}</h1><p>The whole reference as OpenAPI 3.1: <a href="/docs/openapi.json">openapi.json</a></p><table border="1" cellpadding="4"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}

export function addDocs(app: FastifyInstance, version: string): void {
  // Built on the first request: it would take longer than anything else at startup except the store.
  let reference: Schema | undefined;
  app.get('/docs/openapi.json', () => (reference ??= openApi(version)));
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page(version)));
}
