import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { applyTo, makeOpenRequest } from './factories/applications.ts';
import { confirmProposal, usualTerms } from './factories/deals.ts';
import { agreeToPresentFees } from './factories/fee-agreements.ts';
import { olderCandidate, olderEnquiry, olderOffer, olderTrial } from './factories/older-minor-records.ts';
import { makeCoach, makePlayerAccount } from './factories/people.ts';
import {
  bornAt,
  isItalian,
  makePremium,
  makeSetting,
  type Place,
  places,
  type Setting,
  writeBirth,
} from './factories/protected-minors.ts';
import { signByClub } from './factories/signatures.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

/** No way leads to a mandate or a fee on a protected minor: every call that can carry one, by age, country and who acts. */

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
});
afterAll(() => app.close());

type Answer = { status: number; text: string };

/**
 * A call that can carry a mandate, an agent's proposal, a fee or a minor's trial. `from` is the age from which it is allowed: by
 * Italy, or by FIFA `everywhere`.
 */
interface Way {
  path: string;
  everywhere?: boolean;
  from: 16 | 18;
  by: 'agent' | 'club' | 'staff' | 'player';
  send(setting: Setting): Promise<Answer>;
}

const ended = { startsOn: '2026-09-15', endsOn: '2027-09-14', countries: [], exclusive: false };
const adult = '2000-03-17';

async function answer(sent: Promise<{ status: number; ok: unknown; problem: unknown }>): Promise<Answer> {
  const received = await sent;
  const { status } = received;
  return { status, text: JSON.stringify(status < 400 ? received.ok : received.problem) };
}

const propose = (token: string, { playerId, club }: Setting, more: object) =>
  app.call(token, 'Negotiation/CreateNegotiation', { playerId, level: 3, teamIds: [club.teamId], ...more });

/** The negotiation of a proposal that its player confirms. */
async function confirmed(proposed: ReturnType<typeof propose>): Promise<number> {
  const { items, proposalId } = (await proposed).ok;
  await confirmProposal(app, proposalId);
  return items[0]?.id as number;
}

/** A negotiation that was begun while the record said that the player is an adult. */
async function olderDeal(setting: Setting) {
  await writeBirth(app, setting.playerId, adult);
  return confirmed(propose(setting.agent.token, setting, { commissionPercent: 7 }));
}

/** The press that puts an older deal on trial, with what the club says of the parents. */
async function putOnTrial(setting: Setting, parentsContact: string | null) {
  const negotiationId = await olderDeal(setting);
  const { token } = setting.club;
  const { version } = (await app.call(token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  await writeBirth(app, setting.playerId, setting.bornDate);
  const { trial: status } = negotiationStatus;
  const move = { negotiationId, version, status, parentsAgree: true, parentsContact };
  return answer(app.call(token, 'Negotiation/UpdateNegotiationStatus', move));
}

/** A signature of today by somebody who turns out to be a minor. */
async function olderSignature(setting: Setting, percent: number | null) {
  const { agent, club, playerId } = setting;
  await writeBirth(app, playerId, adult);
  const more = percent === null ? {} : { price: 2500, commissionPercent: percent };
  const negotiationId = await confirmed(propose(agent.token, setting, more));
  const opened = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  const signing = { negotiationId, version: opened.version };
  const { version } = (await signByClub(app, club.token, signing)).ok.negotiation;
  await agreeToPresentFees(app, agent.token, negotiationId);
  (await app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version })).ok;
  await app.settle();
  return negotiationId;
}

const record = ({ bornDate, association }: Setting) => ({
  name: 'Luca',
  surname: 'Prova',
  bornDate,
  registeredAssociation: association,
  commissionFeeMax: 500,
});

const ways: Record<string, Way> = {
  'an agent proposes a mandate': {
    path: 'Mandate/ProposePlayerMandate',
    from: 16,
    by: 'agent',
    send: ({ agent, playerId }) =>
      answer(app.call(agent.token, 'Mandate/ProposePlayerMandate', { playerId, ...ended })),
  },
  'a premium agent proposes a mandate': {
    path: 'Mandate/ProposePlayerMandate',
    from: 16,
    by: 'agent',
    async send({ agent, playerId }) {
      await makePremium(app, agent.accountId);
      return answer(app.call(agent.token, 'Mandate/ProposePlayerMandate', { playerId, ...ended }));
    },
  },
  'an agent proposes to a club': {
    path: 'Negotiation/CreateNegotiation',
    from: 16,
    by: 'agent',
    send: (setting) => answer(propose(setting.agent.token, setting, {})),
  },
  'staff propose to a club': {
    path: 'Negotiation/CreateNegotiation',
    from: 16,
    by: 'staff',
    send: (setting) => answer(propose(setting.staff.token, setting, {})),
  },
  'an agent proposes for a percentage': {
    path: 'Negotiation/CreateNegotiation',
    from: 18,
    by: 'agent',
    send: (setting) => answer(propose(setting.agent.token, setting, { commissionPercent: 1 })),
  },
  'staff propose for an amount': {
    path: 'Negotiation/CreateNegotiation',
    from: 18,
    by: 'staff',
    send: (setting) => answer(propose(setting.staff.token, setting, { commissionAmount: 1 })),
  },
  'a club offers a percentage': {
    path: 'Offer/CreateOffer',
    from: 18,
    by: 'club',
    async send(setting) {
      const { club, playerId } = setting;
      const negotiationId = await olderDeal(setting);
      await writeBirth(app, playerId, setting.bornDate);
      const offered = { negotiationId, ...usualTerms, commissionPercent: 3 };
      return answer(app.call(club.token, 'Offer/CreateOffer', offered));
    },
  },
  'staff offer an amount for a club': {
    path: 'Offer/CreateOffer',
    from: 18,
    by: 'staff',
    send: ({ staff, club, playerId }) =>
      answer(
        app.call(staff.token, 'Offer/CreateOffer', {
          teamId: club.teamId,
          playerId,
          ...usualTerms,
          commissionAmount: 100,
        }),
      ),
  },
  'an agent counters with a commission': {
    path: 'Offer/ReviseOffer',
    from: 18,
    by: 'agent',
    async send(setting) {
      const offer = await olderOffer(app, setting);
      await writeBirth(app, setting.playerId, setting.bornDate);
      const countered = { ...offer, ...usualTerms, commissionPercent: 3 };
      return answer(app.call(setting.agent.token, 'Offer/ReviseOffer', countered));
    },
  },
  'an agent accepts an older commission': {
    path: 'Offer/UpdateOfferStatus',
    from: 18,
    by: 'agent',
    async send(setting) {
      const offer = await olderOffer(app, setting, { commissionPercent: 3 });
      await writeBirth(app, setting.playerId, setting.bornDate);
      const accepted = { ...offer, status: offerStatus.accepted, revision: 1 } as const;
      return answer(app.call(setting.agent.token, 'Offer/UpdateOfferStatus', accepted));
    },
  },
  'an agent plans a commission': {
    path: 'Commission/SavePlan',
    from: 18,
    by: 'agent',
    async send(setting) {
      const negotiationId = await olderSignature(setting, null);
      await writeBirth(app, setting.playerId, setting.bornDate);
      const instalments = [{ dueOn: '2026-12-01', amount: 100 }];
      const plan = { negotiationId, version: 0, amount: 100, vatPercent: 22, instalments };
      return answer(app.call(setting.agent.token, 'Commission/SavePlan', plan));
    },
  },
  'a club confirms an older plan': {
    path: 'Commission/AnswerPlan',
    from: 18,
    by: 'club',
    async send(setting) {
      const negotiationId = await olderSignature(setting, 7);
      await writeBirth(app, setting.playerId, setting.bornDate);
      const { token } = setting.club;
      const found = (await app.call(token, 'Commission/GetNegotiationCommission', { negotiationId })).ok;
      const commissionId = found.commission?.commissionId as number;
      return answer(
        app.call(token, 'Commission/AnswerPlan', { commissionId, version: 1, answer: 'confirmed' }),
      );
    },
  },
  'an agent answers a request': {
    path: 'Candidate/Apply',
    from: 16,
    by: 'agent',
    async send({ agent, playerId }) {
      const { requestId, club } = await makeOpenRequest(app, { country: 'FR' });
      await app.services.db
        .updateTable('teams')
        .set({ country: 'FR' })
        .where('id', '=', club.teamId)
        .execute();
      return answer(applyTo(app, agent.token, requestId, { playerId }));
    },
  },
  'a club moves an older candidate': {
    path: 'Candidate/MoveCandidate',
    from: 16,
    by: 'club',
    async send(setting) {
      const { club, move } = await olderCandidate(app, setting);
      return answer(app.call(club.token, 'Candidate/MoveCandidate', move));
    },
  },
  'staff move an older candidate': {
    path: 'Candidate/MoveCandidate',
    from: 16,
    by: 'staff',
    async send(setting) {
      const { move } = await olderCandidate(app, setting);
      return answer(app.call(setting.staff.token, 'Candidate/MoveCandidate', move));
    },
  },
  'an agent says yes to an enquiry': {
    path: 'Negotiation/AnswerEnquiry',
    from: 16,
    by: 'agent',
    async send(setting) {
      const yes = await olderEnquiry(app, setting);
      return answer(app.call(setting.agent.token, 'Negotiation/AnswerEnquiry', yes));
    },
  },
  'a club puts an older deal of an agent on trial': {
    path: 'Negotiation/UpdateNegotiationStatus',
    from: 16,
    by: 'club',
    send: (setting) => putOnTrial(setting, 'Segreteria, 049 000000'),
  },
  'a club puts a minor on trial by one press without the parents': {
    path: 'Negotiation/UpdateNegotiationStatus',
    from: 18,
    everywhere: true,
    by: 'club',
    send: (setting) => putOnTrial(setting, null),
  },
  'a club plans a trial without the parents': {
    path: 'Trial/SaveTrial',
    from: 18,
    everywhere: true,
    by: 'club',
    async send(setting) {
      const trial = await olderTrial(app, setting);
      return answer(app.call(setting.club.token, 'Trial/SaveTrial', trial));
    },
  },
  'staff plan a trial whose parents can reach nobody': {
    path: 'Trial/SaveTrial',
    from: 18,
    everywhere: true,
    by: 'staff',
    async send(setting) {
      const trial = { ...(await olderTrial(app, setting)), parentsAgree: true };
      return answer(app.call(setting.staff.token, 'Trial/SaveTrial', trial));
    },
  },
  'an agent writes a commission into a record': {
    path: 'Agent/AddOrUpdateAgentPlayer',
    from: 18,
    by: 'agent',
    send: (setting) =>
      answer(app.call(setting.agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: record(setting) })),
  },
  'a club writes a commission into a record': {
    path: 'Team/AddOrUpdateTeamPlayer',
    from: 18,
    by: 'club',
    send: (setting) =>
      answer(
        app.call(setting.club.token, 'Team/AddOrUpdateTeamPlayer', {
          player: {
            ...record(setting),
            ...(isProtectedByAgentOnly(setting) && { registeredAssociation: 'IT' }),
          },
        }),
      ),
  },
  'a coach writes a commission into a record': {
    path: 'CoachingStaff/AddOrUpdateCoachingStaffPlayer',
    from: 18,
    by: 'club',
    async send(setting) {
      const { token } = await makeCoach(app);
      const player = {
        ...record(setting),
        ...(isProtectedByAgentOnly(setting) && { registeredAssociation: 'IT' }),
      };
      return answer(app.call(token, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', { player }));
    },
  },
  'an agent changes the birth date of a record with a commission': {
    path: 'Player/SavePlayerInfo',
    from: 18,
    by: 'agent',
    async send(setting) {
      const { agent } = setting;
      const older = { ...record(setting), bornDate: adult };
      const made = (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: older })).ok.player;
      const player = { ...record(setting), id: made.id, version: made.version };
      return answer(app.call(agent.token, 'Player/SavePlayerInfo', { player }));
    },
  },
  'a player writes a commission into the own profile': {
    path: 'Player/SavePlayerInfo',
    from: 18,
    by: 'player',
    async send(setting) {
      const { token, playerId, accountId } = await makePlayerAccount(app);
      await writeBirth(app, playerId, setting.bornDate);
      const { version } = (await app.call(token, 'Player/GetPlayerInfo', { playerId })).ok;
      await app.services.db
        .updateTable('accounts')
        .set({ guardian_email: 'tutore@test.example', guardian_confirmed_at: app.clock.now() })
        .where('id', '=', accountId)
        .execute();
      const player = { ...record(setting), id: playerId, version };
      if (isProtectedByAgentOnly(setting)) player.registeredAssociation = 'IT';
      return answer(app.call(token, 'Player/SavePlayerInfo', { player }));
    },
  },
  'a player registers with a commission': {
    path: 'Account/RegisterPlayerFromTransfer',
    from: 18,
    by: 'player',
    send(setting) {
      const player = record(setting);
      if (isProtectedByAgentOnly(setting)) player.registeredAssociation = 'IT';
      const input = {
        email: `nuovo${setting.playerId}@test.example`,
        password: 'tre parole lunghe',
        language: 'it' as const,
        termsAccepted: true,
        guardianEmail: 'tutore@test.example',
        player,
      };
      return answer(app.call(null, 'Account/RegisterPlayerFromTransfer', input));
    },
  },
  'an agent imports a file with a commission': {
    path: 'Portfolio/ImportPlayers',
    from: 18,
    by: 'agent',
    send(setting) {
      const lines = ['Name;Surname;BornDate;RegisteredAssociation;CommissionFeeMax'];
      lines.push(`Luca;Prova;${setting.bornDate};${setting.association};500`);
      const content = Buffer.from(lines.join('\n')).toString('base64');
      return answer(app.call(setting.agent.token, 'Portfolio/ImportPlayers', { content, apply: true }));
    },
  },
  'an agent imports a table with a commission': {
    path: 'Portfolio/ImportPlayerRows',
    from: 18,
    by: 'agent',
    send(setting) {
      const rows = [{ line: 2, values: record(setting) }];
      return answer(app.call(setting.agent.token, 'Portfolio/ImportPlayerRows', { apply: true, rows }));
    },
  },
};

/** Only the agent is Italian: a way without an agent is judged where the player is Italian too. */
const isProtectedByAgentOnly = ({ place }: Setting) => place === 'player in France, agent in Italy';

const ages: Record<string, { age: number; days: number; isAtLeast: (from: number) => boolean }> = {
  'at 15': { age: 15, days: 0, isAtLeast: () => false },
  'the day before 16': { age: 16, days: 1, isAtLeast: () => false },
  'on the day of 16': { age: 16, days: 0, isAtLeast: (from) => from <= 16 },
  'the day before 18': { age: 18, days: 1, isAtLeast: (from) => from <= 16 },
  'on the day of 18': { age: 18, days: 0, isAtLeast: () => true },
};

const refusal = /MINOR_PROTECTED|minorProtected/;

describe('what was agreed before somebody turned out to be a minor', () => {
  it('becomes no commission when it is signed', async () => {
    const setting = await makeSetting(app, 'player and agent in Italy', bornAt(app, 17));
    const { agent, club, playerId, bornDate } = setting;
    const negotiationId = await olderDeal(setting);
    const opened = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    await writeBirth(app, playerId, bornDate);
    const signing = { negotiationId, version: opened.version };
    const { version } = (await signByClub(app, club.token, signing)).ok.negotiation;
    const confirmed = { negotiationId, version };
    expect((await app.call(agent.token, 'Negotiation/ConfirmSignature', confirmed)).status).toBe(200);
    await app.settle();
    const { commission } = (
      await app.call(agent.token, 'Commission/GetNegotiationCommission', { negotiationId })
    ).ok;
    expect(commission).toBeNull();
  });

  it('is refused in words: the article, and what is possible instead', async () => {
    const setting = await makeSetting(app, 'player and agent in Italy', '2011-03-17');
    const { agent, playerId } = setting;
    const asked = await app.call(agent.token, 'Mandate/ProposePlayerMandate', { playerId, ...ended });
    expect(asked.problem).toMatchObject({
      status: 409,
      code: 'MINOR_PROTECTED',
      errors: [{ field: 'PlayerId', code: 'minorProtected' }],
    });
    expect(asked.problem.detail).toContain('art. 21(8)');
    expect(asked.problem.detail).toContain('dai 16 anni');
    expect(asked.problem.detail).toContain('17 mar 2027');
    expect(asked.problem.detail).toContain('genitori');
  });
});

/** The ways that run reactions and jobs come first: later on, those of hundreds of cases would wait to be run with them. */
const settling = ['an agent plans a commission', 'a club confirms an older plan'];
const inOrder = [settling, Object.keys(ways).filter((name) => !settling.includes(name))].flatMap((names) =>
  (Object.keys(places) as Place[]).map((place) => ({ place, names })),
);

describe.each(inOrder)('$place', ({ place, names }) => {
  describe.each(names)('%s', (name) => {
    const way = ways[name] as Way;
    it.each(Object.keys(ages))('%s', async (when) => {
      const { age, days, isAtLeast } = ages[when] as (typeof ages)[string];
      const setting = await makeSetting(app, place, bornAt(app, age, days));
      const { status, text } = await way.send(setting);
      const refused = (way.everywhere || isItalian(place)) && !isAtLeast(way.from);
      expect(status, text).toBeLessThan(500);
      expect(refusal.test(text), text).toBe(refused);
      if (refused) expect(text).toMatch(/art\. \d+/);
      // Nothing else stands in the way: the table would prove nothing.
      else expect(status, text).toBe(200);
    });
  });
});

/** Calls whose input names a fee or opens a mandate, found by the names of their fields. */
function carriesFee({ path, input }: Endpoint): boolean {
  const schema = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  const fields = [...schema.matchAll(/"(\w+)":\{/g)].map(([, field]) => field ?? '');
  const isSearch = /\/(Get|Search|Count|Find)\w*$/.test(path);
  if (isSearch) return false;
  return (
    fields.some((field) => /commission(?!Id)|agentFee/i.test(field)) ||
    /\/(Mandate\/Propose|Commission\/SavePlan)/.test(path)
  );
}

/** Calls that carry a fee where the tests above reach them by another name, or that nobody's fee is meant by. */
const elsewhere: Record<string, string> = {
  'Mandate/ProposeClubMandate': 'a club’s mandate: there is no player',
  'Rules/CheckAct': 'says what the rules say to an act, and makes none',
  'Negotiation/CheckProposal': 'says what the rules say to a proposal, and makes none',
  'Offer/CheckOffer': 'says what the rules say to an offer, and makes none',
  'Offer/CheckRevision': 'says what the rules say to new terms, and sends none',
};

describe('a new call with a commission or a mandate', () => {
  it('is in the table above', () => {
    const carrying = (Object.values(endpoints) as Endpoint[])
      .filter(carriesFee)
      .map(({ path }) => path.replace('/api/', ''));
    const covered = new Set([...Object.values(ways).map(({ path }) => path), ...Object.keys(elsewhere)]);
    expect(carrying.filter((path) => !covered.has(path))).toEqual([]);
    expect(carrying.length).toBeGreaterThan(8);
  });
});
