import { type CallerKind, callerKinds } from '@trattativa/contract/access';
import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { toWire } from '@trattativa/contract/wire-names';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from './factories/applications.ts';
import { makePair } from './factories/chat.ts';
import { makeAgentPlayer, makeOffer } from './factories/deals.ts';
import { pdfOf, uploadTo } from './factories/files.ts';
import { makeAgent, makeCoach, makePlayerAccount, makeTeamMember } from './factories/people.ts';
import { register } from './factories/registrations.ts';
import { makeTransfer } from './factories/transfers.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';
import { tokensByRole } from './stage/tokens-by-role.ts';

/**
 * Calls every endpoint that takes an id, as every kind of stranger, with a foreign id and an absent one:
 * the answers must be equal and nothing may change. New endpoints are included automatically.
 */

type Id = number | string;

let app: TestApp;
let strangers: Record<CallerKind, string | null>;
/** Ids of other people's things, by the input field that takes them. */
let foreign: Record<string, Id>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  strangers = await tokensByRole(app);
  foreign = await makeForeignThings();
  expect(Object.entries(foreign).filter(([, id]) => id === undefined)).toEqual([]);
  await app.settle();
});
afterAll(() => app.close());

async function makeForeignThings(): Promise<Record<string, Id>> {
  const [agent, player] = [await makeAgent(app), await makePlayerAccount(app)];
  const [club, coach] = [await makeTeamMember(app), await makeCoach(app)];
  const scout = await makeCoach(app, { scout: true });
  const { negotiationId, offerId } = await makeOffer(app);
  const { club: seeker, requestId } = await makeOpenRequest(app);
  const candidateId = (await applyTo(app, player.token, requestId)).ok.candidate.id;
  const note = { candidateId, text: 'Visto due volte.' };
  const noteId = (await app.call(seeker.token, 'Candidate/AddCandidateNote', note)).ok.note.id;
  const playerId = await makeAgentPlayer(app, agent.agentId, { onMarket: false });
  const search = { name: 'Mia', query: 'role=9' };
  await app.call(agent.token, 'Portfolio/SaveSearch', search).then(({ ok }) => ok);
  await app.call(club.token, 'Team/InviteTeamMember', { email: 'chiesto@test.example' }).then(({ ok }) => ok);
  const draft = { role: playerRole.attackingMidfielder } as const;
  const shortlist = { name: 'I miei portieri' };
  const upload = { parentKind: 'player', parentId: playerId } as const;
  const pdf = { name: 'referto.pdf', content: pdfOf(600) };
  const listed = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
  const terms = { startsOn: '2026-10-01', endsOn: '2027-09-30', countries: ['IT'], exclusive: false };
  const mandate = { playerId: listed, ...terms };
  const registrationId = await register(app, { playerId: listed, teamId: club.teamId });
  const ending = { registrationId, endsOn: '2027-12-31' };
  await app.call(club.token, 'Registration/ProposeEnding', ending).then(({ ok }) => ok);
  const newest = async (
    table: 'saved_searches' | 'team_invitations' | 'public_links' | 'sessions' | 'registration_endings',
  ) => {
    const of = table === 'sessions' ? sql`where account_id = ${agent.accountId}` : sql``;
    const found = await sql<{
      id: Id;
    }>`select id from ${sql.table(table)} ${of} order by 1 desc limit 1`.execute(app.services.db);
    return found.rows[0]?.id as Id;
  };
  await app
    .call(agent.token, 'Report/PublishReport', { kind: 'player', thingId: listed, groups: ['identity'] })
    .then(({ ok }) => ok);
  return {
    negotiationId,
    dealId: negotiationId,
    offerId,
    transferId: (await makeTransfer(app)).transferId,
    candidateId,
    noteId,
    playerId,
    agentPlayerId: playerId,
    teamPlayerId: playerId,
    coachingStaffPlayerId: playerId,
    thingId: playerId,
    parentId: playerId,
    mandateId: (await app.call(agent.token, 'Mandate/ProposePlayerMandate', mandate)).ok.mandate.id,
    linkId: await newest('public_links'),
    registrationId,
    endingId: await newest('registration_endings'),
    requestId,
    conversationId: await makePair(app, agent, club),
    fileId: (await uploadTo(app, agent.token, 'File/UploadFile', upload, pdf)).ok.file.id,
    draftId: (await app.call(club.token, 'Request/SaveDraft', { draft })).ok.draft.id,
    shortlistId: (await app.call(scout.token, 'Scout/SaveShortlist', shortlist)).ok.shortlist.shortlistId,
    searchId: await newest('saved_searches'),
    invitationId: await newest('team_invitations'),
    sessionId: await newest('sessions'),
    agentId: agent.agentId,
    teamId: club.teamId,
    coachingStaffId: coach.coachingStaffId,
    baseUserId: agent.accountId,
    userId: agent.accountId,
  };
}

/** Ids of public things, about which a stranger of another kind may learn something. */
const knownToOthers: Record<string, readonly CallerKind[]> = {
  requestId: ['team'],
  agentId: ['agent', 'premium'],
  teamId: ['team'],
  coachingStaffId: ['coach', 'scout'],
  baseUserId: callerKinds,
  userId: ['agent'],
};

/** The kind of private thing at a place of an input; undefined for any other field. */
function thingAt(path: string, field: string): string | undefined {
  if (field === 'id' && path.includes('SavedSearch')) return 'searchId';
  if (field === 'id' && path.endsWith('Draft')) return 'draftId';
  if (field === 'id' && /Player\b|PlayerInfo|GenerateContractPDF/.test(path)) return 'playerId';
  if (field === 'playerIds') return 'playerId';
  return Object.hasOwn(foreign, field) ? field : undefined;
}

type Place = (string | number)[];

function* idsIn(path: string, value: unknown, at: Place = []): Generator<{ at: Place; thing: string }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    const field = Array.isArray(value) ? String(at.at(-1)) : key;
    if (item !== null && typeof item === 'object') yield* idsIn(path, item, place);
    else if (!Array.isArray(value) || key === '0') {
      const thing = thingAt(path, field);
      if (thing) yield { at: place, thing };
    }
  }
}

function withId(input: unknown, at: Place, id: Id): unknown {
  const copy = structuredClone(input) as Record<string | number, unknown>;
  let inner = copy;
  for (const key of at.slice(0, -1)) inner = inner[key] as Record<string | number, unknown>;
  inner[at.at(-1) as string] = id;
  return copy;
}

const absent = (id: Id): Id =>
  typeof id === 'number'
    ? 987_654_321
    : id.includes('-') && id.length === 36
      ? crypto.randomUUID()
      : 'x'.repeat(43);

const privateTables = [
  ...[
    'players',
    'negotiations',
    'offers',
    'transfers',
    'candidates',
    'candidate_notes',
    'requests',
    'request_drafts',
    'files',
  ],
  ...[
    'scout_shortlists',
    'saved_searches',
    'team_invitations',
    'conversation_members',
    'agents',
    'teams',
    'mandates',
  ],
  ...['coaching_staff', 'public_links', 'player_experiences', 'player_evaluations', 'idempotency_keys'],
];

/** A checksum of each private table. */
async function everythingPrivate(): Promise<string> {
  const sums = await Promise.all(
    privateTables.map((table) =>
      sql<{ sum: string }>`
        select ${table} || md5(coalesce(string_agg(t::text, e'\n' order by t::text), '')) as sum from ${sql.table(table)} t`.execute(
        app.services.db,
      ),
    ),
  );
  return sums.map(({ rows }) => rows[0]?.sum).join();
}

const withIds = (Object.values(endpoints) as Endpoint[]).filter(
  ({ upload, example }) =>
    !upload && example.input !== null && Object.keys(example.input as object).length > 0,
);

describe('a stranger with a foreign id', () => {
  it('gets the answer for an absent one from every call, and changes nothing', async () => {
    const before = await everythingPrivate();
    const differences: unknown[] = [];
    let compared = 0;
    for (const { path, who, example } of withIds) {
      for (const { at, thing } of idsIn(path, example.input)) {
        for (const kind of callerKinds) {
          if (['guest', 'staff', 'admin'].includes(kind) || ['denied', 'all', 'names'].includes(who[kind]))
            continue;
          const among = knownToOthers[thing];
          if (among && (who[kind] !== 'own' || !among.includes(kind))) continue;
          const ask = async (id: Id) => {
            const answer = await app.post(strangers[kind], path, toWire(withId(example.input, at, id)));
            return answer.status < 400
              ? [answer.status, JSON.stringify(answer.ok)]
              : [answer.status, answer.problem.code, answer.problem.errors];
          };
          const id = foreign[thing] as Id;
          const [theirs, none] = [await ask(id), await ask(absent(id))];
          compared += 1;
          if (JSON.stringify(theirs) !== JSON.stringify(none))
            differences.push([path, at.join('.'), kind, theirs, none]);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(380);
    expect(await everythingPrivate()).toBe(before);
  }, 120_000);
});
