import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deal, makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeTeam, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ now: '2027-02-10T10:00:00Z' });
});
afterAll(() => app.close());

const closingOf = async ({ negotiationId }: Pick<Deal, 'negotiationId'>, reader: Pick<Person, 'token'>) =>
  (await app.call(reader.token, 'Closing/GetClosing', { negotiationId })).ok;

const tell = (
  { negotiationId }: Pick<Deal, 'negotiationId'>,
  { token }: Pick<Person, 'token'>,
  way: 'platform' | 'byHand' = 'platform',
) => app.call(token, 'Closing/TellPresentClub', { negotiationId, way });

/** A deal about a player whom the ledger has with another club until summer. */
async function makeBoundDeal(teamId: number) {
  const deal = await makeViewedDeal(app);
  await sql`
    with entered as (
      insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
      select ${deal.playerId}, ${teamId}, name, 'employed', '2026-07-01', '2027-06-30', 'deal', now() from teams
      where id = ${teamId} returning id)
    update players set registration_id = (select id from entered) where id = ${deal.playerId}`.execute(
    app.services.db,
  );
  return deal;
}

const noticesOf = async ({ token }: Pick<Person, 'token'>) =>
  (await app.call(token, 'Notification/GetNotifications', {})).ok.items.filter(
    ({ kind }) => kind === 'presentClubTold',
  );

describe('the club that negotiates with a bound player', () => {
  it('tells the present club here, once, and may then sign in the last six months', async () => {
    const present = await makeTeamMember(app);
    const deal = await makeBoundDeal(present.teamId);
    const before = await closingOf(deal, deal.club);
    expect(before.presentClub).toMatchObject({ isReachable: true, told: null, mayTell: true });
    expect(before.presentClub?.letter).toContain('art. 18');
    const told = (await tell(deal, deal.club)).ok;
    expect(told.presentClub).toMatchObject({
      told: { way: 'platform', at: '2027-02-10T10:00:00.000Z' },
      mayTell: false,
      letter: '',
    });
    expect(told.documents.find(({ kind }) => kind === 'notice')?.isThere).toBe(true);
    expect(told.verdicts).toEqual([]);
    await tell(deal, deal.club);
    await app.settle();
    expect(await noticesOf(present)).toMatchObject([{ target: `/players/${deal.playerId}` }]);
    expect(await noticesOf(deal.agent)).toEqual([]);
    const { negotiationId } = deal;
    const version = (await app.call(deal.club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok
      .version;
    expect((await signByClub(app, deal.club.token, { negotiationId, version })).status).toBe(200);
  });

  it('sends a text on where nobody of the club reads here; that alone proves nothing', async () => {
    const deal = await makeBoundDeal(await makeTeam(app));
    expect((await closingOf(deal, deal.club)).presentClub).toMatchObject({
      isReachable: false,
      mayTell: true,
    });
    expect((await tell(deal, deal.club)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const told = (await tell(deal, deal.club, 'byHand')).ok;
    expect(told.presentClub?.told?.way).toBe('byHand');
    expect(told.documents.find(({ kind }) => kind === 'notice')?.isThere).toBe(true);
    expect(told.verdicts).toMatchObject([{ rule: 'approachOfBound', verdict: 'block' }]);
  });

  it('sends it on also where only the record says that the player is bound', async () => {
    const deal = await makeViewedDeal(app);
    const bound = {
      contractual_status: contractualStatus.underContract,
      contract_end: '2027-06-30',
      current_club: 'Trapani',
    };
    await app.services.db.updateTable('players').set(bound).where('id', '=', deal.playerId).execute();
    expect((await tell(deal, deal.club, 'byHand')).ok.presentClub).toMatchObject({ name: 'Trapani' });
  });
});

describe('telling a present club', () => {
  it('is the club’s alone: the agent reads it, strangers and the present club nothing', async () => {
    const present = await makeTeamMember(app);
    const deal = await makeBoundDeal(present.teamId);
    expect((await tell(deal, deal.agent)).status).toBe(403);
    expect((await tell(deal, present)).problem.code).toBe('NOT_FOUND');
    expect((await closingOf(deal, deal.agent)).presentClub).toMatchObject({ mayTell: false, letter: '' });
    const { negotiationId } = deal;
    const read = await app.call(present.token, 'Closing/GetClosing', { negotiationId });
    expect(read.problem.code).toBe('NOT_FOUND');
  });

  it('has nobody to tell of a free agent', async () => {
    const deal = await makeViewedDeal(app);
    expect((await closingOf(deal, deal.club)).presentClub).toBeNull();
    expect((await tell(deal, deal.club)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });
});
