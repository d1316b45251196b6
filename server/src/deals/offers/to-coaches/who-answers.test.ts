import { type OfferStatus, offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualTermsOfCoach } from '../../../../test/factories/deals.ts';
import { pdfOf, uploadTo } from '../../../../test/factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

interface Case {
  login: boolean;
  proposedBy: 'agent' | 'staff';
}

type Name = 'coach' | 'agent' | 'recordOwner' | 'stranger';

/** An offer in the negotiation of a coach that the other side has not answered, and everybody who may want to. */
async function offered({ login, proposedBy }: Case) {
  const premium = () => makeAgent(app, { agentType: agentType.premium });
  const [agent, recordOwner, stranger, club] = [
    await premium(),
    await premium(),
    await premium(),
    await makeTeamMember(app),
  ];
  const coach = login ? await makeCoach(app) : null;
  const added = async () => {
    const staffProfile = { name: 'Carlo', surname: 'Ferri' };
    const { ok } = await app.call(recordOwner.token, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile });
    return ok.coachingStaff.coachingStaffId;
  };
  const coachingStaffId = coach?.coachingStaffId ?? (await added());
  const proposer = proposedBy === 'agent' ? agent : await makeStaff(app, { admin: true });
  const proposal = { coachingStaffId, level: 3 as const, teamIds: [club.teamId], commissionPercent: 4 };
  const { items } = (await app.call(proposer.token, 'Negotiation/CreateNegotiation', proposal)).ok;
  const negotiationId = items[0]?.id as number;
  await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId });
  const terms = { ...usualTermsOfCoach, negotiationId, commissionPercent: 4 };
  const { id: offerId } = (await app.call(club.token, 'Offer/CreateOffer', terms)).ok.offer;
  const people: Partial<Record<Name, Person>> = { agent, recordOwner, stranger, ...(coach && { coach }) };
  return { people, offerId, negotiationId };
}

type Opened = Awaited<ReturnType<typeof offered>> & { version: number };

const answered =
  (status: OfferStatus, more: object) =>
  (by: Person, { offerId, version }: Opened) =>
    app.call(by.token, 'Offer/UpdateOfferStatus', { offerId, version, status, ...more });

const acts: Record<string, (by: Person, deal: Opened) => Promise<{ status: number }>> = {
  accept: answered(offerStatus.accepted, { revision: 1 }),
  decline: answered(offerStatus.rejected, { reason: 'money' }),
  revise: (by, { offerId, version }) =>
    app.call(by.token, 'Offer/ReviseOffer', { offerId, version, ...usualTermsOfCoach, monthlySalary: 2600 }),
  'publish a link': (by, { offerId }) =>
    app.call(by.token, 'Report/PublishReport', { kind: 'offer', thingId: offerId, groups: [] }),
  'add a document': (by, { offerId }) => {
    const parent = { parentKind: 'offer', parentId: offerId } as const;
    return uploadTo(app, by.token, 'File/UploadFile', parent, { name: 'bozza.pdf', content: pdfOf(100) });
  },
};

const cases: [string, Case, Record<string, number>][] = [
  ['the coach with a login', { login: true, proposedBy: 'agent' }, { coach: 200, agent: 403 }],
  ['the coach whom no agent proposes', { login: true, proposedBy: 'staff' }, { coach: 200, agent: 404 }],
  [
    'the agent who proposes a coach without a login',
    { login: false, proposedBy: 'agent' },
    { agent: 200, recordOwner: 404 },
  ],
  [
    'who keeps the record that no agent proposes',
    { login: false, proposedBy: 'staff' },
    { recordOwner: 200, agent: 404 },
  ],
];

describe.each(cases)('an offer to a coach is answered by %s', (_who, given, statuses) => {
  it.each(Object.keys(acts))('%s', async (act) => {
    const made = await offered(given);
    const [answers] = Object.entries(statuses).find(([, status]) => status === 200) ?? [];
    const { token } = made.people[answers as Name] as Person;
    const { version } = (await app.call(token, 'Offer/OpenOffer', { offerId: made.offerId })).ok;
    const deal = { ...made, version };
    const expected = { stranger: 404, ...statuses };
    // Whoever may comes last: an answer would change what the others find.
    const inOrder = Object.entries(expected).sort(([, one], [, other]) => other - one);
    const found: Record<string, number> = {};
    for (const [name] of inOrder) {
      const by = deal.people[name as Name] as Person;
      found[name] = (await acts[act]?.(by, deal))?.status ?? 0;
    }
    expect(found).toEqual(expected);
  });

  it('whose turn it is, and who enters the room', async () => {
    const { people, offerId, negotiationId } = await offered(given);
    for (const [name, status] of Object.entries(statuses)) {
      const { token } = people[name as Name] as Person;
      const ids = async (myTurn: boolean) =>
        (await app.call(token, 'Offer/GetOffers', { myTurn })).ok.items.map(({ id }) => id);
      expect([name, await ids(true)]).toEqual([name, status === 200 ? [offerId] : []]);
      expect([name, await ids(false)]).toEqual([name, status === 404 ? [] : [offerId]]);
      const joined = await app.call(token, 'Whatchat/JoinOfferRoom', { offerId });
      expect([name, joined.status]).toEqual([name, status === 404 ? 404 : 200]);
      if (status === 404) continue;
      const seen = (await app.call(token, 'Offer/GetOffer', { offerId })).ok;
      expect(seen.side).toBe(status === 200 ? 'recipient' : 'reader');
      expect(seen.commissionPercent).toBe(name === 'coach' ? undefined : 4);
      const { offer } = (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
      expect([name, offer?.id]).toEqual([name, offerId]);
    }
  });

  it('who is told of it, and who only sees the news', async () => {
    const { people, offerId } = await offered(given);
    const { data, recipients } = await app.services.db
      .selectFrom('events')
      .select(['data', 'recipients'])
      .where('type', '=', 'offer.created')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ offerId });
    for (const [name, status] of Object.entries(statuses)) {
      const { accountId } = people[name as Name] as Person;
      expect([name, recipients.includes(accountId)]).toEqual([name, status !== 404]);
    }
  });
});
