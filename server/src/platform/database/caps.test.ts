import { maxCareerEntries } from '@trattativa/contract/people/players/career';
import { maxSavedSearches } from '@trattativa/contract/people/portfolios/saved-search-endpoints';
import { maxShortlists } from '@trattativa/contract/people/scouts/scout';
import { maxGroupMembers } from '@trattativa/contract/room/chat/conversation-fields';
import { maxStandardMessages } from '@trattativa/contract/room/standard-messages/standard-message';
import { maxEnquiriesPerDay } from '@trattativa/domain/deals/enquiry';
import { maxConsentMailsPerAddress, maxConsentMailsPerDay } from '@trattativa/domain/deals/proposal-consent';
import { defaultSettings } from '@trattativa/domain/identity/platform-settings';
import { maxNotes } from '@trattativa/domain/market/application-limits';
import { maxPutForward } from '@trattativa/domain/market/request-answers';
import { maxDrafts } from '@trattativa/domain/market/request-limits';
import { maxMandateMailsPerAddress } from '@trattativa/domain/people/mandate-ways';
import { maxWatched, maxWatchNotes } from '@trattativa/domain/people/watching/watch-stages';
import { maxFiles, maxUnsentFiles } from '@trattativa/domain/platform/file-limits';
import { maxContractDrafts } from '@trattativa/domain/representation/contract-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeCoach } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';
import { maxCodesAnHour } from '../../identity/accounts/jobs/mail-account-link.ts';
import {
  maxPerDay as invitationsOfAClub,
  maxPerDayToAddress as invitationsOfAClubToAnAddress,
} from '../../people/teams/claims/invite-team-member.ts';
import { maxPerDay as claimsOfAClub } from '../../people/teams/claims/start-team-claim.ts';
import {
  maxPerDay as claimsOfARecord,
  maxPerDayToMailbox,
} from '../../representation/claims/invite-to-claim.ts';

const maxRecipients = defaultSettings.recipients;

/** For each cap: the limit in the contract, and the values of an owner's n-th row. */
const caps: Record<string, [max: number, table: string, columns: string, row: (n: number) => string]> = {
  cap_saved_searches: [
    maxSavedSearches,
    'saved_searches',
    'account_id, name, query, created_at',
    (n) => `9001, 'Search ${n}', '', now()`,
  ],
  cap_shortlists: [
    maxShortlists,
    'scout_shortlists',
    'coaching_staff_id, name, created_at, updated_at',
    (n) => `9001, 'List ${n}', now(), now()`,
  ],
  // Table that nodes of the previous release write.
  cap_team_shortlist: [
    maxWatched,
    'team_shortlist',
    'team_id, player_id, added_at',
    (n) => `9001, ${9001 + n}, now()`,
  ],
  cap_watched_by_team: [
    maxWatched,
    'watched_players',
    'team_id, player_id, added_at, changed_at',
    (n) => `9002, ${9001 + n}, now(), now()`,
  ],
  cap_watched_by_agent: [
    maxWatched,
    'watched_players',
    'agent_id, player_id, added_at, changed_at',
    (n) => `9001, ${9001 + n}, now(), now()`,
  ],
  cap_watch_notes: [
    maxWatchNotes,
    'watch_notes',
    'watched_id, text, created_at',
    () => `900001, 'Note', now()`,
  ],
  cap_files: [maxFiles, 'files', fileColumns(), (n) => fileRow('player', n)],
  cap_unsent_files: [maxUnsentFiles, 'files', fileColumns(), (n) => fileRow('unsent', n)],
  cap_notes: [maxNotes, 'candidate_notes', 'candidate_id, text, created_at', () => `9001, 'Note', now()`],
  cap_contract_drafts: [
    maxContractDrafts,
    'contract_drafts',
    'player_id, version, file_id, settings_version, activation_cents, final_prices, months, language, created_at',
    (n) => `9001, ${n + 1}, '${fileId('draft', n)}', 1, 1800, '{}', 12, 'it', now()`,
  ],
  cap_drafts: [
    maxDrafts,
    'request_drafts',
    'team_id, content, created_at, updated_at',
    () => `9001, '{}', now(), now()`,
  ],
  cap_drafts_without_club: [
    maxDrafts,
    'request_drafts',
    'created_by, agent_id, content, created_at, updated_at',
    () => `9001, 9001, '{}', now(), now()`,
  ],
  cap_group_members: [
    maxGroupMembers,
    'conversation_members',
    'conversation_id, account_id, joined_at',
    (n) => `9001, ${9001 + n}, now()`,
  ],
  cap_standard_messages: [
    maxStandardMessages,
    'standard_messages',
    'type, language, place, text',
    (n) => `3, 'de', ${1000 + n}, 'Text ${n}'`,
  ],
  cap_experiences: [
    maxCareerEntries,
    'player_experiences',
    'player_id, club_name',
    (n) => `9001, 'Club ${n}'`,
  ],
  cap_request_teams: [
    maxRecipients.clubs,
    'request_recipients',
    'request_id, team_id, added_at',
    (n) => `9001, ${9001 + n}, now()`,
  ],
  cap_request_agents: [
    maxRecipients.agents,
    'request_recipients',
    'request_id, agent_id, added_at',
    (n) => `9001, ${9001 + n}, now()`,
  ],
  cap_request_coaching_staff: [
    maxRecipients.coachingStaff,
    'request_recipients',
    'request_id, coaching_staff_id, added_at',
    (n) => `9001, ${9001 + n}, now()`,
  ],
  cap_put_forward: [
    maxPutForward,
    'request_answer_players',
    'recipient_id, player_id',
    (n) => `9001, ${9001 + n}`,
  ],
  cap_proposal_clubs: [
    maxRecipients.clubs,
    'negotiations',
    'proposal_id, player_id, team_id, waiting_since, last_activity_at, created_at, changed_at',
    (n) => `9001, 9001, ${9001 + n}, now(), now(), now(), now()`,
  ],
  cap_unconfirmed_proposals: [
    defaultSettings.proposals.unconfirmed,
    'proposals',
    'player_id, proposer_account_id, agent_id, level, price_cents, immediate_availability, consent, created_at',
    () => `9001, 9001, 9001, 3, 0, false, 'waits', now()`,
  ],
  cap_enquiries: [
    maxEnquiriesPerDay,
    'enquiries',
    'negotiation_id, team_id, kind, season, answer_by, asked_at',
    (n) => `${9001 + n}, 9001, 'free', 2026, '2026-10-01', now()`,
  ],
  cap_record_invitations: [
    claimsOfARecord,
    'claim_invitations',
    claimColumns(),
    (n) => claimRow(9001, `p${n}@test.example`),
  ],
  cap_invitations_to_address: [
    maxPerDayToMailbox,
    'claim_invitations',
    claimColumns(),
    (n) => claimRow(9002 + n, 'one@test.example'),
  ],
  cap_consent_requests: [
    maxConsentMailsPerDay,
    'consent_requests',
    consentColumns(),
    (n) => consentRow(9001, `p${n}@test.example`),
  ],
  cap_consent_requests_to_address: [
    maxConsentMailsPerAddress,
    'consent_requests',
    consentColumns(),
    (n) => consentRow(9002 + n, 'one@test.example'),
  ],
  cap_mandate_mails_to_address: [
    maxMandateMailsPerAddress,
    'mandates',
    'agent_id, player_id, proposed_by_agent, starts_on, ends_on, exclusive, stated_email, created_at, updated_at',
    (n) =>
      `9001, ${9002 + n}, true, '2026-10-01', '2027-09-30', false, 'one+${n}@test.example', now(), now()`,
  ],
  cap_team_invitations: [
    invitationsOfAClub,
    'team_acts',
    'team_id, kind, details, at',
    (n) => `9001, 'memberInvited', '{"about": "m${n}@test.example"}', now()`,
  ],
  cap_team_invitations_to_address: [
    invitationsOfAClubToAnAddress,
    'team_acts',
    'team_id, kind, details, at',
    () => `9002, 'memberInvited', '{"about": "one@test.example"}', now()`,
  ],
  cap_team_claims: [claimsOfAClub, 'team_acts', 'team_id, kind, at', () => `9001, 'claimStarted', now()`],
  cap_account_links: [
    maxCodesAnHour,
    'account_codes',
    'hash, account_id, purpose, created_at, expires_at',
    (n) => `decode(md5('${n}'), 'hex'), 9001, 'reset', now(), now()`,
  ],
};

function fileColumns(): string {
  return 'id, parent_kind, parent_id, name, type, bytes, sha256, uploaded_by, created_at';
}

function fileId(kind: string, n: number): string {
  return `${kind}${n}`.padEnd(43, 'x');
}

function fileRow(kind: string, n: number): string {
  return `'${fileId(kind, n)}', '${kind}', 9001, 'a.pdf', 'application/pdf', 1, '${'a'.repeat(64)}', 9001, now()`;
}

function claimColumns(): string {
  return 'player_id, email, language, invited_at, expires_at, status, closed_at';
}

function claimRow(playerId: number, email: string): string {
  return `${playerId}, '${email}', 'it', now(), now(), 'declined', now()`;
}

function consentColumns(): string {
  return 'proposal_id, asked, email, language, asked_at, expires_at, closed_at';
}

function consentRow(proposalId: number, email: string): string {
  return `${proposalId}, 'player', '${email}', 'it', now(), now() + interval '1 day', now()`;
}

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  // Inserts the owners only, without their own dependencies.
  await app.services.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const many = sql`generate_series(9001, 9700) as n`;
    await sql`insert into accounts (id, email, password_hash, name, profile, terms_version, terms_accepted_at, created_at)
      overriding system value select n, n || '@test.example', '', 'A', 0, '', now(), now() from ${many}`.execute(
      tx,
    );
    await sql`insert into teams (id, name, profile, country, city, created_at, updated_at)
      overriding system value select n, 'T', 5, 'IT', 'Padova', now(), now() from ${many}`.execute(tx);
    await sql`insert into agents (id, account_id, updated_at)
      overriding system value select n, n, now() from ${many}`.execute(tx);
    await sql`insert into coaching_staff (id, account_id, updated_at)
      overriding system value select n, n, now() from ${many}`.execute(tx);
    await sql`insert into players (id, profile, agent_id, name, surname, created_at, updated_at)
      overriding system value select n, 3, 9001, 'P', 'S', now(), now() from ${many}`.execute(tx);
    await sql`insert into files (id, parent_kind, parent_id, name, type, bytes, generated, sha256, uploaded_by, created_at)
      select rpad('draft' || n, 43, 'x'), 'contract', 9001, 'a.pdf', 'application/pdf', 1, true, ${'a'.repeat(64)}, 9001, now()
      from generate_series(0, 200) as n`.execute(tx);
    await sql`insert into requests (id, team_id, season, role, level, country, city, created_at, updated_at)
      overriding system value values (9001, 9001, 2026, 9, 3, 'IT', 'Padova', now(), now())`.execute(tx);
    await sql`insert into watched_players (id, team_id, player_id, added_at, changed_at)
      overriding system value values (900001, 9003, 9001, now(), now())`.execute(tx);
    await sql`insert into request_recipients (id, request_id, team_id, added_at)
      overriding system value values (9001, 9002, 9700, now())`.execute(tx);
    await sql`insert into request_answers (recipient_id, fits, answered_at, changed_at)
      values (9001, true, now(), now())`.execute(tx);
    await sql`insert into candidates (id, request_id, player_id, source, status, terms_version, terms_accepted_at, created_at, changed_at)
      overriding system value values (9001, 9001, 9001, 'profile', 0, '', now(), now(), now())`.execute(tx);
    await sql`insert into conversations (id, type, is_group, last_message_at, created_at)
      overriding system value values (9001, 3, true, now(), now())`.execute(tx);
    await sql`insert into proposals (id, player_id, proposer_account_id, level, created_at)
      overriding system value select n, 9001, 9001, 3, now() from ${many}`.execute(tx);
    await sql`insert into negotiations (id, proposal_id, player_id, team_id, status, cause, waiting_since, last_activity_at, created_at, changed_at)
      overriding system value select n, 9002, n, n, 3, 'lapsed', now(), now(), now(), now() from ${many}`.execute(
      tx,
    );
  });
});
afterAll(() => app.close());

describe('the caps', () => {
  it('the caps of the database are those of this table, with the limits of the contract', async () => {
    const found = await sql<{ cap: string; max: number }>`
      select distinct args[1] as cap, args[2]::int as max from (
        select string_to_array(encode(tgargs, 'escape'), '\\000') as args from pg_trigger
        where tgfoid = 'hold_cap'::regproc) as t order by 1`.execute(app.services.db);
    const here = Object.entries(caps).map(([cap, [max]]) => ({ cap, max }));
    expect(found.rows).toEqual(here.sort((a, b) => (a.cap < b.cap ? -1 : 1)));
  });

  it.each(Object.entries(caps))('%s holds for concurrent inserts', async (cap, described) => {
    const [max, table, columns, row] = described;
    const { db } = app.services;
    const before = await sql<{ id: number }>`
      select count(*)::int as id from standard_messages where type = 3 and language = 'de'`.execute(db);
    const here = cap === 'cap_standard_messages' ? (before.rows[0]?.id ?? 0) : 0;
    const many = Array.from({ length: Math.max(60, max + 10) }, (_, n) => n);
    const outcomes = await Promise.allSettled(
      many.map((n) => sql.raw(`insert into ${table} (${columns}) values (${row(n)})`).execute(db)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(new Set(refused.map(({ code, constraint }) => `${code} ${constraint}`))).toEqual(
      new Set([`23514 ${cap}`]),
    );
    expect(outcomes.length - refused.length).toBe(max - here);
  });
});

describe('sixty concurrent calls', () => {
  const sixty = Array.from({ length: 60 }, (_, n) => n);

  it('leave fifty saved searches', async () => {
    const { token } = await makeAgent(app);
    const answers = await sendTogether(
      app,
      sixty.map((n) => ({
        token,
        path: 'Portfolio/SaveSearch',
        input: { name: `Search ${n}`, query: 'a=1' },
      })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(10);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'TOO_MANY_SAVED_SEARCHES' });
  });

  it('leave fifty shortlists, and restoring a deleted one does not add another', async () => {
    const { token } = await makeCoach(app, { scout: true });
    const save = (n: number) => ({ token, path: 'Scout/SaveShortlist', input: { name: `List ${n}` } });
    const answers = await sendTogether(app, sixty.map(save));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(10);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ code: 'tooMany' }] });
    const { items } = (await app.call(token, 'Scout/GetShortlists', {})).ok;
    const shortlistId = items[0]?.shortlistId as number;
    await app.call(token, 'Scout/DeleteShortlist', { shortlistId });
    expect((await app.call(token, 'Scout/SaveShortlist', { name: 'Another' })).status).toBe(200);
    const restored = await app.call(token, 'Scout/RestoreShortlist', { shortlistId });
    expect(restored.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ code: 'tooMany' }] });
  });
});
