import type { Source } from './sources.ts';

const wayRound =
  'take it from the contract: `CallOf<typeof endpoints.x>`, `InputOf<typeof endpoints.x>`, or a `Pick` of it';

/** What writes an input of a call down a second time. */
const copies: readonly { pattern: RegExp; says: (found: string) => string }[] = [
  {
    pattern: /^\s*(?:export )?(?:interface (\w*Input)\b|type (\w*Input) =\s*\{)/gm,
    says: (name) => `${name} writes an input down by hand`,
  },
  { pattern: /\bCall<\s*\{/g, says: () => 'a call with an input written in place' },
];

/**
 * The server's inputs are those of the contract, so that a field added there is there for the use case, and one that is
 * taken away breaks it. Answers each copy with its line, and how many use cases take theirs from the contract.
 */
export function checkDerivedInputs(sources: readonly Source[]): { findings: string[]; summary: string } {
  const server = sources.filter(
    ({ path }) => path.startsWith('server/src/') && path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const findings = server.flatMap(({ path, text }) =>
    copies.flatMap(({ pattern, says }) =>
      [...text.matchAll(pattern)].map((match) => {
        const start = match.index + match[0].length - match[0].trimStart().length;
        const line = text.slice(0, start).split('\n').length;
        return `${path}:${line}: ${says(match[1] ?? match[2] ?? '')}; ${wayRound}.`;
      }),
    ),
  );
  const derived = server.reduce(
    (sum, { text }) => sum + (text.match(/\bCallOf<\s*typeof /g)?.length ?? 0),
    0,
  );
  return { findings, summary: `${findings.length} copies, ${derived} calls derived from the contract` };
}
