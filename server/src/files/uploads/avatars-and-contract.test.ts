import { profileType } from '@trattativa/domain/identity/profile-types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { fetchFile, pdfOf, pictureOf, uploadTo } from '../../../test/factories/files.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { reachablePicture } from '../pictures.ts';
import { sweepFiles } from './jobs/sweep-files.ts';

let app: TestApp;
let agent: Person & { agentId: number };
let player: Person & { playerId: number };
let club: Person & { teamId: number };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off', OPERATOR_NAME: 'Prova S.r.l.' } });
  agent = await makeAgent(app);
  player = await makePlayerAccount(app);
  club = await makeTeamMember(app);
});
afterAll(() => app.close());

type Target = { kind: 'account' | 'player' | 'team' | 'coachingStaff'; id?: number };
const setPicture = async (token: string, target: Target) =>
  uploadTo(app, token, 'File/SaveAvatar', target, {
    name: 'avatar.png',
    content: await pictureOf('png', { width: 264, height: 264 }),
  });

describe('pictures of people and clubs', () => {
  it('an own picture is public at an unguessable address, small, and cached for ever', async () => {
    const { imageUrl } = (await setPicture(player.token, { kind: 'account' })).ok;
    expect(imageUrl).toMatch(/^\/avatars\/[A-Za-z0-9_-]{43}\.png$/);
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await fetchFile(app, null, imageUrl, method);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
    const drawn = (await fetchFile(app, null, imageUrl)).rawPayload;
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 264, height: 264 });
    expect(drawn.includes('canary')).toBe(false);
    const mine = (await app.call(player.token, 'Account/GetMyProfile', {})).ok;
    const card = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    expect([mine.imageUrl, card.imageUrl]).toEqual([imageUrl, imageUrl]);
    expect((await app.call(player.token, 'File/DeleteAvatar', { kind: 'account' })).status).toBe(200);
    expect((await app.call(player.token, 'Account/GetMyProfile', {})).ok.imageUrl).toBeNull();
  });

  it.each([
    '/avatars/..%2ffiles%2fx.png',
    `/avatars/${'x'.repeat(43)}.png`,
    '/avatars/x.svg',
    '/avatars/%00.png',
  ])('%s is absent, by GET and HEAD alike (spec §7, Other)', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await fetchFile(app, null, url, method);
      expect([400, 404]).toContain(answer.statusCode);
      expect(String(answer.headers['cache-control'])).not.toContain('public');
    }
  });

  it('the pictures of a portfolio player and a club are set by their own people only', async () => {
    const listed = await makeAgentPlayer(app, agent.agentId);
    expect((await setPicture(agent.token, { kind: 'player', id: listed })).status).toBe(200);
    expect((await setPicture(club.token, { kind: 'team' })).status).toBe(200);
    expect((await app.call(club.token, 'Account/GetMyProfile', {})).ok.imageUrl).toMatch(/^\/avatars\//);
    // The login and GetUserInfo answer the club's picture, too (spec §7).
    const { imageUrl } = (await app.call(club.token, 'Account/GetMyProfile', {})).ok;
    const { body } = await app.logIn(club.email, testPassword);
    expect(JSON.parse(body.user).UserImageUrl).toBe(imageUrl);
    const own = { email: club.email, password: testPassword };
    expect((await app.call(club.token, 'Account/GetUserInfo', own)).ok.userImageUrl).toBe(imageUrl);
    const stranger = await makeAgent(app);
    const otherClub = await makeTeam(app, { profile: profileType.team });
    const refused: [Person, Target, number][] = [
      [stranger, { kind: 'player', id: listed }, 404],
      [stranger, { kind: 'player', id: 999_999 }, 404],
      [club, { kind: 'team', id: otherClub }, 403],
      [agent, { kind: 'team', id: club.teamId }, 403],
      [agent, { kind: 'account', id: player.accountId }, 403],
      [await makeCoach(app), { kind: 'coachingStaff', id: 999_999 }, 403],
    ];
    for (const [person, target, status] of refused) {
      expect([target, (await setPicture(person.token, target)).status]).toEqual([target, status]);
    }
  });

  it('only a picture is accepted', async () => {
    const answer = await uploadTo(
      app,
      agent.token,
      'File/SaveAvatar',
      { kind: 'account' },
      { name: 'a.pdf', content: pdfOf(300) },
    );
    expect([answer.status, answer.code]).toEqual([400, 'PICTURE_TYPE_NOT_ALLOWED']);
  });
});

describe('the representation contract (spec §7 GenerateContractPDF, contract)', () => {
  let person: Person & { playerId: number };

  beforeAll(async () => {
    person = await makePlayerAccount(app);
    await app.services.db
      .updateTable('players')
      .set({
        name: 'Łukasz محمد',
        surname: 'Ñandú-Đorđević <b>',
        nationality: 'PL',
        address: 'ul. Długa 1',
        city: 'Kraków',
      })
      .where('id', '=', person.playerId)
      .execute();
  });

  const generate = (token: string, more: object = {}) =>
    app.app.http.inject({
      method: 'POST',
      url: '/api/Player/GenerateContractPDF',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'accept-language': 'de',
      },
      payload: JSON.stringify({ Id: person.playerId, ...more }),
    });

  it('is a real PDF with embedded fonts, built from stored data, and listed with the attachments', async () => {
    const said = { Name: 'Łukasz محمد Ñandú-Đorđević <b>', BornDate: '2003-05-20', Nationality: 'PL' };
    const first = await generate(person.token, { ...said, Address: 'ul. Długa 1' });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const pdf = first.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf).toContain('/FontFile2');
    expect(pdf).toContain('DejaVuSans');
    const listed = { parentKind: 'contract' as const, parentId: person.playerId };
    const { items } = (await app.call(person.token, 'File/GetFiles', listed)).ok;
    expect(items).toMatchObject([{ generated: true, type: 'application/pdf' }]);
    const folder = items[0]?.id as string;
    const contract = (token: string, asked: string) =>
      app.app.http.inject({
        method: 'POST',
        url: '/api/Player/contract',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ Folder: asked }),
      });
    expect((await contract(person.token, folder)).rawPayload.length).toBe(items[0]?.bytes);
    expect((await contract((await makeStaff(app)).token, folder)).statusCode).toBe(200);
    const foreign = await contract(player.token, folder);
    const absent = await contract(player.token, 'x'.repeat(43));
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    for (const path of ['../../etc/passwd', '..', 'a/b', 'a%00', '', 'x'.repeat(65)]) {
      expect([path, (await contract(person.token, path)).statusCode]).toEqual([path, 400]);
    }
  });

  it.each([
    { Name: 'Mario Rossi' },
    { BornDate: '2003-05-21' },
    { Nationality: 'IT' },
    { Address: 'Via Altrove 9' },
  ])('%j differs from the stored data, and nothing is written', async (said) => {
    const answer = await generate(person.token, said);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONTRACT_DATA_DIFFERS']);
  });

  it('is refused to others, and to them the player is absent', async () => {
    for (const stranger of [agent, player]) {
      expect((await generate(stranger.token)).statusCode).toBe(404);
      expect((await generate(stranger.token, { Id: 999_999 })).statusCode).toBe(404);
    }
  });

  it('is for adults with complete details, from the eighteenth birthday on', async () => {
    const born = (born_date: string) =>
      app.services.db.updateTable('players').set({ born_date }).where('id', '=', person.playerId).execute();
    const today = app.clock.now();
    const years = (ago: number, days: number) => {
      const day = new Date(today);
      day.setUTCFullYear(day.getUTCFullYear() - ago);
      day.setUTCDate(day.getUTCDate() + days);
      return day.toISOString().slice(0, 10);
    };
    await born(years(18, 1));
    expect((await generate(person.token)).json().code).toBe('ADULTS_ONLY');
    await born(years(18, 0));
    expect((await generate(person.token)).statusCode).toBe(200);
    await app.services.db
      .updateTable('players')
      .set({ address: '', city: '' })
      .where('id', '=', person.playerId)
      .execute();
    expect((await generate(person.token)).json().code).toBe('CONTRACT_DATA_MISSING');
  });
});

describe('unreachable files', () => {
  it('a picture that no record references is swept, and counts as not reachable', async () => {
    const { imageUrl: first } = (await setPicture(agent.token, { kind: 'account' })).ok;
    const { imageUrl: second } = (await setPicture(agent.token, { kind: 'account' })).ok;
    app.clock.advance({ days: 1, minutes: 1 });
    await sweepFiles.run(app.services, {});
    expect(await reachablePicture(app.services, first)).toBeNull();
    expect(await reachablePicture(app.services, second)).toBe(second);
    expect(await reachablePicture(app.services, 'https://elsewhere.example/a.png')).toBeNull();
    expect(await reachablePicture(app.services, 'data:image/png;base64,AAAA')).toMatch(/^data:/);
  });
});
