import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { maxConsentMailsPerDay } from '@trattativa/domain/deals/proposal-consent';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { attachDocument } from '../../../test/factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';
import { addDays, dayOf } from '../../platform/clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

let made = 0;
const newAddress = () => {
  made += 1;
  return `calciatore${made}@test.example`;
};

type Options = NonNullable<Parameters<typeof makeViewedDeal>[1]>;

/** An unconfirmed proposal, opened by its club. */
const waiting = (options: Options = {}) => makeViewedDeal(app, { ...options, confirmed: false });

type Deal = Awaited<ReturnType<typeof waiting>>;

const ask = ({ agent, negotiationId }: Deal, email?: string) =>
  app.call(agent.token, 'Negotiation/AskPlayerToConfirm', { negotiationId, ...(email && { email }) });

const bear = (playerId: number, years: number) =>
  sql`update players set born_date = ${dayOf(addDays(app.clock.now(), -years * 366))} where id = ${playerId}`.execute(
    app.services.db,
  );

const checkParent = (staff: { token: string }, playerId: number, email: string | null) =>
  app.call(staff.token, 'Player/SaveGuardianAddress', { playerId, email });

/** A minor without a login, whose parent's address staff have checked. */
async function minorWithParent(proposed?: Deal) {
  const deal = proposed ?? (await waiting());
  await bear(deal.playerId, 17);
  const [staff, parent] = [await makeStaff(app), newAddress()];
  await attachDocument(app, staff, deal.playerId);
  await checkParent(staff, deal.playerId, parent).then(({ ok }) => ok);
  return { ...deal, staff, parent };
}

/** The code of the newest mail to an address. */
async function codeTo(email: string): Promise<string> {
  await app.settle();
  const [mail] = await app.mailTo(email);
  return /confirmProposal\/([\w-]+)/.exec(mail?.links[0] ?? '')?.[1] ?? '';
}

async function asked(options: Options = {}) {
  const deal = await waiting(options);
  const email = newAddress();
  await ask(deal, email).then(({ ok }) => ok);
  return { ...deal, email, code: await codeTo(email) };
}

const read = (code: string) => app.call(null, 'Negotiation/GetProposalByCode', { code });
const answer = (code: string, given: 'confirm' | 'refuse') =>
  app.call(null, 'Negotiation/AnswerProposalByCode', { code, answer: given });
const get = async ({ club, negotiationId }: Deal) =>
  (await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;

describe('a player without a login', () => {
  it('reads by the link of a mail who proposes them to which clubs, as often as they like', async () => {
    const other = await makeTeamMember(app);
    const deal = await asked({ otherTeamIds: [other.teamId] });
    const [mail] = await app.mailTo(deal.email);
    expect(mail?.text).toContain('senza un mandato');
    expect(mail?.text).not.toContain((await get(deal)).team.name);
    for (const _ of [1, 2]) {
      const { asked: who, clubs, proposer } = (await read(deal.code)).ok;
      expect([who, clubs.length, proposer]).toEqual(['player', 2, (await get(deal)).proposer]);
    }
    expect((await get(deal)).consent).toBe('waits');
  });

  it('confirms, once and for all clubs, and the club reads that the agent gave the address', async () => {
    const deal = await asked();
    expect((await answer(deal.code, 'confirm')).ok.message).toBe('Hai confermato la proposta');
    expect(await get(deal)).toMatchObject({
      consent: 'player',
      consentWay: 'playerMailStated',
      can: { sign: true },
    });
    for (const given of ['confirm', 'refuse'] as const)
      expect((await answer(deal.code, given)).problem.code).toBe('CODE_INVALID');
    expect((await read(deal.code)).problem.code).toBe('CODE_INVALID');
  });

  it('refuses, which ends the negotiations with every club', async () => {
    const other = await makeTeamMember(app);
    const deal = await asked({ otherTeamIds: [other.teamId] });
    await answer(deal.code, 'refuse').then(({ ok }) => ok);
    const ended = await get(deal);
    expect(ended).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'refusedByPlayer',
      consent: 'refused',
    });
    expect(ended.timeline.at(-1)).toMatchObject({ by: 'player', actorName: null });
    const open = sql<{ n: number }>`
      select count(*)::int as n from negotiations where proposal_id = ${deal.proposalId} and status <> 3`;
    expect((await open.execute(app.services.db)).rows[0]?.n).toBe(0);
    await app.settle();
    for (const { token } of [deal.agent, deal.club]) {
      const { items } = (await app.call(token, 'Notification/GetNotifications', {})).ok;
      expect(items.map(({ kind }) => kind)).toContain('proposalRefused');
    }
  });

  it('answers once, also when the link is pressed twice at the same moment', async () => {
    const deal = await asked();
    const { token } = deal.club;
    const input = { code: deal.code, answer: 'confirm' };
    const calls = Array(6).fill({ token, path: 'Negotiation/AnswerProposalByCode', input });
    const answers = await sendTogether(app, calls, { table: 'players', id: deal.playerId });
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(400)]);
  });

  it('answers within a week, and only by the newest mail', async () => {
    const deal = await asked();
    await ask(deal, deal.email).then(({ ok }) => ok);
    const newest = await codeTo(deal.email);
    expect((await answer(deal.code, 'confirm')).problem.code).toBe('CODE_INVALID');
    expect((await read(newest)).status).toBe(200);
    await sql`
      update consent_requests set asked_at = asked_at - interval '8 days', expires_at = expires_at - interval '8 days'
      where proposal_id = ${deal.proposalId}`.execute(app.services.db);
    expect((await answer(newest, 'confirm')).problem.code).toBe('CODE_INVALID');
  });

  it('answers nothing that no longer waits', async () => {
    const deal = await asked();
    const { version } = await get(deal);
    const withdrawn = { negotiationId: deal.negotiationId, version, status: negotiationStatus.rejected };
    await app.call(deal.agent.token, 'Negotiation/UpdateNegotiationStatus', withdrawn).then(({ ok }) => ok);
    expect((await answer(deal.code, 'confirm')).problem.code).toBe('CODE_INVALID');
    expect((await read('k'.repeat(43))).problem.code).toBe('CODE_INVALID');
  });
});

describe('the language of the mail', () => {
  const subjectTo = async (email: string) => {
    await app.settle();
    return (await app.mailTo(email))[0]?.subject ?? '';
  };
  const comeFrom = (playerId: number, nationality: string | null, country: string | null) =>
    sql`update players set nationality = ${nationality}, second_nationality = null, country = ${country}
      where id = ${playerId}`.execute(app.services.db);
  const german = /Bestätigung/;

  it('is the player’s, from the nationality or the country, and not the agent’s', async () => {
    const deal = await waiting();
    const { negotiationId } = deal;
    await comeFrom(deal.playerId, 'AL', 'AT');
    const shown = await app.call(deal.agent.token, 'Negotiation/GetConsentRequest', { negotiationId });
    expect(shown.ok.language).toBe('de');
    const email = newAddress();
    await ask(deal, email).then(({ ok }) => ok);
    expect(await subjectTo(email)).toMatch(german);
    expect((await read(await codeTo(email))).ok.language).toBe('de');
  });

  it('is another one if the agent says so, which the next mail keeps', async () => {
    const deal = await waiting();
    await comeFrom(deal.playerId, 'BR', 'IT');
    const email = newAddress();
    const { negotiationId } = deal;
    const input = { negotiationId, email, language: 'de' as const };
    const asked = await app.call(deal.agent.token, 'Negotiation/AskPlayerToConfirm', input);
    expect(asked.ok.language).toBe('de');
    expect(await subjectTo(email)).toMatch(german);
    expect((await ask(deal, email)).ok.language).toBe('de');
    const none = { negotiationId, email, language: 'xx' as 'de' };
    const refused = await app.call(deal.agent.token, 'Negotiation/AskPlayerToConfirm', none);
    expect(refused.problem.errors).toEqual([
      expect.objectContaining({ field: 'Language', code: 'notInList' }),
    ]);
  });

  it('is that of the account of who has a login', async () => {
    const player = await makePlayerAccount(app);
    const deal = await waiting({ linkedAccountId: player.accountId });
    await bear(deal.playerId, 17);
    await comeFrom(deal.playerId, 'BR', 'BR');
    await sql`
      update accounts set guardian_email = ${newAddress()}, language = 'fr' where id = ${player.accountId}`.execute(
      app.services.db,
    );
    const { negotiationId } = deal;
    const shown = await app.call(deal.agent.token, 'Negotiation/GetConsentRequest', { negotiationId });
    expect(shown.ok.language).toBe('fr');
  });
});

describe('a minor', () => {
  it('without a known parent is asked nowhere, whatever address the agent states', async () => {
    for (const bornDate of [dayOf(addDays(app.clock.now(), -17 * 366)), null]) {
      const deal = await waiting();
      await sql`update players set born_date = ${bornDate}, born_year = null where id = ${deal.playerId}`.execute(
        app.services.db,
      );
      for (const email of [undefined, newAddress()])
        expect((await ask(deal, email)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    }
  });

  it('is not asked: the parent whom staff have checked is', async () => {
    const { parent: email, ...deal } = await minorWithParent();
    expect((await ask(deal, newAddress())).problem.errors).toMatchObject([{ field: 'Email' }]);
    expect((await ask(deal)).ok).toMatchObject({
      answerer: 'guardian',
      sent: { to: 'c…@test.example' },
    });
    const code = await codeTo(email);
    const [mail] = await app.mailTo(email);
    expect(mail?.text).toContain('genitore o tutore');
    expect((await read(code)).ok.asked).toBe('guardian');
    await answer(code, 'confirm').then(({ ok }) => ok);
    expect(await get(deal)).toMatchObject({ consent: 'player', consentWay: 'guardianMail' });
  });

  it('is refused by a parent, and everybody reads that it was the parent', async () => {
    const { parent, ...deal } = await minorWithParent();
    await ask(deal).then(({ ok }) => ok);
    await answer(await codeTo(parent), 'refuse').then(({ ok }) => ok);
    const ended = await get(deal);
    expect(ended).toMatchObject({
      status: negotiationStatus.rejected,
      cause: 'refusedByGuardian',
      consent: 'refused',
    });
    expect(ended.timeline.at(-1)).toMatchObject({ by: 'player', cause: 'refusedByGuardian' });
    await app.settle();
    for (const { token } of [deal.agent, deal.club]) {
      const { items } = (await app.call(token, 'Notification/GetNotifications', {})).ok;
      const kinds = items.map(({ kind }) => kind);
      expect(kinds).toContain('proposalRefusedByGuardian');
      expect(kinds).not.toContain('proposalRefused');
    }
    const notes = sql<{ event: string }>`
      select m.meta->>'event' as event from messages m join conversations c on c.id = m.conversation_id
      where c.negotiation_id = ${deal.negotiationId} and m.kind = 'system' order by m.id desc limit 1`;
    expect((await notes.execute(app.services.db)).rows).toEqual([{ event: 'proposalRefusedByGuardian' }]);
  });

  it('with a login is asked at the address of the parent on file, whatever the agent states', async () => {
    const player = await makePlayerAccount(app);
    const deal = await waiting({ linkedAccountId: player.accountId });
    await bear(deal.playerId, 17);
    expect((await ask(deal)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const parent = newAddress();
    await sql`update accounts set guardian_email = ${parent} where id = ${player.accountId}`.execute(
      app.services.db,
    );
    const stated = await ask(deal, newAddress());
    expect(stated.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'Email' }] });
    expect((await ask(deal)).ok.onFile).toBe('c…@test.example');
    expect((await read(await codeTo(parent))).ok.asked).toBe('guardian');
  });

  it('too young for an agent is kept from the agent on this way too, when asked and when confirmed', async () => {
    const adult = await asked();
    const { parent, ...deal } = await minorWithParent(adult);
    expect((await answer(adult.code, 'confirm')).problem.code).toBe('CODE_INVALID');
    await ask(deal).then(({ ok }) => ok);
    const code = await codeTo(parent);
    await sql`update players set registered_association = 'IT' where id = ${deal.playerId}`.execute(
      app.services.db,
    );
    await bear(deal.playerId, 14);
    expect((await answer(code, 'confirm')).problem.code).toBe('MINOR_PROTECTED');
    expect((await ask(deal)).problem.code).toBe('MINOR_PROTECTED');
    await answer(code, 'refuse').then(({ ok }) => ok);
    expect((await get(deal)).consent).toBe('refused');
  });
});

describe('the address of a minor’s parent', () => {
  it('is entered by staff beside a document, never at a professional’s address', async () => {
    const deal = await waiting();
    await bear(deal.playerId, 17);
    const staff = await makeStaff(app);
    const problems = async (email: string) => (await checkParent(staff, deal.playerId, email)).problem.errors;
    expect(await problems(newAddress())).toMatchObject([{ field: 'Email', code: 'guardianDocumentNeeded' }]);
    await attachDocument(app, staff, deal.playerId);
    expect(await problems(deal.agent.email)).toMatchObject([{ field: 'Email', code: 'othersAddress' }]);
    expect((await checkParent(deal.agent, deal.playerId, newAddress())).problem.code).toBe('FORBIDDEN');
  });

  it('answers no more once staff have removed it', async () => {
    const { staff, parent, ...deal } = await minorWithParent();
    await ask(deal).then(({ ok }) => ok);
    const code = await codeTo(parent);
    expect((await checkParent(staff, deal.playerId, null)).ok.email).toBeNull();
    expect((await answer(code, 'confirm')).problem.code).toBe('CODE_INVALID');
    expect((await ask(deal)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('is needed neither of an adult nor of somebody with a login', async () => {
    const staff = await makeStaff(app);
    const player = await makePlayerAccount(app);
    const linked = await waiting({ linkedAccountId: player.accountId });
    for (const { playerId } of [linked, await waiting()]) {
      await bear(playerId, playerId === linked.playerId ? 17 : 20);
      const shown = await app.call(staff.token, 'Player/GetGuardianAddress', { playerId });
      expect(shown.ok.isNeeded).toBe(false);
      expect((await checkParent(staff, playerId, newAddress())).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    }
  });
});

describe('the agent', () => {
  it('asks for the own proposal only, and never the own address', async () => {
    const deal = await waiting();
    const { email } = await app.services.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', deal.agent.accountId)
      .executeTakeFirstOrThrow();
    expect((await ask(deal, (email as string).toUpperCase())).problem.errors).toEqual([
      expect.objectContaining({ field: 'Email', code: 'ownAddress' }),
    ]);
    const tagged = (email as string).replace('@', '+mamma@');
    expect((await ask(deal, tagged)).problem.errors).toMatchObject([{ field: 'Email', code: 'ownAddress' }]);
    expect((await ask(deal)).problem.errors).toEqual([expect.objectContaining({ code: 'required' })]);
    const stranger = await makeAgent(app);
    expect((await ask({ ...deal, agent: stranger }, newAddress())).problem.code).toBe('NOT_FOUND');
  });

  it('asks at no address of an agent, a club, a coach or another client', async () => {
    const deal = await waiting();
    for (const other of [await makeAgent(app), await makeTeamMember(app), await makeCoach(app)]) {
      const answer = await ask(deal, other.email.replace('@', '+figlio@'));
      expect(answer.problem.errors).toMatchObject([{ field: 'Email', code: 'othersAddress' }]);
    }
    const email = newAddress();
    expect((await ask(deal, email)).status).toBe(200);
    const other = await waiting();
    await sql`
      update proposals set agent_id = ${deal.agent.agentId}
      where id = (select proposal_id from negotiations where id = ${other.negotiationId})`.execute(
      app.services.db,
    );
    const second = await ask({ ...other, agent: deal.agent }, email);
    expect(second.problem.errors).toMatchObject([{ field: 'Email', code: 'othersAddress' }]);
  });

  it('asks at no address of the own society’s domain, nor of a part of it', async () => {
    const deal = await waiting();
    const accounts = app.services.db.updateTable('accounts').where('id', '=', deal.agent.accountId);
    await accounts.set({ email: `mario${deal.agent.accountId}@ferri-sport.it` }).execute();
    for (const email of ['luca@ferri-sport.it', 'luca@posta.Ferri-Sport.it'])
      expect((await ask(deal, email)).problem.errors).toMatchObject([{ field: 'Email', code: 'ownDomain' }]);
    await accounts.set({ email: `mario${deal.agent.accountId}@gmail.com` }).execute();
    expect((await ask(deal, 'luca.prova@gmail.com')).status).toBe(200);
  });

  it('asks at no mailbox of another client’s login or invitation, however it is spelled', async () => {
    const deal = await waiting();
    const [linked, invited] = [await waiting(), await waiting()];
    const login = await makePlayerAccount(app);
    await sql`
      update players set agent_id = ${deal.agent.agentId}, account_id = ${login.accountId} where id = ${linked.playerId}`.execute(
      app.services.db,
    );
    const email = newAddress();
    const invite = { playerId: invited.playerId, email };
    expect((await app.call(invited.agent.token, 'Portfolio/InviteToClaim', invite)).status).toBe(200);
    await sql`update players set agent_id = ${deal.agent.agentId} where id = ${invited.playerId}`.execute(
      app.services.db,
    );
    for (const taken of [login.email, email]) {
      const answer = await ask(deal, taken.replace('@', '+x@'));
      expect(answer.problem.errors).toMatchObject([{ field: 'Email', code: 'othersAddress' }]);
    }
  });

  it('asks at no professional’s mailbox, however its own address is spelled', async () => {
    const deal = await waiting();
    const other = await makeAgent(app);
    await sql`update accounts set email = 'a.l.tro+lavoro@gmail.com' where id = ${other.accountId}`.execute(
      app.services.db,
    );
    expect((await ask(deal, 'altro@googlemail.com')).problem.errors).toMatchObject([
      { field: 'Email', code: 'othersAddress' },
    ]);
  });

  it('asks nobody who can answer in the own login', async () => {
    const player = await makePlayerAccount(app);
    const deal = await waiting({ linkedAccountId: player.accountId });
    const { negotiationId } = deal;
    const request = (await app.call(deal.agent.token, 'Negotiation/GetConsentRequest', { negotiationId })).ok;
    expect(request).toMatchObject({ answerer: 'login', can: { ask: false } });
    expect((await ask(deal)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('fills nobody’s mailbox', async () => {
    const deal = await waiting();
    const statuses = [];
    for (let sent = 0; sent <= maxConsentMailsPerDay; sent += 1)
      statuses.push((await ask(deal, newAddress())).status);
    expect(statuses).toEqual([...Array(maxConsentMailsPerDay).fill(200), 429]);
  });

  it('finds in the audit that the mail was sent, and who confirmed by it', async () => {
    const deal = await asked();
    await answer(deal.code, 'confirm').then(({ ok }) => ok);
    const audited = { kind: 'negotiation' as const, dealId: deal.negotiationId };
    const { items } = (await app.call(deal.agent.token, 'Audit/GetDealAudit', audited)).ok;
    expect(items.slice(-2)).toMatchObject([
      { type: 'proposal.confirmationAsked', actor: 'agent' },
      { type: 'proposal.confirmed', facts: { consentWay: 'playerMailStated' } },
    ]);
  });
});

it('the address is forgotten a month after the answer', async () => {
  const deal = await asked();
  await answer(deal.code, 'confirm').then(({ ok }) => ok);
  const addresses = async () => {
    await app.services.db
      .transaction()
      .execute((tx) => app.services.jobs.enqueue(tx, 'empty-consent-requests', {}));
    await app.settle();
    const found = sql<{ email: string | null }>`
      select email::text from consent_requests where proposal_id = ${deal.proposalId}`;
    return (await found.execute(app.services.db)).rows.map(({ email }) => email);
  };
  expect(await addresses()).toEqual([deal.email]);
  await sql`update consent_requests set closed_at = closed_at - interval '31 days' where proposal_id = ${deal.proposalId}`.execute(
    app.services.db,
  );
  expect(await addresses()).toEqual([null]);
});
