import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let text: string;

beforeAll(async () => {
  app = await buildTestApp();
  text = (await app.app.http.inject({ method: 'GET', url: '/api/openapi.json' })).body;
});
afterAll(() => app.close());

/** Every schema with an enum, and the name of the property or component that it is. */
function* enumsIn(node: unknown, name = ''): Generator<{ name: string; schema: Record<string, unknown> }> {
  if (Array.isArray(node)) {
    for (const item of node) yield* enumsIn(item, name);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  const schema = node as Record<string, unknown>;
  if (Array.isArray(schema.enum)) yield { name, schema };
  for (const [key, value] of Object.entries(schema)) if (key !== 'example') yield* enumsIn(value, key);
}

describe('the OpenAPI document', () => {
  it('has no error by the rules of the standard and of its examples', { timeout: 120_000 }, async () => {
    const config = await createConfig({
      extends: ['spec'],
      rules: {
        'no-invalid-media-type-examples': 'error',
        'no-invalid-schema-examples': 'error',
        'operation-operationId-unique': 'error',
        'operation-parameters-unique': 'error',
        'path-parameters-defined': 'error',
        'no-ambiguous-paths': 'error',
        'no-unused-components': 'error',
        'security-defined': 'error',
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const found = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    expect(found.slice(0, 20)).toEqual([]);
  });

  it('names every list of values, and every number in it', () => {
    const unnamed: unknown[] = [];
    for (const { name, schema } of enumsIn(JSON.parse(text))) {
      const values = schema.enum as unknown[];
      const names = schema['x-enum-varnames'];
      const isNamed = values.some((value) => typeof value === 'number')
        ? Array.isArray(names) && new Set(names).size === values.length
        : typeof schema.title === 'string';
      if (!isNamed) unnamed.push([name, values]);
    }
    expect(unnamed).toEqual([]);
  });

  it('says nothing that only our own code understands', () => {
    expect(text).not.toMatch(/"(override|numbers|list)":\s*[[{]/);
  });

  it('names numbers so that they are names in every language of programming', () => {
    const { schemas } = (
      JSON.parse(text) as { components: { schemas: Record<string, Record<string, unknown>> } }
    ).components;
    const names = Object.values(schemas).flatMap((schema) => (schema['x-enum-varnames'] ?? []) as string[]);
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });
});
