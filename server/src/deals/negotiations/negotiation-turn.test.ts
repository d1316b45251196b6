import {
  type NegotiationStatus,
  negotiationStatus,
  negotiationStatuses,
} from '@trattativa/domain/deals/negotiation-statuses';
import { type NegotiationTurn, whoseTurn } from '@trattativa/domain/deals/negotiation-transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEveryRecord, type Subject } from '../../../test/factories/every-record.ts';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { actorOf } from '../../identity/accounts.ts';
import { countTurns } from '../../insight/notifications/digests.repository.ts';
import type { Actor } from '../../platform/actor.ts';
import type { NegotiationRow } from './negotiation.ts';
import { sideOf } from './negotiations.policy.ts';
import { readNegotiations } from './negotiations.repository.ts';

/** Compares the rule of the domain with the SQL conditions of lists and digests. */

let app: TestApp;
let staff: Person;
let people: Person[];
let rows: NegotiationRow[];

/** Every status, with and without the club's signature where the database allows both. */
const states = negotiationStatuses.flatMap((status) => {
  const signable = status === negotiationStatus.viewed || status === negotiationStatus.trial;
  const signed = signable ? [false, true] : [status === negotiationStatus.signed];
  return signed.map((byClub) => ({ status, byClub, awaits: false }));
});

const { pending, sent, viewed, rejected } = negotiationStatus;

/** Every status of a negotiation that began with an enquiry, before and after its answer. */
const enquiryStates = [
  ...[pending, sent, viewed, rejected].map((status) => ({ status, byClub: false, awaits: true })),
  ...states.filter(({ status }) => status >= negotiationStatus.viewed),
].map((state) => ({ ...state, begunBy: 'club' as const }));

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
  const agent = await makeAgent(app);
  const coach = await makeCoach(app);
  const owner = await makeTeamMember(app);
  const colleague = await makeTeamMember(app, { teamId: owner.teamId });
  const proposers = [
    { proposer_account_id: agent.accountId, agent_id: agent.agentId },
    { proposer_account_id: coach.accountId, agent_id: null },
    { proposer_account_id: staff.accountId, agent_id: null },
    { proposer_account_id: owner.accountId, agent_id: null, proposer_team_id: owner.teamId },
  ];
  const records = await makeEveryRecord(app);
  people = [agent, coach, owner, colleague, await makeAgent(app), ...records.people];
  const ids: number[] = [];
  for (const state of [
    ...states.map((one) => ({ ...one, begunBy: 'proposer' as const })),
    ...enquiryStates,
  ]) {
    for (const proposer of proposers) {
      const club = await makeTeamMember(app);
      people.push(club);
      for (const subject of records.subjects)
        ids.push(await insert({ ...state, ...proposer, subject, club }));
    }
  }
  rows = await readNegotiations(app.services.db, ids);
});
afterAll(() => app.close());

async function insert(of: {
  status: NegotiationStatus;
  byClub: boolean;
  awaits: boolean;
  begunBy: 'proposer' | 'club';
  proposer_account_id: number;
  agent_id: number | null;
  proposer_team_id?: number;
  subject: Subject;
  club: { teamId: number };
}): Promise<number> {
  const at = app.clock.now();
  const { proposer_account_id, agent_id, proposer_team_id, subject } = of;
  const proposal = await app.services.db
    .insertInto('proposals')
    .values({
      proposer_account_id,
      agent_id,
      proposer_team_id,
      ...subject,
      level: 3,
      created_at: at,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const negotiation = await app.services.db
    .insertInto('negotiations')
    .values({
      ...subject,
      proposal_id: proposal.id,
      team_id: of.club.teamId,
      status: of.status,
      cause: of.status === negotiationStatus.rejected ? 'withdrawn' : null,
      signed_by_team_at: of.byClub ? at : null,
      begun_by: of.begunBy,
      awaits_answer: of.awaits,
      waiting_since: at,
      last_activity_at: at,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return negotiation.id;
}

const turnOf = ({ status, signed_by_team_at, awaits_answer }: NegotiationRow): NegotiationTurn | null =>
  whoseTurn(status, signed_by_team_at?.toISOString() ?? null, awaits_answer);

const idsOf = (fitting: readonly { id: number }[]) => fitting.map(({ id }) => id).sort((a, b) => a - b);

async function listed(
  person: Person,
  filter: { myTurn?: true; turn?: NegotiationTurn } = {},
): Promise<number[]> {
  const found: { id: number }[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = (
      await app.call(person.token, 'Negotiation/GetNegotiations', { ...filter, limit: 100, cursor })
    ).ok;
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
    more = cursor !== undefined;
  }
  return idsOf(found);
}

async function actorFor(person: Person): Promise<Actor> {
  return (await actorOf(app.services, `Bearer ${person.token}`)) as Actor;
}

describe('whose turn it is', () => {
  it.each(['club', 'proposer'] as const)(
    'matches the list of negotiations that wait for the %s, in every state',
    async (side) => {
      const expected = idsOf(rows.filter((row) => turnOf(row) === side));
      expect(expected.length).toBeGreaterThan(0);
      expect(await listed(staff, { turn: side })).toEqual(expected);
    },
  );

  it('matches the staff’s list of waiting negotiations, in every state', async () => {
    expect(await listed(staff, { myTurn: true })).toEqual(idsOf(rows.filter((row) => turnOf(row) !== null)));
  });

  it('matches the own list and the digest, in every state and for everybody', async () => {
    let all = 0;
    for (const person of people) {
      const actor = await actorFor(person);
      const mine = rows.filter((row) => turnOf(row) !== null && sideOf(actor, row) === turnOf(row));
      expect([person.email, await listed(person, { myTurn: true })]).toEqual([person.email, idsOf(mine)]);
      expect([person.email, await countTurns(app.services.db, person.accountId)]).toEqual([
        person.email,
        mine.length,
      ]);
      all += mine.length;
    }
    expect(all).toBeGreaterThan(rows.length / 4);
  });
});

it('everybody lists exactly the negotiations in which they are a side', async () => {
  for (const person of people) {
    const actor = await actorFor(person);
    const seen = rows.filter((row) => sideOf(actor, row) !== null);
    expect([person.email, await listed(person)]).toEqual([person.email, idsOf(seen)]);
  }
});
