import { toWire } from '@trattativa/contract/wire-names';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { attachDocument, pdfOf, uploadTo } from '../../../test/factories/files.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { addDays, dayOf } from '../../platform/clock.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
});
afterAll(() => app.close());

const year = { startsOn: '2026-09-15', endsOn: '2027-09-14', countries: [] as string[], exclusive: true };

type Agent = Awaited<ReturnType<typeof makeAgent>>;

const bear = (playerId: number, years: number) =>
  sql`update players set born_date = ${dayOf(addDays(app.clock.now(), -years * 366))} where id = ${playerId}`.execute(
    app.services.db,
  );

/** An agent and a client of so many years without a login. */
async function client(years = 24, agent?: Agent) {
  const of = agent ?? (await makeAgent(app));
  const playerId = await makeAgentPlayer(app, of.agentId);
  await bear(playerId, years);
  return { agent: of, playerId };
}

type Client = Awaited<ReturnType<typeof client>>;

async function formOf({ token, accountId }: Agent): Promise<string> {
  const parent = { parentKind: 'unsent' as const, parentId: accountId };
  const paper = { name: 'mandato-firmato.pdf', content: pdfOf(900) };
  return (await uploadTo(app, token, 'File/UploadFile', parent, paper)).ok.file.id;
}

type Terms = Partial<typeof year> & { email?: string; feePercent?: number; feeAmount?: number };

const propose = ({ agent, playerId }: Client, more: Terms & { formFileId?: string } = {}) =>
  app.call(agent.token, 'Mandate/ProposePlayerMandate', { playerId, ...year, ...more });

async function recorded(of: Client, terms: Terms = {}) {
  return (await propose(of, { ...terms, formFileId: await formOf(of.agent) })).ok.mandate;
}

const check = (token: string, mandate: { id: number; version: number }, accept: boolean, reason?: string) =>
  app.call(token, 'Mandate/CheckMandateForm', {
    mandateId: mandate.id,
    version: mandate.version,
    accept,
    ...(reason !== undefined && { reason }),
  });

const read = async (token: string, mandateId: number) =>
  (await app.call(token, 'Mandate/GetMandate', { mandateId })).ok;

const representative = async ({ agent, playerId }: Client) =>
  (await app.call(agent.token, 'Agent/GetAgentInfoFromPlayer', { playerId })).ok.mandate;

let made = 0;
const newAddress = () => {
  made += 1;
  return `assistito${made}@posta.example`;
};

async function codeTo(email: string): Promise<string> {
  await app.settle();
  const [mail] = await app.mailTo(email);
  return /guardianMandate\/([\w-]+)/.exec(mail?.links[0] ?? '')?.[1] ?? '';
}

const byCode = (code: string, mandate: { version: number }, to: keyof typeof mandateStatus) =>
  app.call(null, 'Mandate/AnswerGuardianMandate', {
    code,
    version: mandate.version,
    status: mandateStatus[to],
  });

describe('a mandate recorded with the signed form', () => {
  it('is in force only once staff have checked the form, and says who did', async () => {
    const [of, staff] = [await client(), await makeStaff(app)];
    const mandate = await recorded(of, { feePercent: 5, countries: ['IT'] });
    expect(mandate).toMatchObject({ status: 0, recorded: true, inForce: false, feePercent: 5 });
    expect(mandate.can).toEqual({ confirm: false, refuse: false, end: true, check: false });
    expect(await representative(of)).toBeNull();

    const queue = (await app.call(staff.token, 'Mandate/GetMandatesToCheck', {})).ok;
    const waiting = queue.items.find(({ id }) => id === mandate.id);
    expect(waiting).toMatchObject({ feePercent: 5, countries: ['IT'], can: { check: true, confirm: false } });

    const checked = (await check(staff.token, mandate, true)).ok.mandate;
    expect(checked).toMatchObject({ status: 1, inForce: true, confirmedWay: 'playerForm' });
    expect(checked.formChecked?.by).not.toBe('');
    const seen = await read(of.agent.token, mandate.id);
    expect(seen.formChecked).toEqual(checked.formChecked);
    expect(seen.changes?.map(({ to, mover }) => [to, mover])).toEqual([
      [0, 'agent'],
      [1, 'staff'],
    ]);
    expect(await representative(of)).toEqual({ endsOn: '2027-09-14', exclusive: true, way: 'playerForm' });
    await app.settle();
    expect((await app.mailTo(of.agent.email))[0]?.subject).toContain('è in vigore');
    expect((await check(staff.token, checked, true)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('of many clients is one call for each: a refused one leaves the others alone, a repeat records nothing twice', async () => {
    const [agent, staff] = [await makeAgent(app), await makeStaff(app)];
    const clients = [await client(24, agent), await client(17, agent), await client(30, agent)];
    const inputs = await Promise.all(
      clients.map(async ({ playerId }) => ({
        playerId,
        ...year,
        exclusive: false,
        formFileId: await formOf(agent),
      })),
    );
    const record = async () => {
      const answers = [];
      for (const input of inputs) {
        const key = { 'idempotency-key': `client ${input.playerId}` };
        const path = '/api/Mandate/ProposePlayerMandate';
        answers.push((await app.post(agent.token, path, toWire(input), key)).status);
      }
      return answers;
    };
    expect(await record()).toEqual([200, 400, 200]);
    expect(await record()).toEqual([200, 400, 200]);
    // What the agent and staff read in their lists is each mandate once.
    const waiting = { kind: 'player', status: mandateStatus.proposed } as const;
    const own = (await app.call(agent.token, 'Mandate/GetMandates', waiting)).ok.items;
    expect(own.map((one) => [one.player?.id, one.recorded])).toEqual([
      [clients[2]?.playerId, true],
      [clients[0]?.playerId, true],
    ]);
    const queue = (await app.call(staff.token, 'Mandate/GetMandatesToCheck', { limit: 100 })).ok.items;
    expect(queue.filter((one) => one.agent.id === agent.agentId).map(({ player }) => player?.id)).toEqual([
      clients[0]?.playerId,
      clients[2]?.playerId,
    ]);
    // The refused form is still the agent's to take back.
    const taken = { fileId: inputs[1]?.formFileId ?? '' };
    await app.call(agent.token, 'File/DeleteFile', taken).then(({ ok }) => ok);
  });

  it('is refused by staff only with a reason, which the agent reads', async () => {
    const [of, staff] = [await client(), await makeStaff(app)];
    const mandate = await recorded(of);
    expect((await check(staff.token, mandate, false)).problem.code).toBe('REASON_REQUIRED');
    const reason = 'Nel modulo manca la firma del calciatore';
    await check(staff.token, mandate, false, reason).then(({ ok }) => ok);
    const refused = await read(of.agent.token, mandate.id);
    expect(refused).toMatchObject({ status: 4, formChecked: null, can: { check: false } });
    expect(refused.changes?.at(-1)).toMatchObject({ mover: 'staff', note: reason });
  });

  it('is confirmed by the player in the own login too, whatever staff do', async () => {
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    const mandate = await recorded({ agent, playerId });
    const own = await read(player.token, mandate.id);
    expect(own).toMatchObject({ recorded: true, can: { confirm: true, check: false } });
    const input = { mandateId: mandate.id, version: 1, status: mandateStatus.confirmed };
    const confirmed = (await app.call(player.token, 'Mandate/UpdateMandateStatus', input)).ok.mandate;
    expect(confirmed).toMatchObject({ inForce: true, confirmedWay: null, formChecked: null });
  });

  it('keeps the form as it was sent: nobody adds to it, changes it or takes it away', async () => {
    const [of, staff] = [await client(), await makeStaff(app)];
    const mandate = await recorded(of);
    const parent = { parentKind: 'mandateForm' as const, parentId: mandate.id };
    for (const { token } of [of.agent, staff]) {
      const { items } = (await app.call(token, 'File/GetFiles', parent)).ok;
      expect(items.map(({ can }) => can.remove)).toEqual([false]);
      const fileId = items[0]?.id ?? '';
      expect((await app.call(token, 'File/DeleteFile', { fileId })).problem.code).toBe('FORBIDDEN');
      const more = { name: 'altro.pdf', content: pdfOf(900) };
      expect((await uploadTo(app, token, 'File/UploadFile', parent, more)).code).toBe('FORBIDDEN');
    }
    const stranger = await makeAgent(app);
    expect((await app.call(stranger.token, 'File/GetFiles', parent)).problem.code).toBe('NOT_FOUND');
    const unsent = { parentKind: 'unsent' as const, parentId: of.agent.accountId };
    const { file } = (
      await uploadTo(app, of.agent.token, 'File/UploadFile', unsent, { name: 'm.pdf', content: pdfOf(900) })
    ).ok;
    const [one, other] = [await client(24, of.agent), await client(24, of.agent)];
    await propose(one, { formFileId: file.id }).then(({ ok }) => ok);
    expect((await propose(other, { formFileId: file.id })).problem.errors).toMatchObject([
      { field: 'FormFileId', code: 'notInList' },
    ]);
  });

  it('is never checked over an exclusive one of the same record, and is told of as a conflict', async () => {
    const staff = await makeStaff(app);
    const of = await client();
    const first = await recorded(of);
    await check(staff.token, first, true).then(({ ok }) => ok);
    // The record went to another agent's portfolio.
    const next = await makeAgent(app);
    await sql`update players set agent_id = ${next.agentId} where id = ${of.playerId}`.execute(
      app.services.db,
    );
    const second = await recorded({ agent: next, playerId: of.playerId });
    expect((await check(staff.token, second, true)).problem.code).toBe('MANDATE_OVERLAPS');
    const conflicts = (await app.call(staff.token, 'Mandate/GetMandateConflicts', {})).ok.items;
    expect(conflicts.map(({ proposed, inForce }) => [proposed.id, inForce.id])).toContainEqual([
      second.id,
      first.id,
    ]);
  });

  it('of a minor needs a parent whom staff know, and stands for the parent’s signature', async () => {
    const [of, staff] = [await client(17), await makeStaff(app)];
    const formFileId = await formOf(of.agent);
    const terms = { exclusive: false, formFileId };
    expect((await propose(of, terms)).problem.errors).toMatchObject([
      { field: 'FormFileId', code: 'guardianUnknown' },
    ]);
    await attachDocument(app, staff, of.playerId);
    const parent = newAddress();
    const address = { playerId: of.playerId, email: parent };
    await app.call(staff.token, 'Player/SaveGuardianAddress', address).then(({ ok }) => ok);
    const { mandate } = (await propose(of, terms)).ok;
    // The parent is written to as well, and may answer first.
    expect(await codeTo(parent)).not.toBe('');
    const checked = (await check(staff.token, mandate, true)).ok.mandate;
    expect(checked).toMatchObject({ inForce: true, confirmedWay: 'guardianForm' });
  });

  it('of a minor is answered by a parent only at the address that is known now', async () => {
    const [of, staff] = [await client(17), await makeStaff(app)];
    await attachDocument(app, staff, of.playerId);
    const know = (email: string | null) =>
      app
        .call(staff.token, 'Player/SaveGuardianAddress', { playerId: of.playerId, email })
        .then(({ ok }) => ok);
    const parent = newAddress();
    await know(parent);
    const { mandate } = (await propose(of, { exclusive: false })).ok;
    const code = await codeTo(parent);
    const answers = async () => {
      const { asked, can } = (await app.call(null, 'Mandate/GetGuardianMandate', { code })).ok;
      return [asked, can.confirm, can.refuse];
    };
    expect(await answers()).toEqual(['guardian', true, true]);
    for (const other of [newAddress(), null]) {
      await know(other);
      expect(await answers()).toEqual(['guardian', false, false]);
      expect((await byCode(code, mandate, 'confirmed')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    }
    await know(parent);
    const { mandate: confirmed } = (await byCode(code, mandate, 'confirmed')).ok;
    expect(confirmed.confirmedWay).toBe('guardianMail');
    await know(newAddress());
    expect((await byCode(code, confirmed, 'ended')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    // A code of before the address was kept only reads.
    await know(parent);
    await sql`update mandate_codes set sent_to = null where mandate_id = ${mandate.id}`.execute(
      app.services.db,
    );
    expect((await byCode(code, confirmed, 'ended')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('confirms the proposals that waited for it, and every club reads on what it rests', async () => {
    const [of, staff, club] = [await client(), await makeStaff(app), await makeTeamMember(app)];
    const sent = await app.call(of.agent.token, 'Negotiation/CreateNegotiation', {
      playerId: of.playerId,
      level: 3,
      teamIds: [club.teamId],
    });
    const negotiationId = sent.ok.items[0]?.id ?? 0;
    const seen = async () => {
      const { consent, consentWay } = (
        await app.call(club.token, 'Negotiation/GetNegotiation', { negotiationId })
      ).ok;
      return [consent, consentWay];
    };
    expect(await seen()).toEqual(['waits', null]);
    const mandate = await recorded(of);
    await app.settle();
    expect(await seen()).toEqual(['waits', null]);
    await check(staff.token, mandate, true).then(({ ok }) => ok);
    await app.settle();
    expect(await seen()).toEqual(['mandate', 'mandateForm']);
    const other = await makeTeamMember(app);
    const next = (
      await app.call(of.agent.token, 'Negotiation/CreateNegotiation', {
        playerId: of.playerId,
        level: 3,
        teamIds: [other.teamId],
      })
    ).ok.items[0];
    expect([next?.consent, next?.consentWay]).toEqual(['mandate', 'mandateForm']);
  });

  it('is taken from no other agent, and a fee is a part of the pay or an amount', async () => {
    const of = await client();
    const both = await propose(of, { feePercent: 5, feeAmount: 1000 });
    expect(both.problem.errors).toMatchObject([{ field: 'FeeAmount', code: 'invalid' }]);
    const stranger = await makeAgent(app);
    const foreign = await formOf(stranger);
    expect((await propose(of, { formFileId: foreign })).problem.errors).toMatchObject([
      { field: 'FormFileId', code: 'notInList' },
    ]);
    expect((await propose(of, { feeAmount: 1500 })).ok.mandate).toMatchObject({
      feePercent: null,
      feeAmount: 1500,
    });
  });
});

describe('an adult without a login', () => {
  it('confirms by the link of a mail, and whoever relies on it reads that the agent gave the address', async () => {
    const of = await client();
    const email = newAddress();
    const { mandate } = (await propose(of, { email })).ok;
    expect(mandate).toMatchObject({ statedAddress: true, recorded: false });
    const code = await codeTo(email);
    const [mail] = await app.mailTo(email);
    expect(mail?.text).toContain('Se non sei tu, non confermare nulla.');
    const opened = (await app.call(null, 'Mandate/GetGuardianMandate', { code })).ok;
    expect(opened).toMatchObject({ asked: 'player', can: { confirm: true, refuse: true } });
    const { mandate: confirmed } = (await byCode(code, mandate, 'confirmed')).ok;
    expect(confirmed).toMatchObject({ inForce: true, confirmedWay: 'playerMailStated' });
    expect(confirmed.changes?.at(-1)).toMatchObject({ mover: 'player', by: '' });
    expect((await representative(of))?.way).toBe('playerMailStated');
    await app.settle();
    expect((await app.mailTo(of.agent.email))[0]?.subject).toContain('ha confermato il mandato');

    const club = await makeTeamMember(app);
    const proposal = (
      await app.call(of.agent.token, 'Negotiation/CreateNegotiation', {
        playerId: of.playerId,
        level: 3,
        teamIds: [club.teamId],
      })
    ).ok.items[0];
    expect([proposal?.consent, proposal?.consentWay]).toEqual(['mandate', 'mandateMailStated']);
    // The same link ends it.
    expect((await byCode(code, confirmed, 'ended')).ok.mandate.status).toBe(mandateStatus.ended);
  });

  it('is asked at no address that is the agent’s, a club’s, or another client’s', async () => {
    const of = await client();
    const [club, colleague] = [await makeTeamMember(app), await makeAgent(app)];
    const used = newAddress();
    await propose(await client(24, of.agent), { email: used }).then(({ ok }) => ok);
    const [name, host] = of.agent.email.split('@');
    const refused = [
      [of.agent.email, 'ownAddress'],
      [`${name}+figlio@${host}`, 'ownAddress'],
      [club.email, 'othersAddress'],
      [colleague.email, 'othersAddress'],
      [used, 'othersAddress'],
    ] as const;
    for (const [email, code] of refused) {
      const { problem } = await propose(of, { email });
      expect([email, problem.errors?.[0]]).toMatchObject([email, { field: 'Email', code }]);
    }
  });

  it('is the only one for whom the agent states an address', async () => {
    const minor = await client(17);
    const terms = { exclusive: false, email: newAddress() };
    expect((await propose(minor, terms)).problem.errors).toMatchObject([{ code: 'namedByPerson' }]);
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    const linked = await propose({ agent, playerId }, { email: newAddress() });
    expect(linked.problem.errors).toMatchObject([{ field: 'Email', code: 'invalid' }]);
  });

  it('is of age by the year of birth alone, and no age is guessed', async () => {
    const bornIn = async (year: number) => {
      const of = await client();
      await sql`update players set born_date = null, born_year = ${year} where id = ${of.playerId}`.execute(
        app.services.db,
      );
      return propose(of, { exclusive: false, email: newAddress() });
    };
    expect((await bornIn(2008)).problem.errors).toMatchObject([{ field: 'Email', code: 'namedByPerson' }]);
    const { mandate } = (await bornIn(2007)).ok;
    expect(mandate).toMatchObject({ statedAddress: true, player: { minor: false, age: null } });
  });

  it('is bound in the login that they get later by a checked form, and both sides are told', async () => {
    const [of, staff] = [await client(), await makeStaff(app)];
    const mandate = (await check(staff.token, await recorded(of), true)).ok.mandate;
    await app.settle();
    const player = await claimed(of);
    const seen = await read(player.token, mandate.id);
    expect(seen).toMatchObject({ inForce: true, version: mandate.version + 1, can: { end: true } });
    expect(seen.changes?.at(-1)).toMatchObject({ from: 1, to: 1, mover: 'system' });
    expect(await boundBy(mandate.id)).toBe(player.accountId);
    // The agent had read of the check already.
    for (const [{ email }, mails] of [
      [of.agent, 2],
      [player, 1],
    ] as const) {
      const told = (await app.mailTo(email)).filter(({ subject }) => subject.includes('è in vigore'));
      expect([email, told.length]).toEqual([email, mails]);
    }
  });

  it('is bound by nothing that was confirmed at a stated address once they have a login', async () => {
    const of = await client();
    const email = newAddress();
    const { mandate } = (await propose(of, { email })).ok;
    const code = await codeTo(email);
    await byCode(code, mandate, 'confirmed').then(({ ok }) => ok);
    const player = await claimed(of);
    const seen = await read(player.token, mandate.id);
    expect(seen).toMatchObject({ status: mandateStatus.ended, inForce: false, statedAddress: false });
    expect(seen.changes?.at(-1)).toMatchObject({ mover: 'system' });
    expect(await boundBy(mandate.id)).not.toBe(player.accountId);
    expect(await representative(of)).toBeNull();
    // The link of the mail reads, and answers no more.
    expect((await byCode(code, seen, 'ended')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    // What the person confirms in the login binds them.
    const again = (await propose(of)).ok.mandate;
    const input = { mandateId: again.id, version: 1, status: mandateStatus.confirmed };
    const own = (await app.call(player.token, 'Mandate/UpdateMandateStatus', input)).ok.mandate;
    expect(own).toMatchObject({ inForce: true, confirmedWay: null });
  });

  it('is bound in the login by what was confirmed while they got it', async () => {
    const [of, staff, player] = [await client(), await makeStaff(app), await makePlayerAccount(app)];
    const first = (await check(staff.token, await recorded(of), true)).ok.mandate;
    await app.settle();
    // The claim was told of before the confirmation was stored.
    await sql`update players set account_id = ${player.accountId}, listing = 'unconfirmed'
      where id = ${of.playerId}`.execute(app.services.db);
    expect(await boundBy(first.id)).toBeNull();
    const days = { startsOn: '2027-09-15', endsOn: '2028-09-14' };
    const next = (await propose(of, days)).ok.mandate;
    const input = { mandateId: next.id, version: 1, status: mandateStatus.confirmed };
    await app.call(player.token, 'Mandate/UpdateMandateStatus', input).then(({ ok }) => ok);
    await app.settle();
    expect(await boundBy(first.id)).toBe(player.accountId);
  });

  it('who turns out to be represented exclusively by somebody else is not represented twice', async () => {
    const staff = await makeStaff(app);
    const player = await makePlayerAccount(app);
    const first = await makeAgent(app);
    const known = await makeAgentPlayer(app, first.agentId, { accountId: player.accountId });
    const mandate = await recorded({ agent: first, playerId: known });
    await check(staff.token, mandate, true).then(({ ok }) => ok);
    const of = await client();
    const later = await recorded(of);
    await check(staff.token, later, true).then(({ ok }) => ok);
    await claimed(of, player);
    const ended = await read(of.agent.token, later.id);
    expect(ended.status).toBe(mandateStatus.ended);
    expect(ended.changes?.at(-1)?.mover).toBe('system');
    expect((await read(first.token, mandate.id)).inForce).toBe(true);
  });
});

/** The account that a mandate binds. */
async function boundBy(mandateId: number): Promise<number | null> {
  const { account_id } = await app.services.db
    .selectFrom('mandates')
    .select('account_id')
    .where('id', '=', mandateId)
    .executeTakeFirstOrThrow();
  return account_id;
}

/** The client claims the record with an account. */
async function claimed(of: Client, account?: Awaited<ReturnType<typeof makePlayerAccount>>) {
  const player = account ?? (await makePlayerAccount(app));
  await sql`update accounts set born_date = (select born_date from players where id = ${of.playerId})
    where id = ${player.accountId}`.execute(app.services.db);
  const invite = { playerId: of.playerId, email: player.email };
  await app.call(of.agent.token, 'Portfolio/InviteToClaim', invite).then(({ ok }) => ok);
  const { invitations } = (await app.call(player.token, 'Portfolio/GetMyListings', {})).ok;
  const invitationId = invitations[0]?.id ?? 0;
  const answer = { invitationId, accept: true };
  await app.call(player.token, 'Portfolio/AnswerInvitation', answer).then(({ ok }) => ok);
  await app.settle();
  return player;
}
