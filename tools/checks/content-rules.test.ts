import { expect, it } from 'vitest';
import { checkContentRules } from './content-rules.ts';

const said = (path: string, text: string) => checkContentRules([{ path, text }]);

it('the platform, the pieces of screens and the protocol of the chat have no name from football', () => {
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
      expect(said(path, text)).toHaveLength(1);
  }
});

it('words that only look like football, comments and texts are left alone', () => {
  for (const text of [
    'text.match(/a/); const offered = request.headers;',
    '// The player, for example.',
    "const title = 'The football market';",
    "const frame = 'https://player.vimeo.com';",
    'const steam = coachella;',
  ])
    expect(said('server/src/platform/x.ts', text)).toEqual([]);
  expect(said('server/src/people/players/x.ts', 'const playerId = 1;')).toEqual([]);
});

it('SQL stands in repositories, and fetch in one folder', () => {
  expect(said('server/src/people/players/save.ts', 'sql`select 1`')).toHaveLength(1);
  expect(said('server/src/people/players/players.repository.ts', 'sql`select 1`')).toEqual([]);
  expect(said('web/src/people/players/x.ts', "fetch('/a')")).toHaveLength(1);
});
