import { describe, expect, it } from 'vitest';
import { checkFirstLoad } from './first-load.ts';
import { checkImportArrows } from './import-arrows.ts';

/** What the check says of one file. */
const said = (path: string, text: string) => checkImportArrows([{ path, text }]);

describe('import arrows', () => {
  it('let the contract import nothing of ours, and nobody import a neighbour', () => {
    expect(
      said(
        'contract/src/players/player.ts',
        `import { z } from 'zod';\nimport { money } from '../money.ts';`,
      ),
    ).toEqual([]);
    expect(
      said('contract/src/players/player.ts', `import { t } from '@trattativa/texts/translate';`),
    ).toEqual(['contract/src/players/player.ts: contract may not import texts/src/translate.ts']);
    expect(said('web/src/main.tsx', `import type { App } from '../../server/src/app.ts';`)).toHaveLength(1);
    expect(
      said('phoenix-server/src/hub.ts', `import { Clock } from '../../server/src/platform/clock.ts';`),
    ).toHaveLength(1);
  });

  it('let the platform of the server know no feature', () => {
    expect(said('server/src/platform/services.ts', `import { x } from '../players/player.ts';`)).toEqual([
      'server/src/platform/services.ts: platform knows no feature, here server/src/players/player.ts',
    ]);
  });

  it("let a server feature use another's use cases and read through its repository, never write or touch its routes", () => {
    const file = 'server/src/offers/answer-offer.ts';
    expect(said(file, `import { accessPlayer } from '../players/access-player.ts';`)).toEqual([]);
    expect(said(file, `import {\n  findPlayer,\n} from '../players/players.repository.ts';`)).toEqual([]);
    expect(said(file, `import type { PlayerFields } from '../players/players.repository.ts';`)).toEqual([]);
    expect(
      said(file, `import { findPlayer, markDeleted as end } from '../players/players.repository.ts';`),
    ).toEqual([
      `${file}: writes through another feature's repository: server/src/players/players.repository.ts (markDeleted)`,
    ]);
    expect(said(file, `import * as players from '../players/players.repository.ts';`)).toHaveLength(1);
    expect(said(file, `export * from '../players/players.routes.ts';`)).toHaveLength(1);
    expect(said(file, `import { findOffer } from './offers.repository.ts';`)).toEqual([]);
  });

  it('let only repositories and the platform hold SQL', () => {
    for (const text of [
      'sql`select 1`',
      'sql<{ id: number }>`select 1`',
      `db.selectFrom('players')`,
      `pool.query('x')`,
    ]) {
      expect(said('server/src/players/list-players.ts', text)).toEqual([
        'server/src/players/list-players.ts: SQL stands only in *.repository.ts',
      ]);
      expect(said('server/src/players/players.repository.ts', text)).toEqual([]);
      expect(said('server/src/platform/paging.ts', text)).toEqual([]);
      expect(said('server/src/players/list-players.test.ts', text)).toEqual([]);
    }
  });

  it('let only the API folder of the web application fetch', () => {
    expect(said('web/src/players/portfolio.tsx', 'await fetch("/x")')).toHaveLength(1);
    expect(said('web/src/players/portfolio.tsx', 'query.refetch(); client.fetch()')).toEqual([]);
    expect(said('web/src/platform/api/transport.ts', 'await fetch("/x")')).toEqual([]);
  });

  it('keep football out of the kit, and screens of one feature out of another', () => {
    expect(said('web/src/ui/money-text.tsx', `import { x } from '../players/player-line.tsx';`)).toHaveLength(
      1,
    );
    expect(
      said('web/src/platform/session/session.ts', `import { x } from '../../app/routes.ts';`),
    ).toHaveLength(1);
    const file = 'web/src/offers/offer-card.tsx';
    expect(said(file, `import { PlayerLine } from '../players/player-line.tsx';`)).toEqual([]);
    expect(said(file, `const s = import('../players/portfolio-screen.tsx');`)).toHaveLength(1);
    expect(said('web/src/app/routes.ts', `const s = import('../players/portfolio-screen.tsx');`)).toEqual([]);
  });
});

describe('the first load', () => {
  const load = (files: Record<string, string>) =>
    checkFirstLoad(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      ['web/src/main.tsx'],
    );

  it('never reaches the schema library, however deep', () => {
    const files = {
      'web/src/main.tsx': `import './app/router.tsx';`,
      'web/src/app/router.tsx': `import { login } from '@trattativa/contract/accounts/endpoints';`,
      'contract/src/accounts/endpoints.ts': `import { z } from 'zod';`,
    };
    expect(load(files)).toEqual([
      'web/src/main.tsx > web/src/app/router.tsx > contract/src/accounts/endpoints.ts: loads zod',
    ]);
  });

  it('may take types, and may reach it lazily', () => {
    const files = {
      'web/src/main.tsx': `import type { z } from 'zod';\nconst later = import('./players/player-form.tsx');`,
      'web/src/players/player-form.tsx': `import { z } from 'zod';`,
    };
    expect(load(files)).toEqual([]);
  });

  it('is looked for where it is', () => {
    expect(load({})).toEqual(['web/src/main.tsx: is not there any more']);
  });
});
