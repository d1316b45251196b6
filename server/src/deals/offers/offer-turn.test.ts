import {
  type OfferStatus,
  offerStatus,
  offerStatuses,
  offerTurns,
  whoseTurn,
} from '@trattativa/domain/deals/offers/offer-statuses';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEveryRecord, type Subject } from '../../../test/factories/every-record.ts';
import { makeAgent, makeStaff, makeTeamMember, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { actorOf } from '../../identity/accounts.ts';
import { countOfferTurns } from '../../insight/notifications/digests.repository.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { OfferRow } from './offer.ts';
import { sideOf } from './offers.policy.ts';
import { readOffers } from './offers.repository.ts';

/** Compares the rule of the domain with the SQL conditions of lists and digests. */

let app: TestApp;
let staff: Person;
let people: Person[];
let rows: OfferRow[];

/** Every status, with either side's terms in force. */
const states = offerStatuses.flatMap((status) => offerTurns.map((revisedBy) => ({ status, revisedBy })));

const reasons: Partial<Record<number, string>> = {
  [offerStatus.rejected]: 'money',
  [offerStatus.canceled]: 'byClub',
};

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
  const records = await makeEveryRecord(app);
  people = [await makeAgent(app), ...records.people];
  const ids: number[] = [];
  for (const state of states) {
    const club = await makeTeamMember(app);
    people.push(club);
    const ofClub = await app.call(club.token, 'Team/AddOrUpdateTeamPlayer', {
      player: { name: 'Luca', surname: 'Ferri' },
    });
    const subjects = [...records.subjects, { player_id: ofClub.ok.player.id }];
    for (const subject of subjects) ids.push(await insert({ ...state, subject, club }));
  }
  rows = await readOffers(app.services.db, ids);
});
afterAll(() => app.close());

async function insert(of: {
  status: OfferStatus;
  revisedBy: string;
  subject: Subject;
  club: Person & { teamId: number };
}): Promise<number> {
  const at = app.clock.now();
  return app.services.db.transaction().execute(async (tx) => {
    const offer = await tx
      .insertInto('offers')
      .values({
        ...of.subject,
        team_id: of.club.teamId,
        status: of.status,
        reason: reasons[of.status] ?? null,
        revised_by: of.revisedBy,
        salary_cents: 180_000,
        waiting_since: at,
        created_at: at,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('offer_revisions')
      .values({
        offer_id: offer.id,
        number: 1,
        by_side: of.revisedBy,
        actor_id: of.club.accountId,
        at,
        salary_cents: 180_000,
        food: true,
        travel_ticket: false,
        level: 3,
        country: 'IT',
        city: 'Padova',
        season: 2026,
        months: 10,
      })
      .execute();
    return offer.id;
  });
}

const turnOf = ({ status, revised_by }: OfferRow) => whoseTurn(status, revised_by);

const idsOf = (fitting: readonly { id: number }[]) => fitting.map(({ id }) => id).sort((a, b) => a - b);

async function listed(person: Person, filter: { myTurn?: true } = {}): Promise<number[]> {
  const found: { id: number }[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = (await app.call(person.token, 'Offer/GetOffers', { ...filter, limit: 100, cursor })).ok;
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    more = cursor !== undefined;
  }
  return idsOf(found);
}

describe('whose turn it is', () => {
  it('matches the staff’s list of waiting offers, in every state', async () => {
    expect(await listed(staff, { myTurn: true })).toEqual(idsOf(rows.filter((row) => turnOf(row) !== null)));
  });

  it('matches the own list, in every state and for everybody', async () => {
    for (const [email, mine, person] of await expectedOfEverybody()) {
      expect([email, await listed(person, { myTurn: true })]).toEqual([email, idsOf(mine)]);
    }
  });

  it('matches the digest, in every state and for everybody; the digest counts offers for the record’s owner only', async () => {
    for (const [email, mine, person] of await expectedOfEverybody()) {
      const owned = mine.filter(
        ({ player }) => player?.profile === profileType.player || player?.account_id !== person.accountId,
      );
      expect([email, await countOfferTurns(app.services.db, person.accountId)]).toEqual([
        email,
        owned.length,
      ]);
    }
  });
});

it('everybody lists exactly the offers in which they are a side', async () => {
  const today = dayOf(app.clock.now());
  for (const person of people) {
    const actor = await actorFor(person);
    const seen = rows.filter((row) => sideOf(actor, row, today) !== null);
    expect([person.email, await listed(person)]).toEqual([person.email, idsOf(seen)]);
  }
});

async function actorFor(person: Person): Promise<Actor> {
  return (await actorOf(app.services, `Bearer ${person.token}`)) as Actor;
}

async function expectedOfEverybody(): Promise<[string, OfferRow[], Person][]> {
  const today = dayOf(app.clock.now());
  const expected: [string, OfferRow[], Person][] = [];
  for (const person of people) {
    const actor = await actorFor(person);
    const mine = rows.filter((row) => turnOf(row) !== null && sideOf(actor, row, today) === turnOf(row));
    expected.push([person.email, mine, person]);
  }
  expect(expected.flatMap(([, mine]) => mine).length).toBeGreaterThan(rows.length / 4);
  return expected;
}
