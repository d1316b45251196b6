import { expect, it } from 'vitest';
import { checkContentRules } from './content-rules.ts';

const findingsOf = (path: string, text: string) => checkContentRules([{ path, text }]);

it('the platform, the UI components and the chat protocol contain no football terms', () => {
  for (const path of [
    'server/src/platform/x.ts',
    'web/src/platform/x.ts',
    'web/src/ui/x.tsx',
    'phoenix-server/src/x.ts',
  ]) {
    for (const text of [
      'const playerId = 1;',
      'listMandatedTeams();',
      'interface Club {}',
      "sql`type = 'match.exactFound'`",
    ])
      expect(findingsOf(path, text)).toHaveLength(1);
  }
});

it('similar words, comments and texts are ignored', () => {
  for (const text of [
    'text.match(/a/); const offered = request.headers;',
    '// The player, for example.',
    "const title = 'The football market';",
    "const frame = 'https://player.vimeo.com';",
    'const steam = coachella;',
  ])
    expect(findingsOf('server/src/platform/x.ts', text)).toEqual([]);
  expect(findingsOf('server/src/people/players/x.ts', 'const playerId = 1;')).toEqual([]);
});

it('SQL is allowed only in repositories, and fetch in one folder', () => {
  expect(findingsOf('server/src/people/players/save.ts', 'sql`select 1`')).toHaveLength(1);
  expect(findingsOf('server/src/people/players/players.repository.ts', 'sql`select 1`')).toEqual([]);
  expect(findingsOf('web/src/people/players/x.ts', "fetch('/a')")).toHaveLength(1);
});

it('limits of form fields are constants', () => {
  for (const text of [
    '<TextField maxLength={80} />',
    '<DigitsField max={99} />',
    '<DigitsField validate={(value) => value > 0} max={5} />',
    'text.slice(0, 80) || undefined',
  ])
    expect(findingsOf('web/src/people/players/x.tsx', text)).toHaveLength(1);
  for (const text of ['<TextField maxLength={maxNameLength} />', '<progress max={1} />'])
    expect(findingsOf('web/src/people/players/x.tsx', text)).toEqual([]);
});

it('SQL writes a status, a profile or a role by its name', () => {
  const path = 'server/src/deals/offers/offers.repository.ts';
  for (const text of [
    'where o.status in (0, 3, 4)',
    'where p.profile = 0 and p.deleted_at is null',
    "where status <> 3 and name = 'x'",
    "where a.agent_type = any('{1,2}')",
  ])
    expect(findingsOf(path, text)).toHaveLength(1);
  for (const text of [
    'where o.status = any(accepted)',
    '/** 0: status = 0 is pending. */',
    'if (answer.status === 404) return;',
  ])
    expect(findingsOf(path, text)).toEqual([]);
});
