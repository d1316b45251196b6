import { describe, expect, it } from 'vitest';
import { checkContentRules } from './content-rules.ts';
import { checkFirstLoad } from './first-load.ts';
import { checkModuleBoundaries, cyclesOf } from './module-boundaries.ts';

/** The findings for files given as path → imports. */
const findingsOf = (files: Record<string, readonly string[]>) =>
  checkModuleBoundaries(
    Object.entries(files).map(([path, imported]) => ({
      path,
      text: imported.map((to) => `import { x } from '${to}';`).join('\n'),
    })),
  );

describe('workspaces', () => {
  it('let the domain import none of our other code', () => {
    const path = 'domain/src/deals/offer-turn.ts';
    expect(findingsOf({ [path]: ['./offer-statuses.ts', 'fast-check'] })).toEqual([]);
    expect(findingsOf({ [path]: ['@trattativa/contract/errors'] })[0]).toContain(
      'domain may not import contract/src/errors.ts',
    );
  });

  it('let the contract import only the domain, and no workspace a sibling', () => {
    const path = 'contract/src/people/players/player.ts';
    expect(findingsOf({ [path]: ['@trattativa/domain/people/players/feet', 'zod'] })).toEqual([]);
    expect(findingsOf({ [path]: ['@trattativa/texts/translate'] })).toHaveLength(1);
    expect(findingsOf({ 'web/src/main.tsx': ['../../server/src/app.ts'] })).toHaveLength(1);
    expect(findingsOf({ 'phoenix-server/src/hub.ts': ['../../server/src/platform/clock.ts'] })).toHaveLength(
      1,
    );
  });
});

describe('modules', () => {
  it('import downwards, whatever the workspace', () => {
    const path = 'server/src/deals/offers/create-offer.ts';
    expect(
      findingsOf({ [path]: ['../../people/players.ts', '@trattativa/contract/market/requests/request'] }),
    ).toEqual([]);
    expect(findingsOf({ [path]: ['../../room/chat.ts'] })[0]).toContain('deals is below room');
    expect(findingsOf({ [path]: ['@trattativa/contract/room/chat/chat'] })).toHaveLength(1);
    expect(findingsOf({ 'server/src/platform/services.ts': ['../people/players.ts'] })).toHaveLength(1);
    expect(findingsOf({ 'web/src/ui/text/money-text.tsx': ['../../people/players-ui.ts'] })).toHaveLength(1);
  });

  it('do not import the code that assembles them', () => {
    expect(findingsOf({ 'web/src/platform/session/session.ts': ['../../app/routes.ts'] })).toHaveLength(1);
    expect(findingsOf({ 'server/src/deals/module.ts': ['../modules.ts'] })).toHaveLength(1);
    expect(findingsOf({ 'web/src/app/routes.ts': ['../people/module.ts'] })).toEqual([]);
  });

  it('are entered through the files at their root', () => {
    const inside = '../../people/players/access-player.ts';
    expect(findingsOf({ 'server/src/deals/offers/create-offer.ts': [inside] })[0]).toContain(
      'private to people',
    );
    expect(findingsOf({ 'server/src/app.ts': ['./people/players/access-player.ts'] })).toHaveLength(1);
    expect(findingsOf({ 'server/src/people/teams/read-team.ts': ['../players/access-player.ts'] })).toEqual(
      [],
    );
    expect(
      findingsOf({ 'server/src/demo/people/demo-people.ts': ['../people/players/access-player.ts'] }),
    ).toEqual([]);
    expect(findingsOf({ 'server/src/deals/offers/offers.test.ts': [inside] })).toEqual([]);
    expect(
      findingsOf({ 'server/src/deals/offers/create-offer.ts': ['../../platform/http/call.ts'] }),
    ).toEqual([]);
  });
});

describe('cycles', () => {
  it('between folders of a module are found, also indirect ones', () => {
    expect(
      findingsOf({
        'server/src/people/players/a.ts': ['../teams/a.ts'],
        'server/src/people/teams/a.ts': ['../scouts/a.ts'],
        'server/src/people/scouts/b.ts': ['../players/b.ts'],
      })[0],
    ).toContain(
      'cycle of folders server/src/people/players, server/src/people/scouts, server/src/people/teams',
    );
  });

  it('between files are found, except through lazy imports', () => {
    const cycle = { 'web/src/ui/a.ts': ['./b.ts'], 'web/src/ui/b.ts': ['./a.ts'] };
    expect(findingsOf(cycle)[0]).toContain('cycle of files web/src/ui/a.ts, web/src/ui/b.ts');
    const lazy = { path: 'web/src/ui/b.ts', text: "const a = import('./a.ts');" };
    const eager = { path: 'web/src/ui/a.ts', text: "import './b.ts';" };
    expect(checkModuleBoundaries([lazy, eager])).toEqual([]);
  });

  it('are the strongly connected parts of a graph', () => {
    const edges = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b', 'd'])],
      ['d', new Set<string>()],
    ]);
    expect(cyclesOf(edges)).toEqual([['b', 'c']]);
  });
});

describe('content', () => {
  const found = (path: string, text: string) => checkContentRules([{ path, text }]);

  it('lets only repositories and the platform hold SQL', () => {
    for (const text of [
      'sql`select 1`',
      'sql<{ id: number }>`select 1`',
      `db.selectFrom('players')`,
      `pool.query('x')`,
    ]) {
      expect(found('server/src/people/players/list-players.ts', text)).toEqual([
        'server/src/people/players/list-players.ts: SQL is allowed only in *.repository.ts',
      ]);
      expect(found('server/src/people/players/players.repository.ts', text)).toEqual([]);
      expect(found('server/src/platform/paging.ts', text)).toEqual([]);
      expect(found('server/src/people/players/list-players.test.ts', text)).toEqual([]);
    }
  });

  it('lets only the API folder of the web application fetch', () => {
    expect(found('web/src/people/players/portfolio.tsx', 'await fetch("/x")')).toHaveLength(1);
    expect(found('web/src/people/players/portfolio.tsx', 'query.refetch(); client.fetch()')).toEqual([]);
    expect(found('web/src/platform/api/transport.ts', 'await fetch("/x")')).toEqual([]);
  });
});
describe('the first load', () => {
  const load = (files: Record<string, string>) =>
    checkFirstLoad(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      ['web/src/main.tsx'],
    );

  it('never reaches the schema library, even indirectly', () => {
    const files = {
      'web/src/main.tsx': `import './app/router.tsx';`,
      'web/src/app/router.tsx': `import { login } from '@trattativa/contract/identity/accounts/endpoints';`,
      'contract/src/identity/accounts/endpoints.ts': `import { z } from 'zod';`,
    };
    expect(load(files)).toEqual([
      'web/src/main.tsx > web/src/app/router.tsx > contract/src/identity/accounts/endpoints.ts: loads zod',
    ]);
  });

  it('may import its types, or load it lazily', () => {
    const files = {
      'web/src/main.tsx': `import type { z } from 'zod';\nconst later = import('./people/players/player-form.tsx');`,
      'web/src/players/player-form.tsx': `import { z } from 'zod';`,
    };
    expect(load(files)).toEqual([]);
  });

  it('starts at files that exist', () => {
    expect(load({})).toEqual(['web/src/main.tsx: does not exist']);
  });
});
