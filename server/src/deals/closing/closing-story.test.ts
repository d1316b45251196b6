import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOffer, makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const get = (token: string, negotiationId: number) =>
  app.call(token, 'Closing/GetClosing', { negotiationId });

describe('the documents of a deal', () => {
  it('are listed with their owner, and marked by either side', async () => {
    const { club, agent, negotiationId } = await makeViewedDeal(app);
    const { documents, mayMark } = (await get(club.token, negotiationId)).ok;
    expect(mayMark).toBe(true);
    expect(documents.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['passport', 'player'],
      ['fitness', 'club'],
      ['mandate', 'agent'],
      ['federationForm', 'club'],
    ]);
    const mark = { negotiationId, kind: 'passport', isThere: true } as const;
    await app.call(agent.token, 'Closing/MarkDocument', mark).then(({ ok }) => ok);
    const seen = (await get(club.token, negotiationId)).ok.documents[0];
    expect(seen).toMatchObject({ kind: 'passport', isThere: true, standing: 'done' });
    const undone = (await app.call(club.token, 'Closing/MarkDocument', { ...mark, isThere: false })).ok;
    expect(undone.documents[0]?.isThere).toBe(false);
    const unneeded = { ...mark, kind: 'itc' } as const;
    const refused = (await app.call(club.token, 'Closing/MarkDocument', unneeded)).problem;
    expect([refused.code, refused.errors?.[0]?.field]).toEqual(['INVALID_INPUT', 'Kind']);
    const stranger = await makeTeamMember(app);
    expect((await app.call(stranger.token, 'Closing/MarkDocument', mark)).problem.code).toBe('NOT_FOUND');
  });

  it('follow the player: a minor under contract needs the guardian and the present club’s nulla osta', async () => {
    const { club, playerId, negotiationId } = await makeViewedDeal(app);
    await app.services.db
      .updateTable('players')
      .set({
        born_date: '2010-05-05',
        contractual_status: contractualStatus.underContract,
        nationality: 'BR',
        eu_passport: false,
      })
      .where('id', '=', playerId)
      .execute();
    const { documents } = (await get(club.token, negotiationId)).ok;
    expect(documents.map(({ kind }) => kind)).toEqual([
      'passport',
      'fitness',
      'mandate',
      'guardian',
      'notice',
      'nullaOsta',
      'permit',
      'federationForm',
    ]);
  });

  it('are gone once the negotiation is over', async () => {
    const { club, negotiationId, version } = await makeViewedDeal(app);
    await app.call(club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    expect((await get(club.token, negotiationId)).ok).toEqual({
      window: null,
      lastSeason: null,
      steps: [],
      documents: [],
      mayMark: false,
      presentClub: null,
      verdicts: [],
      unknown: [],
    });
  });
});

describe('before a signature', () => {
  it('the rules warn, with article and force, of a player bound for longer than six months until the clubs agree', async () => {
    const { club, playerId, negotiationId } = await makeViewedDeal(app);
    const verdicts = async () =>
      (await get(club.token, negotiationId)).ok.verdicts.map(({ rule, verdict, article, status }) => ({
        rule,
        verdict,
        article,
        status,
      }));
    expect(await verdicts()).toEqual([]);
    const bound = { contractual_status: contractualStatus.underContract, contract_end: '2029-06-30' };
    await app.services.db.updateTable('players').set(bound).where('id', '=', playerId).execute();
    expect(await verdicts()).toEqual([
      { rule: 'approachOfBound', verdict: 'warn', article: 'art. 18(3)', status: 'inForce' },
    ]);
    const over = { contract_end: '2025-06-30' };
    await app.services.db.updateTable('players').set(over).where('id', '=', playerId).execute();
    expect(await verdicts()).toEqual([]);
  });
});

describe('before a window closes', () => {
  it('each step has its last safe moment, and is late after it', async () => {
    const inWindow = await buildTestApp({ now: '2026-01-20T10:00:00.000Z' });
    try {
      const club = await makeTeamMember(inWindow, { level: 0 });
      const { negotiationId } = await makeViewedDeal(inWindow, { club });
      const read = async (token: string) =>
        (await inWindow.call(token, 'Closing/GetClosing', { negotiationId })).ok;
      const { window, steps, documents } = await read(club.token);
      // Serie A: 2 February 2026, 20:00 in Rome.
      expect(window).toMatchObject({
        isOpen: true,
        closesAt: '2026-02-02T19:00:00.000Z',
        certainty: 'confirmed',
      });
      expect(steps).toEqual([
        { name: 'consent', safeUntil: '2026-01-31T15:00:00.000Z', standing: 'open' },
        { name: 'medical', safeUntil: '2026-02-02T15:00:00.000Z', standing: 'open' },
        { name: 'documents', safeUntil: '2026-02-02T15:00:00.000Z', standing: 'open' },
        { name: 'registration', safeUntil: '2026-02-02T19:00:00.000Z', standing: 'open' },
      ]);
      expect(documents[0]).toMatchObject({ kind: 'passport', dueAt: '2026-02-02T15:00:00.000Z' });
      inWindow.clock.advance({ days: 12 });
      const colleague = await makeTeamMember(inWindow, { teamId: club.teamId });
      const late = await read(colleague.token);
      expect(late.steps.map(({ standing }) => standing)).toEqual(['late', 'soon', 'soon', 'soon']);
      inWindow.clock.advance({ days: 2 });
      const after = await read((await makeTeamMember(inWindow, { teamId: club.teamId })).token);
      expect(after).toMatchObject({ window: null, steps: [] });
    } finally {
      await inWindow.close();
    }
  });

  it('an offer counts down to the same window, and to the next one once it closed', async () => {
    const inWindow = await buildTestApp({ now: '2025-08-20T10:00:00.000Z' });
    try {
      const club = await makeTeamMember(inWindow, { level: 0 });
      const made = await makeOffer(inWindow, { deal: { club }, terms: { season: 2025 } });
      const windowFor = async (token: string) =>
        (await inWindow.call(token, 'Closing/GetWindowOfOffer', { offerId: made.offerId })).ok.window;
      // Serie A: 1 September 2025, 20:00 in Rome.
      const summer = { isOpen: true, closesAt: '2025-09-01T18:00:00.000Z' };
      expect(await windowFor(club.token)).toMatchObject(summer);
      expect(await windowFor(made.agent.token)).toMatchObject(summer);
      inWindow.clock.advance({ days: 13 });
      const colleague = await makeTeamMember(inWindow, { teamId: club.teamId });
      expect(await windowFor(colleague.token)).toMatchObject({
        isOpen: false,
        opensAt: '2026-01-01T23:00:00.000Z',
      });
    } finally {
      await inWindow.close();
    }
  });
});
