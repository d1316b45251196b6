import { profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, makeTeam, makeTeamMember } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = (await makeStaff(app)).token;
});
afterAll(() => app.close());

/** Advances the clock; sessions are short, so staff log in again. */
async function wait(time: { hours?: number; days?: number; seconds?: number }) {
  app.clock.advance(time);
  staff = (await makeStaff(app)).token;
}

const password = 'una salita lunga e verde';
const logIn = async (email: string) => (await app.logIn(email, password)).status;

/** The code in the newest mail to an address. */
async function mailedCode(address: string): Promise<string> {
  await app.settle();
  const [mail] = await app.mailTo(address);
  return new URL((mail?.links[0] ?? '').replace('/#/', '/')).searchParams.get('code') ?? '';
}

const startClaim = (teamId: number) =>
  app.call(null, 'Team/StartTeamClaim', { teamId, termsAccepted: true, language: 'de' });

const claim = (teamId: number, email: string, code: string) =>
  app.call(null, 'Team/UpdateTeamToRegistered', { teamId, email, password, code });

async function registerClub(name: string, email: string) {
  const terms = { language: 'fr' as const, termsAccepted: true };
  await app.call(null, 'Account/Register', { email, password, profile: profileType.team, name, ...terms });
  await app.call(null, 'Account/ConfirmEmail', { code: await mailedCode(email) });
  await app.settle();
  const { items } = (await app.call(staff, 'Team/GetWaitingTeams', {})).ok;
  const waiting = items.find((item) => item.email === email);
  if (!waiting) throw new Error(`${name} does not wait`);
  return waiting;
}

describe('a club claims its not-registered record', () => {
  it('with the code mailed to its recorded contact, once, with that address', async () => {
    const contact = 'segreteria@claim.example';
    const teamId = await makeTeam(app, { name: 'Sant’Elena', contactEmail: contact });
    const { items } = (await app.call(null, 'Team/SearchClaimableTeams', { text: 'sant' })).ok;
    expect(items).toMatchObject([{ id: teamId, reachable: true }]);
    expect(JSON.stringify(items)).not.toContain('@');
    await startClaim(teamId);
    const code = await mailedCode(contact);
    expect((await app.mailTo(contact))[0]?.subject).toContain('Sant’Elena');

    expect((await claim(teamId, 'thief@evil.example', code)).problem.code).toBe('CODE_INVALID');
    expect((await claim(teamId, contact, 'x'.repeat(43))).problem.code).toBe('CODE_INVALID');
    const other = await makeTeam(app, { contactEmail: contact });
    expect((await claim(other, contact, code)).problem.code).toBe('CODE_INVALID');
    expect((await claim(teamId, contact, '')).problem.code).toBe('CODE_INVALID');

    const both = await Promise.all([claim(teamId, contact, code), claim(teamId, contact, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await logIn(contact)).toBe(200);
    const data = (await app.call(staff, 'Team/GetTeamData', { teamId })).ok;
    expect(data.profile).toBe(1);
    const again = await app.call(staff, 'Team/UpdateTeamToRegistered', {
      teamId,
      email: 'x@y.example',
      password,
    });
    expect(again.problem.code).toBe('TEAM_NOT_CLAIMABLE');
  });

  it('after 24 hours the code is invalid', async () => {
    const contact = 'late@claim.example';
    const teamId = await makeTeam(app, { contactEmail: contact });
    await startClaim(teamId);
    const code = await mailedCode(contact);
    await wait({ hours: 24, seconds: 1 });
    expect((await claim(teamId, contact, code)).problem.code).toBe('CODE_INVALID');
  });

  it('is answered alike whatever the record holds, and cannot flood its contact', async () => {
    const contact = 'flood@claim.example';
    const teamId = await makeTeam(app, { contactEmail: contact });
    const silent = await makeTeam(app);
    const registered = await makeTeam(app, { profile: profileType.team, contactEmail: contact });
    const answers = [];
    for (const id of [teamId, teamId, silent, registered, 999_999])
      answers.push((await startClaim(id)).ok.message);
    expect(new Set(answers).size).toBe(1);
    await app.settle();
    expect(await app.mailTo(contact)).toHaveLength(1);
    for (let hour = 0; hour < 6; hour++) {
      await wait({ hours: 1 });
      await startClaim(teamId);
    }
    await app.settle();
    expect(await app.mailTo(contact)).toHaveLength(5);
  });

  it('needs the terms accepted', async () => {
    const teamId = await makeTeam(app, { contactEmail: 'terms@claim.example' });
    const answer = await app.call(null, 'Team/StartTeamClaim', {
      teamId,
      termsAccepted: false,
      language: 'it',
    });
    expect(answer.problem.code).toBe('TERMS_REQUIRED');
  });

  it('replaces a pending registration with the same address', async () => {
    const email = 'both@claim.example';
    const teamId = await makeTeam(app, { name: 'Ala Sinistra', contactEmail: email });
    const waiting = await registerClub('Ala Sinistra 1920', email);
    await startClaim(teamId);
    await claim(teamId, email, await mailedCode(email));
    expect(await logIn(email)).toBe(200);
    const { items } = (await app.call(staff, 'Team/GetWaitingTeams', {})).ok;
    expect(items.map(({ id }) => id)).not.toContain(waiting.id);
  });

  it('or is registered by staff, but not with another account’s address', async () => {
    const teamId = await makeTeam(app);
    const taken = await makeTeamMember(app);
    const refused = await app.call(staff, 'Team/UpdateTeamToRegistered', {
      teamId,
      email: taken.email,
      password,
    });
    expect(refused.problem.code).toBe('EMAIL_EXISTS');
    await app.call(staff, 'Team/UpdateTeamToRegistered', { teamId, email: 'dir@staff.example', password });
    expect(await logIn('dir@staff.example')).toBe(200);
    const absent = { teamId: 999_999, email: 'a@b.example', password };
    expect((await app.call(staff, 'Team/UpdateTeamToRegistered', absent)).status).toBe(404);
  });
});

describe('a registered club awaiting staff', () => {
  it('cannot log in until accepted, and is told so in its own language', async () => {
    const email = 'attesa@club.example';
    const waiting = await registerClub('Olimpia Attesa', email);
    expect(waiting).toMatchObject({ name: 'Olimpia Attesa', emailConfirmed: true });
    const refused = await app.logIn(email, password);
    expect(refused.body.error_description).toBe('Utente non autorizzato');
    await app.call(staff, 'Team/AcceptTeam', { teamId: waiting.id });
    await app.settle();
    expect(await logIn(email)).toBe(200);
    expect((await app.mailTo(email))[0]?.subject).toBe('Olimpia Attesa est sur Trattativa');
    const twice = await app.call(staff, 'Team/AcceptTeam', { teamId: waiting.id });
    expect(twice.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('is accepted as an existing record', async () => {
    const recordId = await makeTeam(app, { name: 'Polisportiva Montegrappa' });
    const waiting = await registerClub('ASD Polisportiva Montegrappa', 'pol@club.example');
    expect(waiting.alike.map(({ id }) => id)).toContain(recordId);
    const taken = await makeTeam(app, { profile: profileType.team });
    const wrong = await app.call(staff, 'Team/AcceptTeam', { teamId: waiting.id, recordId: taken });
    expect(wrong.problem.code).toBe('TEAM_NOT_CLAIMABLE');
    await app.call(staff, 'Team/AcceptTeam', { teamId: waiting.id, recordId });
    const { members } = (await app.call(staff, 'Team/GetTeamMembers', { teamId: recordId })).ok;
    expect(members).toMatchObject([{ email: 'pol@club.example', isOwner: true }]);
    expect((await app.call(staff, 'Team/GetTeamData', { teamId: waiting.id })).status).toBe(404);
  });

  it('is refused with a reason, and may register again', async () => {
    const email = 'no@club.example';
    const waiting = await registerClub('Falso Club', email);
    const reason = 'Non risulta alcuna affiliazione a una federazione.';
    await app.call(staff, 'Team/RefuseTeam', { teamId: waiting.id, reason });
    await app.settle();
    expect((await app.mailTo(email))[0]?.text).toContain(reason);
    expect(await logIn(email)).toBe(400);
    await registerClub('Vero Club', email);
  });
});

describe('the people of a club', () => {
  it('are invited by its owner, join with their own login, act for it, and are removed', async () => {
    const owner = await makeTeamMember(app);
    const email = 'ivo@people.example';
    await app.call(owner.token, 'Team/InviteTeamMember', { email, name: 'Ivo', language: 'es' });
    const lost = await mailedCode(email);
    // Invited again: the new link works, the previous one no longer.
    await app.call(owner.token, 'Team/InviteTeamMember', { email, name: 'Ivo', language: 'es' });
    const code = await mailedCode(email);
    expect((await app.mailTo(email))[0]?.text).toContain('Hola, Ivo');
    const join = (used: string) =>
      app.call(null, 'Team/AcceptTeamInvitation', {
        code: used,
        name: 'Ivo',
        surname: 'Sartor',
        password,
        language: 'es',
        termsAccepted: true,
      });
    expect((await join(lost)).problem.code).toBe('CODE_INVALID');
    expect((await app.call(null, 'Team/GetTeamInvitation', { code })).ok).toMatchObject({
      email,
      name: 'Ivo',
    });
    const both = await Promise.all([join(code), join(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);

    const { body } = await app.logIn(email, password);
    const token = body.access_token as string;
    const { members, can } = (await app.call(token, 'Team/GetTeamMembers', {})).ok;
    expect([members.map(({ isOwner }) => isOwner), can.invite]).toEqual([[true, false], false]);
    await app.call(token, 'Team/UpdateTeamContacts', { teamId: owner.teamId, contacts: { phone: '12345' } });
    const history = (await app.call(owner.token, 'Team/GetTeamHistory', {})).ok.items;
    expect(history[0]).toMatchObject({ kind: 'contactsChanged', actorName: 'Ivo Sartor' });

    const accountId = members[1]?.accountId ?? 0;
    const ownerId = members[0]?.accountId ?? 0;
    expect((await app.call(token, 'Team/RemoveTeamMember', { accountId: ownerId })).status).toBe(403);
    expect((await app.call(token, 'Team/InviteTeamMember', { email: 'x@people.example' })).status).toBe(403);
    expect((await app.call(owner.token, 'Team/RemoveTeamMember', { accountId: ownerId })).status).toBe(403);
    await app.call(owner.token, 'Team/RemoveTeamMember', { accountId });
    expect((await app.call(token, 'Team/GetTeamMembers', {})).status).toBe(401);
    expect((await app.logIn(email, password)).body.error_description).toBe('Utente non autorizzato');
    // A removed member can be invited again.
    await app.call(owner.token, 'Team/InviteTeamMember', { email });
    expect((await join(await mailedCode(email))).status).toBe(200);
  });

  it('are visible to and removed by nobody else', async () => {
    const owner = await makeTeamMember(app);
    const member = await makeTeamMember(app, { teamId: owner.teamId });
    const rival = await makeTeamMember(app);
    for (const accountId of [member.accountId, 999_999]) {
      const answer = await app.call(rival.token, 'Team/RemoveTeamMember', { accountId });
      expect(answer.status).toBe(404);
    }
    await app.call(owner.token, 'Team/InviteTeamMember', { email: 'open@people.example' });
    const invitation = (await app.call(owner.token, 'Team/GetTeamMembers', {})).ok.invitations[0];
    const invitationId = invitation?.id ?? 0;
    expect((await app.call(rival.token, 'Team/WithdrawTeamInvitation', { invitationId })).status).toBe(404);
    const code = await mailedCode('open@people.example');
    expect((await app.call(owner.token, 'Team/WithdrawTeamInvitation', { invitationId })).status).toBe(200);
    expect((await app.call(null, 'Team/GetTeamInvitation', { code })).problem.code).toBe('CODE_INVALID');
  });

  it('cannot be an existing login, nor join after seven days', async () => {
    const owner = await makeTeamMember(app);
    const other = await makeTeamMember(app);
    const taken = await app.call(owner.token, 'Team/InviteTeamMember', { email: other.email });
    expect(taken.problem.code).toBe('EMAIL_EXISTS');
    const email = 'slow@people.example';
    await app.call(staff, 'Team/InviteTeamMember', { teamId: owner.teamId, email });
    const code = await mailedCode(email);
    await wait({ days: 7, seconds: 1 });
    const late = await app.call(null, 'Team/GetTeamInvitation', { code });
    expect(late.problem.code).toBe('CODE_INVALID');
  });
});
