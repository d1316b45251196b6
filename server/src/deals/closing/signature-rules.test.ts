import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deal, makeViewedDeal } from '../../../test/factories/deals.ts';
import { agreeToPresentFees } from '../../../test/factories/fee-agreements.ts';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
import { makeStaff, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2027-02-10T10:00:00Z' });
});
afterAll(() => app.close());

type Parties = Pick<Deal, 'agent' | 'club' | 'negotiationId'>;

const versionOf = async ({ club, negotiationId }: Parties) =>
  (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok.version;

const sign = async (deal: Parties) =>
  signByClub(app, deal.club.token, {
    negotiationId: deal.negotiationId,
    version: await versionOf(deal),
  });

const confirm = async (deal: Parties) =>
  app.call(deal.agent.token, 'Negotiation/ConfirmSignature', {
    negotiationId: deal.negotiationId,
    version: await versionOf(deal),
  });

const verdictsOf = async ({ club, negotiationId }: Parties) =>
  (await app.call(club.token, 'Closing/GetClosing', { negotiationId })).ok.verdicts;

const mark = ({ club, negotiationId }: Parties, kind: 'notice' | 'minorApproval') =>
  app.call(club.token, 'Closing/MarkDocument', { negotiationId, kind, isThere: true });

const upload = async (
  { club, negotiationId }: Parties,
  parentKind: 'dealNotice' | 'dealMinorApproval' | 'dealPassport',
): Promise<string> => {
  const file = { name: 'documento.pdf', content: pdfOf(900) };
  const parent = { parentKind, parentId: negotiationId };
  return (await uploadTo(app, club.token, 'File/UploadFile', parent, file)).ok.file.id;
};

/** An entry that a signature on the platform left in the ledger. */
async function wasSigned(
  playerId: number,
  { teamId, from, until }: { teamId: number; from: string; until: string },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
    select ${playerId}, ${teamId}, name, 'employed', ${from}::date, ${until}::date, 'deal', now() from teams
    where id = ${teamId} returning id`.execute(app.services.db);
  if (until >= '2027-02-10')
    await sql`update players set registration_id = ${rows[0]?.id ?? null} where id = ${playerId}`.execute(
      app.services.db,
    );
}

const season = { from: '2026-07-01', until: '2027-06-30' };

describe('a player whom the ledger has with another club', () => {
  it('signs in the last six months once the notice to the club is recorded, for the days after the contract', async () => {
    const deal = await makeViewedDeal(app);
    const { playerId, agent, club } = deal;
    await wasSigned(playerId, { teamId: await makeTeam(app), ...season });
    expect(await verdictsOf(deal)).toMatchObject([
      { rule: 'approachOfBound', verdict: 'block', article: 'art. 18(3)' },
    ]);
    const refused = await sign(deal);
    expect(refused.problem).toMatchObject({ status: 409, code: 'SIGNATURE_NOT_ALLOWED' });
    expect(refused.problem.detail).toContain('art. 18(3)');
    expect(refused.problem.detail).toContain('ai documenti della trattativa');
    expect((await mark(deal, 'notice')).status).toBe(200);
    expect((await sign(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    await upload(deal, 'dealNotice');
    expect(await verdictsOf(deal)).toEqual([]);
    expect((await sign(deal)).status).toBe(200);
    expect((await confirm(deal)).status).toBe(200);
    const { items } = (await app.call(agent.token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
    expect(items).toMatchObject([
      { teamId: club.teamId, state: 'agreed', from: '2027-07-01' },
      { state: 'inForce', until: season.until },
    ]);
  });

  it('does not sign before, whatever notice there is', async () => {
    const deal = await makeViewedDeal(app);
    await wasSigned(deal.playerId, { teamId: await makeTeam(app), from: season.from, until: '2028-06-30' });
    await upload(deal, 'dealNotice');
    expect((await sign(deal)).problem.code).toBe('ALREADY_REGISTERED');
    expect(await verdictsOf(deal)).toMatchObject([{ rule: 'approachOfBound', verdict: 'block' }]);
  });

  it('does not sign where a notice was taken back between the two signatures', async () => {
    const deal = await makeViewedDeal(app);
    await wasSigned(deal.playerId, { teamId: await makeTeam(app), ...season });
    const fileId = await upload(deal, 'dealNotice');
    expect((await sign(deal)).status).toBe(200);
    const { club, negotiationId } = deal;
    expect((await app.call(club.token, 'File/DeleteFile', { fileId })).status).toBe(200);
    expect((await confirm(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    expect((await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok.status).not.toBe(
      5,
    );
  });

  it('does not sign with a fourth club of one season', async () => {
    const deal = await makeViewedDeal(app);
    for (const month of ['07', '08', '09'])
      await wasSigned(deal.playerId, {
        teamId: await makeTeam(app),
        from: `2026-${month}-01`,
        until: `2026-${month}-30`,
      });
    expect((await sign(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    expect(await verdictsOf(deal)).toMatchObject([{ rule: 'registrationsPerSeason', verdict: 'block' }, {}]);
  });
});

describe('what only the record says', () => {
  it('warns, says so, and refuses nothing', async () => {
    const deal = await makeViewedDeal(app);
    const stated = {
      contractual_status: contractualStatus.underContract,
      contract_end: '2029-06-30',
      current_club: 'Trapani',
    };
    await app.services.db.updateTable('players').set(stated).where('id', '=', deal.playerId).execute();
    expect(await verdictsOf(deal)).toMatchObject([{ rule: 'approachOfBound', verdict: 'warn' }]);
    expect((await sign(deal)).status).toBe(200);
  });
});

describe('an agent who takes a commission', () => {
  it('needs a licence on the day of the signature', async () => {
    const deal = await makeViewedDeal(app);
    const { agentId } = deal.agent;
    await agreeToPresentFees(app, deal.agent.token, deal.negotiationId);
    const licence = (validUntil: string) =>
      sql`update agent_licences set state = 'waits', decided_at = null, valid_until = ${validUntil}
          where agent_id = ${agentId}`.execute(app.services.db);
    await licence('2027-02-09');
    expect((await sign(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    expect(await verdictsOf(deal)).toMatchObject([{ rule: 'agentLicence', verdict: 'block' }]);
    await licence('2027-02-10');
    expect((await sign(deal)).status).toBe(200);
    expect((await confirm(deal)).status).toBe(200);
  });
});

describe('a minor from another association', () => {
  it('is signed once the approval is there as a file, and not by a mark', async () => {
    const deal = await makeViewedDeal(app);
    const { club, playerId, negotiationId } = deal;
    const spanish = await makeTeam(app, { country: 'ES' });
    await app.services.db
      .updateTable('players')
      .set({ born_date: '2010-05-05' })
      .where('id', '=', playerId)
      .execute();
    await wasSigned(playerId, { teamId: spanish, from: '2026-07-01', until: '2027-01-31' });
    const { documents, verdicts } = (await app.call(club.token, 'Closing/GetClosing', { negotiationId })).ok;
    expect(documents.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['minorApproval', 'itc']));
    expect(verdicts).toContainEqual(expect.objectContaining({ rule: 'minorsAbroad', verdict: 'block' }));
    await mark(deal, 'minorApproval');
    expect((await sign(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    await upload(deal, 'dealMinorApproval');
    expect((await sign(deal)).status).toBe(200);
  });
});

describe('a move between British clubs', () => {
  const between = async (from: string | null, to: string | null, bornDate: string) => {
    const deal = await makeViewedDeal(app);
    const { club, playerId, negotiationId } = deal;
    const releasing = await makeTeam(app, { country: 'GB' });
    const { db } = app.services;
    await db.updateTable('teams').set({ association: from }).where('id', '=', releasing).execute();
    const engaging = { country: 'GB', association: to, league_name: '' };
    await db.updateTable('teams').set(engaging).where('id', '=', club.teamId).execute();
    await db.updateTable('players').set({ born_date: bornDate }).where('id', '=', playerId).execute();
    await wasSigned(playerId, { teamId: releasing, from: '2026-07-01', until: '2027-01-31' });
    const { documents, verdicts } = (await app.call(club.token, 'Closing/GetClosing', { negotiationId })).ok;
    const minors = verdicts.find(({ rule }) => rule === 'minorsAbroad');
    return [documents.some(({ kind }) => kind === 'itc'), minors?.verdict ?? null];
  };

  it.each([
    ['ENG', 'SCO', '2000-05-05', true, null],
    ['ENG', 'SCO', '2010-05-05', true, 'block'],
    ['WAL', 'WAL', '2010-05-05', false, null],
    [null, 'SCO', '2010-05-05', false, 'warn'],
    [null, 'SCO', '2000-05-05', false, null],
  ] as const)(
    'from %s to %s by a player born on %s needs a certificate: %s, article 19: %s',
    async (from, to, bornDate, needsCertificate, verdict) => {
      expect(await between(from, to, bornDate)).toEqual([needsCertificate, verdict]);
    },
  );
});

describe('a refusal that staff lift', () => {
  it('lets both sides sign and says why, until the facts are others', async () => {
    const deal = await makeViewedDeal(app);
    const { negotiationId, playerId, agent } = deal;
    const siena = await makeTeam(app);
    for (const month of ['07', '08', '09'])
      await wasSigned(playerId, {
        teamId: await makeTeam(app),
        from: `2026-${month}-01`,
        until: `2026-${month}-30`,
      });
    const staff = await makeStaff(app);
    const fileId = await upload(deal, 'dealPassport');
    const [refusal] = await verdictsOf(deal);
    const { rule, edition, article } = refusal as NonNullable<typeof refusal>;
    expect(rule).toBe('registrationsPerSeason');
    const reason = 'La federazione ha annullato un tesseramento.';
    const asked = { negotiationId, rule, edition, article, reason, fileId };
    const lift = (given: Partial<typeof asked> = {}, token = staff.token) =>
      app.call(token, 'Closing/LiftBlock', { ...asked, ...given });
    expect((await lift({}, deal.club.token)).problem.status).toBe(403);
    expect((await lift({ fileId: 'Vt3kq9Yb0mXw7sLr2hNc5a' })).problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field: 'FileId' }],
    });
    expect((await lift({ rule: 'agentLicence' })).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const lifted = (await lift()).ok.verdicts.find((one) => one.rule === rule);
    expect(lifted).toMatchObject({ verdict: 'warn', text: expect.stringContaining(reason) });
    for (const { token } of [deal.club, agent]) {
      const { verdicts } = (await app.call(token, 'Closing/GetClosing', { negotiationId })).ok;
      expect(verdicts).toContainEqual(lifted);
    }
    expect((await lift()).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    await wasSigned(playerId, { teamId: siena, from: '2026-10-01', until: '2026-10-31' });
    expect((await sign(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    expect((await lift()).status).toBe(200);
    expect((await sign(deal)).status).toBe(200);
    expect((await confirm(deal)).status).toBe(200);
    const change = sql`update lifted_verdicts set reason = 'Something else.'`.execute(app.services.db);
    await expect(change).rejects.toThrow('only added to');
  });
});

describe('an agent who has a mandate of the club too', () => {
  it('takes nothing of a deal before everybody has agreed to it', async () => {
    const deal = await makeViewedDeal(app);
    const { agent, club, negotiationId } = deal;
    await sql`delete from fee_agreements where negotiation_id = ${negotiationId}`.execute(app.services.db);
    await sql`
      insert into mandates (agent_id, team_id, starts_on, ends_on, exclusive, proposed_by_agent, status, confirmed_at, created_at, updated_at)
      values (${agent.agentId}, ${club.teamId}, '2027-01-01', '2027-12-31', false, true, ${mandateStatus.confirmed}, now(), now(), now())`.execute(
      app.services.db,
    );
    expect(await verdictsOf(deal)).toContainEqual(
      expect.objectContaining({ rule: 'conflictOfInterest', verdict: 'block' }),
    );
    // Its mandate alone makes the club a client of the agent, to which both sides have to agree.
    expect((await sign(deal)).problem.code).toBe('FEE_SHEET_NOT_AGREED');
    for (const { token } of [club, agent]) {
      const feeSheetHash = (await app.call(token, 'Negotiation/GetFeeSheet', { negotiationId })).ok.hash;
      const agreed = { negotiationId, feeSheetHash, dual: true };
      expect((await app.call(token, 'Negotiation/AgreeToFeeSheet', agreed)).status).toBe(200);
    }
    expect((await sign(deal)).problem.code).toBe('SIGNATURE_NOT_ALLOWED');
    await agreeToPresentFees(app, agent.token, negotiationId);
    expect((await sign(deal)).status).toBe(200);
    expect((await confirm(deal)).status).toBe(200);

    // The signed deal keeps its roles when the mandate is over.
    await sql`update mandates set ends_on = '2027-02-09' where agent_id = ${agent.agentId}`.execute(
      app.services.db,
    );
    const sheet = (await app.call(club.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
    expect(sheet).toMatchObject({ agents: [{ actsFor: 'both' }], waitsForRoles: false, changed: [] });
  });
});

describe('what nobody stated', () => {
  it('is said beside the rules, with where it is stated', async () => {
    const deal = await makeViewedDeal(app);
    const unknown = { contractual_status: contractualStatus.underContract, contract_end: null };
    await app.services.db.updateTable('players').set(unknown).where('id', '=', deal.playerId).execute();
    const { club, negotiationId } = deal;
    const said = (await app.call(club.token, 'Closing/GetClosing', { negotiationId })).ok.unknown;
    expect(said).toContainEqual({
      fact: 'contractEnds',
      way: 'player',
      text: 'la fine del contratto attuale',
      where: 'si indica nella scheda del calciatore',
    });
  });
});

describe('the dialog of a signature', () => {
  it('says which days it registers, what ends, and how many other clubs’ proposals it closes, but not whose', async () => {
    const [other, rival] = [await makeTeam(app), await makeTeam(app)];
    const deal = await makeViewedDeal(app, { otherTeamIds: [rival] });
    await wasSigned(deal.playerId, { teamId: other, from: '2026-07-01', until: '2027-06-30' });
    const { negotiationId } = deal;
    const { ok } = await app.call(deal.club.token, 'Closing/GetSigningEffects', { negotiationId });
    const { rows } = await sql<{ name: string }>`select name from teams where id = ${other}`.execute(
      app.services.db,
    );
    expect(ok).toEqual({
      negotiationId,
      registered: { from: '2027-07-01', until: '2028-06-30' },
      ends: [{ clubName: rows[0]?.name, lastDay: '2027-06-30', isEarly: false }],
      closes: 1,
    });
    const stranger = await makeTeamMember(app);
    const refused = await app.call(stranger.token, 'Closing/GetSigningEffects', { negotiationId });
    expect(refused.problem.code).toBe('NOT_FOUND');
  });
});
