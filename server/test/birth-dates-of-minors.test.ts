import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from './factories/applications.ts';
import { usualTerms } from './factories/deals.ts';
import { attachDocument } from './factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
} from './factories/people.ts';
import { writeBirth } from './factories/protected-minors.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

/** Whoever keeps a minor's record writes its birth date, and no way of writing it makes an adult of the minor. */

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const minor = '2013-03-17';
const dates = {
  'an adult’s': '2003-03-17',
  no: null,
  'an older minor’s': '2010-03-17',
} as const;

type Sent = Promise<{ status: number; problem: { errors: unknown[] } }>;
interface Kept {
  owner: Person;
  playerId: number;
  version: number;
}

let names = 0;
const nameOf = () => {
  names += 1;
  return `Luca${names}`;
};
const spelled = (name: string) => ({ name, surname: 'Prova' });

/** Owners of a minor's record: the owner of a portfolio, or the registered minor. */
const recordOwners = {
  async agent() {
    const owner = await makeAgent(app);
    const player = { ...spelled(nameOf()), bornDate: minor };
    const made = (await app.call(owner.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player;
    return { owner, playerId: made.id, version: made.version };
  },
  async club() {
    const owner = await makeTeamMember(app);
    const player = { ...spelled(nameOf()), bornDate: minor };
    const made = (await app.call(owner.token, 'Team/AddOrUpdateTeamPlayer', { player })).ok.player;
    return { owner, playerId: made.id, version: made.version };
  },
  async coach() {
    const owner = await makeCoach(app);
    const player = { ...spelled(nameOf()), bornDate: minor };
    const path = 'CoachingStaff/AddOrUpdateCoachingStaffPlayer';
    const made = (await app.call(owner.token, path, { player })).ok.player;
    return { owner, playerId: made.id, version: made.version };
  },
  async player() {
    const owner = await makePlayerAccount(app);
    await app.services.db
      .updateTable('accounts')
      .set({
        born_date: minor,
        guardian_email: 'tutore@test.example',
        guardian_confirmed_at: app.clock.now(),
      })
      .where('id', '=', owner.accountId)
      .execute();
    await writeBirth(app, owner.playerId, minor);
    return { owner, playerId: owner.playerId, version: 1 };
  },
} satisfies Record<string, () => Promise<Kept>>;

const form = (by: Person, { playerId, version }: Kept, bornDate: string | null): Sent =>
  app.call(by.token, 'Player/SavePlayerInfo', {
    player: { ...spelled('Luca'), id: playerId, version, bornDate },
  }) as unknown as Sent;

/** Every call that writes the birth date of a record, by who keeps it. */
const writers: [
  string,
  keyof typeof recordOwners,
  (kept: Kept, bornDate: string | null, by: Person) => Sent,
][] = [
  ['the form', 'agent', (kept, bornDate, by) => form(by, kept, bornDate)],
  ['the form', 'club', (kept, bornDate, by) => form(by, kept, bornDate)],
  ['the form', 'coach', (kept, bornDate, by) => form(by, kept, bornDate)],
  ['the form', 'player', (kept, bornDate, by) => form(by, kept, bornDate)],
  ...(
    [
      ['agent', 'Agent/AddOrUpdateAgentPlayer'],
      ['club', 'Team/AddOrUpdateTeamPlayer'],
      ['coach', 'CoachingStaff/AddOrUpdateCoachingStaffPlayer'],
    ] as const
  ).map(([recordOwner, path]): (typeof writers)[number] => [
    'the portfolio',
    recordOwner,
    ({ playerId: id, version }, bornDate, by) =>
      app.call(by.token, path, {
        player: { ...spelled('Luca'), id, version, bornDate },
      }) as unknown as Sent,
  ]),
];

const refused = [{ field: 'Player.BornDate', code: 'staysMinor' }];

async function bornOf(playerId: number): Promise<string | null> {
  const row = await app.services.db
    .selectFrom('players')
    .select('born_date')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return row.born_date;
}

describe.each(writers)('%s of a minor whom the %s keeps', (_writer, recordOwner, write) => {
  it.each(['an adult’s', 'no', 'an older minor’s'] as const)('refuses %s birth date', async (name) => {
    const kept = await recordOwners[recordOwner]();
    const answer = await write(kept, dates[name], kept.owner);
    expect([answer.status, answer.problem.errors]).toEqual([400, [expect.objectContaining(refused[0])]]);
    expect(await bornOf(kept.playerId)).toBe(minor);
  });

  it('takes a younger minor’s birth date', async () => {
    const kept = await recordOwners[recordOwner]();
    expect((await write(kept, '2014-03-17', kept.owner)).status).toBe(200);
  });

  it('is corrected by staff, to an adult’s date or none only beside a document', async () => {
    for (const bornDate of [dates['an adult’s'], dates.no]) {
      const kept = await recordOwners[recordOwner]();
      const answer = await write(kept, bornDate, staff);
      expect(answer.problem.errors).toMatchObject([
        { field: 'Player.BornDate', code: 'birthDocumentNeeded' },
      ]);
      await attachDocument(app, staff, kept.playerId);
      expect((await write(kept, bornDate, staff)).status).toBe(200);
      expect(await bornOf(kept.playerId)).toBe(bornDate);
    }
    const kept = await recordOwners[recordOwner]();
    expect((await write(kept, dates['an older minor’s'], staff)).status).toBe(200);
  });
});

it('an application with a changed profile makes no adult of the minor', async () => {
  const { owner, version } = await recordOwners.player();
  const { requestId } = await makeOpenRequest(app);
  for (const bornDate of [dates['an adult’s'], dates.no]) {
    const answer = await applyTo(app, owner.token, requestId, {
      source: 'manual',
      player: { bornDate, version },
    });
    expect(answer.problem.errors).toMatchObject(refused);
  }
});

describe('a minor of the portfolio who is entered again as an adult', () => {
  it('is refused after the first record was removed, and beside it on the same birthday', async () => {
    const owner = await makeAgent(app);
    const player = { ...spelled(nameOf()), bornDate: minor };
    const add = (bornDate: string) =>
      app.call(owner.token, 'Agent/AddOrUpdateAgentPlayer', { player: { ...player, bornDate } });
    const { id } = (await add(minor)).ok.player;
    expect((await add('2003-03-17')).problem.errors).toMatchObject(refused);
    // Somebody else of the same name.
    expect((await add('1999-07-01')).status).toBe(200);
    expect((await app.call(owner.token, 'Agent/DeletePlayer', { agentPlayerId: id })).status).toBe(200);
    expect((await add('2002-01-31')).problem.errors).toMatchObject(refused);
    const byStaff = await app.call(staff.token, 'Agent/AddOrUpdateAgentPlayer', {
      agentId: owner.agentId,
      player: { ...player, bornDate: '2002-01-31' },
    });
    expect(byStaff.status).toBe(200);
  });

  it('is left without a date by a table, and out by a file, which say why', async () => {
    const owner = await makeAgent(app);
    const player = { ...spelled(nameOf()), bornDate: minor };
    expect((await app.call(owner.token, 'Agent/AddOrUpdateAgentPlayer', { player })).status).toBe(200);
    const values = { ...player, bornDate: '2003-03-17' };
    const table = await app.call(owner.token, 'Portfolio/ImportPlayerRows', {
      apply: true,
      rows: [{ line: 2, values }],
    });
    expect(table.ok.refused).toMatchObject([{ line: 2, field: 'BornDate', code: 'staysMinor' }]);
    expect(await bornOf(table.ok.players[0]?.playerId as number)).toBeNull();
    const lines = ['Name;Surname;BornDate', `${player.name};Prova;2003-03-17`];
    const file = await app.call(owner.token, 'Portfolio/ImportPlayers', {
      content: Buffer.from(lines.join('\n')).toString('base64'),
      apply: true,
    });
    expect([file.ok.added, file.ok.badRows]).toMatchObject([
      0,
      [{ line: 2, problems: [{ field: 'BornDate', code: 'staysMinor' }] }],
    ]);
  });
});

it('a claimed record gets the date of the minor who claims it', async () => {
  const { owner } = await recordOwners.player();
  const agent = await makeAgent(app);
  const player = { ...spelled(nameOf()), bornDate: '2003-03-17' };
  const made = (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player;
  const invited = { playerId: made.id, email: owner.email };
  expect((await app.call(agent.token, 'Portfolio/InviteToClaim', invited)).status).toBe(200);
  const { invitations } = (await app.call(owner.token, 'Portfolio/GetMyListings', {})).ok;
  const answer = { invitationId: invitations[0]?.id as number, accept: true };
  expect((await app.call(owner.token, 'Portfolio/AnswerInvitation', answer)).status).toBe(200);
  expect(await bornOf(made.id)).toBe(minor);
});

it('an adult’s account claims no minor’s record', async () => {
  const { owner: agent, playerId } = await recordOwners.agent();
  const adult = await makePlayerAccount(app);
  const { accountId } = adult;
  await sql`update accounts set born_date = '2003-03-17' where id = ${accountId}`.execute(app.services.db);
  await app.call(agent.token, 'Portfolio/InviteToClaim', { playerId, email: adult.email });
  const { invitations } = (await app.call(adult.token, 'Portfolio/GetMyListings', {})).ok;
  const answer = { invitationId: invitations[0]?.id as number, accept: true };
  const claimed = await app.call(adult.token, 'Portfolio/AnswerInvitation', answer);
  expect(claimed.problem.errors).toMatchObject([{ field: 'InvitationId', code: 'staysMinor' }]);
  const row = app.services.db.selectFrom('players').select('account_id').where('id', '=', playerId);
  expect(await row.executeTakeFirst()).toEqual({ account_id: null });
});

it('the database refuses an earlier date of a minor, or none, to whoever did not ask', async () => {
  const { playerId } = await recordOwners.agent();
  for (const bornDate of [dates['an adult’s'], dates.no]) {
    const written = sql`update players set born_date = ${bornDate} where id = ${playerId}`.execute(
      app.services.db,
    );
    await expect(written).rejects.toThrow('the birth date of a minor was made earlier');
  }
});

describe('a player without a birth date', () => {
  const ways: Record<string, (agent: Person, playerId: number, club: Person & { teamId: number }) => Sent> = {
    'a mandate': (agent, playerId) =>
      app.call(agent.token, 'Mandate/ProposePlayerMandate', {
        playerId,
        startsOn: '2026-09-15',
        endsOn: '2027-09-14',
        countries: [],
        exclusive: false,
      }) as unknown as Sent,
    'a proposal': (agent, playerId, { teamId }) =>
      app.call(agent.token, 'Negotiation/CreateNegotiation', {
        playerId,
        level: 3,
        teamIds: [teamId],
      }) as unknown as Sent,
    'an answer to a request': async (agent, playerId) => {
      const { requestId } = await makeOpenRequest(app);
      return (await applyTo(app, agent.token, requestId, { playerId })) as unknown as Awaited<Sent>;
    },
    'a commission on an offer': (_agent, playerId, { teamId }) =>
      app.call(staff.token, 'Offer/CreateOffer', {
        teamId,
        playerId,
        ...usualTerms,
        commissionPercent: 3,
      }) as unknown as Sent,
    'a commission in the record': (agent, playerId) =>
      app.call(agent.token, 'Player/SavePlayerInfo', {
        player: { ...spelled('Luca'), id: playerId, version: 1, commissionFeeMax: 500 },
      }) as unknown as Sent,
  };

  it.each(Object.entries(ways))('is a minor for %s', async (_way, send) => {
    const [agent, club] = [await makeAgent(app), await makeTeamMember(app)];
    const player = { ...spelled(nameOf()), onMarket: true };
    const made = (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player;
    const answer = await send(agent, made.id, club);
    expect([answer.status, JSON.stringify(answer.problem)]).toEqual([
      409,
      expect.stringContaining('MINOR_PROTECTED'),
    ]);
    expect(JSON.stringify(answer.problem)).toContain('Senza data di nascita');
  });
});
