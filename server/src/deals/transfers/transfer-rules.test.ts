import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  // Within Serie A's winter window of 2026.
  app = await buildTestApp({ now: '2026-01-15T10:00:00.000Z', env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

type Club = Person & { teamId: number };

/** A month of this season that a signature left in the ledger; no two are the same. */
let months = 0;
async function wasRegistered(playerId: number, clubName: string): Promise<void> {
  const month = 7 + (months++ % 5);
  const [from, until] = ['01', '28'].map((day) => `2025-${String(month).padStart(2, '0')}-${day}`);
  await sql`
    insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
    values (${playerId}, null, ${clubName}, 'employed', ${from}::date, ${until}::date, 'deal', now())`.execute(
    app.services.db,
  );
}

/** A viewed deal about a player under contract, whom this season's clubs had before. */
async function makeBoundDeal(clubs: readonly string[] = [], club?: Club) {
  const engaging = club ?? (await makeTeamMember(app, { level: 0 }));
  const deal = await makeViewedDeal(app, { club: engaging });
  const { db } = app.services;
  await db
    .updateTable('players')
    .set({ contractual_status: contractualStatus.underContract })
    .where('id', '=', deal.playerId)
    .execute();
  for (const clubName of clubs) await wasRegistered(deal.playerId, clubName);
  return { ...deal, club: engaging };
}

async function makeSpanishClub(): Promise<Club> {
  const club = await makeTeamMember(app, { level: 0 });
  await app.services.db.updateTable('teams').set({ country: 'ES' }).where('id', '=', club.teamId).execute();
  return club;
}

const permanent = { kind: 'permanent', compensation: 0 } as const;
const loan = { kind: 'loan', until: '2026-06-30', wageSharePercent: 50, compensation: 0 } as const;

const propose = (
  { club, negotiationId }: { club: Club; negotiationId: number },
  releasing: Club,
  terms: typeof permanent | (Omit<typeof loan, 'until'> & { until: string }),
) =>
  app.call(club.token, 'Transfer/ProposeTransfer', {
    negotiationId,
    releasingTeamId: releasing.teamId,
    ...terms,
  });
const check = async (token: string, transferId: number) =>
  (await app.call(token, 'Closing/CheckTransfer', { transferId })).ok;

describe('the rules on the agreement of two clubs', () => {
  it('refuse a fourth club of the season when terms are saved, with what is possible instead', async () => {
    const deal = await makeBoundDeal(['Uno', 'Due', 'Tre']);
    const refused = await propose(deal, await makeTeamMember(app), permanent);
    expect(refused.problem).toMatchObject({
      code: 'TRANSFER_NOT_ALLOWED',
      detail: expect.stringMatching(/FIFA RSTP.*3 club al massimo.*stagione successiva/),
    });
  });

  it('refuse it at the signature too, if the player was registered meanwhile', async () => {
    const deal = await makeBoundDeal(['Uno']);
    const releasing = await makeTeamMember(app);
    const { transfer } = (await propose(deal, releasing, permanent)).ok;
    await wasRegistered(deal.playerId, 'Due');
    await wasRegistered(deal.playerId, 'Tre');
    const { id: transferId, version, termsHash } = transfer;
    const signed = await app.call(releasing.token, 'Transfer/SignTransfer', {
      transferId,
      version,
      termsHash,
    });
    expect(signed.problem.code).toBe('TRANSFER_NOT_ALLOWED');
    const { verdicts } = await check(releasing.token, transferId);
    expect(verdicts[0]).toMatchObject({ rule: 'registrationsPerSeason', verdict: 'block' });
  });

  it('only warn of clubs that nothing but the declared career names', async () => {
    const deal = await makeBoundDeal();
    for (const club_name of ['Uno', 'Due', 'Tre']) {
      const entry = { club_name, season: '2025/26', start_year: 2025, end_year: 2026 };
      await app.services.db
        .insertInto('player_experiences')
        .values({ player_id: deal.playerId, ...entry })
        .execute();
    }
    const { transfer } = (await propose(deal, await makeTeamMember(app), permanent)).ok;
    const { verdicts } = await check(deal.club.token, transfer.id);
    expect(verdicts).toContainEqual(
      expect.objectContaining({
        rule: 'registrationsPerSeason',
        verdict: 'warn',
        text: expect.stringContaining('dichiarato'),
      }),
    );
  });

  it('warn both clubs of what does not refuse, and of what is open before they sign', async () => {
    const deal = await makeBoundDeal(['Uno']);
    const releasing = await makeTeamMember(app);
    const { transfer } = (await propose(deal, releasing, permanent)).ok;
    const seen = await check(releasing.token, transfer.id);
    expect(seen.verdicts.map(({ rule, verdict }) => [rule, verdict])).toEqual([['matchesPerSeason', 'warn']]);
    expect(seen.openDocuments).toContain('nullaOsta');
    expect(seen.window).toMatchObject({ isOpen: true, closesAt: '2026-02-02T19:00:00.000Z' });
    expect(await check(deal.club.token, transfer.id)).toEqual(seen);
    const stranger = await makeTeamMember(app);
    const foreign = await app.call(stranger.token, 'Closing/CheckTransfer', { transferId: transfer.id });
    expect(foreign.problem.code).toBe('NOT_FOUND');
  });

  it('judge who is under contract by its end: a player whose contract is over is free', async () => {
    const deal = await makeBoundDeal();
    const setEnd = (contractEnd: string) =>
      app.services.db
        .updateTable('players')
        .set({ contract_end: contractEnd })
        .where('id', '=', deal.playerId)
        .execute();
    const mayPropose = async () =>
      (
        await app.call(deal.club.token, 'Transfer/GetTransferOfNegotiation', {
          negotiationId: deal.negotiationId,
        })
      ).ok.mayPropose;
    await setEnd('2026-01-14');
    expect(await mayPropose()).toBe(false);
    expect((await propose(deal, await makeTeamMember(app), permanent)).problem.code).toBe('PLAYER_IS_FREE');
    await setEnd('2026-01-15');
    expect(await mayPropose()).toBe(true);
    expect((await propose(deal, await makeTeamMember(app), permanent)).status).toBe(200);
  });

  it('refuse a loan that is longer than a season, from abroad alone', async () => {
    const deal = await makeBoundDeal();
    const long = { ...loan, until: '2027-06-30' };
    const refused = await propose(deal, await makeSpanishClub(), long);
    expect(refused.problem.code).toBe('TRANSFER_NOT_ALLOWED');
    expect((await propose(deal, await makeTeamMember(app), long)).status).toBe(200);
  });

  it('refuse a fourth loan between the same two clubs of two countries', async () => {
    const club = await makeTeamMember(app, { level: 0 });
    const releasing = await makeSpanishClub();
    for (let number = 0; number < 3; number += 1) {
      const { transfer } = (await propose(await makeBoundDeal([], club), releasing, loan)).ok;
      const { id: transferId, termsHash } = transfer;
      let { version } = transfer;
      for (const { token } of [club, releasing]) {
        const seen = { transferId, version, termsHash };
        version = (await app.call(token, 'Transfer/SignTransfer', seen)).ok.transfer.version;
      }
    }
    const refused = await propose(await makeBoundDeal([], club), releasing, loan);
    expect(refused.problem.code).toBe('TRANSFER_NOT_ALLOWED');
  });
});
