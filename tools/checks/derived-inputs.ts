import type { Source } from './sources.ts';

const remedy =
  'derive it from the contract: `CallOf<typeof endpoints.x>`, `InputOf<…>`, `OutputOf<…>`, or a `Pick` of it';

/** Patterns of a hand-written copy of a call's input or answer. */
const copies: readonly { pattern: RegExp; describe: (found: string) => string }[] = [
  {
    pattern: /^\s*(?:export )?(?:interface (\w*Input)\b|type (\w*Input) =\s*\{)/gm,
    describe: (name) => `${name} is a hand-written input`,
  },
  { pattern: /\bCall<\s*\{/g, describe: () => 'a call with an inline input' },
  {
    pattern: /CallOf<typeof [\w.]+>,?\s*\): Promise<\{ message/g,
    describe: () => 'an answer with an inline type',
  },
];

/**
 * The server derives the inputs and answers of its use cases from the contract, so that an added field is available and a removed one
 * breaks the build. Finds each hand-written copy with its line, and counts the derived inputs.
 */
export function checkDerivedInputs(sources: readonly Source[]): { findings: string[]; summary: string } {
  const server = sources.filter(
    ({ path }) => path.startsWith('server/src/') && path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const findings = server.flatMap(({ path, text }) =>
    copies.flatMap(({ pattern, describe }) =>
      [...text.matchAll(pattern)].map((match) => {
        const start = match.index + match[0].length - match[0].trimStart().length;
        const line = text.slice(0, start).split('\n').length;
        return `${path}:${line}: ${describe(match[1] ?? match[2] ?? '')}; ${remedy}.`;
      }),
    ),
  );
  const derived = server.reduce(
    (sum, { text }) => sum + (text.match(/\bCallOf<\s*typeof /g)?.length ?? 0),
    0,
  );
  return { findings, summary: `${findings.length} copies, ${derived} calls derived from the contract` };
}
