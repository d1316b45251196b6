import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';
import { sqlProfile } from '../../identity/sql-names.ts';
import { recordsOf } from '../players/players.repository.ts';

/** The parts of the copy of one's data about players, agents, coaches and clubs. */
export const exportedPeople: ExportedParts<
  | 'ownRecords'
  | 'recordsKeptByOthers'
  | 'career'
  | 'registrations'
  | 'registrationEndings'
  | 'evaluationsReceived'
  | 'evaluationsGiven'
  | 'agent'
  | 'licence'
  | 'coachingStaff'
  | 'club'
  | 'watchList'
  | 'watchNotes'
  | 'savedSearches'
  | 'shortlists'
> = {
  ownRecords: ({ accountId }) =>
    sql`select to_jsonb(p) as row from players p where account_id = ${accountId} and profile = ${sqlProfile.player}`,
  recordsKeptByOthers: ({ accountId }) => sql`
      select to_jsonb(p) - 'comments' - 'commission_fee_min_cents' - 'commission_fee_max_cents' as row
      from players p where account_id = ${accountId} and profile <> ${sqlProfile.player}`,
  career: ({ accountId }) => sql`
      select to_jsonb(e) as row from player_experiences e where player_id in (${recordsOf(accountId)})`,
  registrations: ({ accountId }) => sql`
      select to_jsonb(r) - 'recorded_by' as row from registrations r
      where player_id in (${recordsOf(accountId)})
        or coaching_staff_id in (select id from coaching_staff where account_id = ${accountId})`,
  // What two clubs propose to each other about a loan is theirs.
  registrationEndings: ({ accountId }) => sql`
      select to_jsonb(e) - 'proposer_id' - 'closed_by' as row
      from registration_endings e join registrations r on r.id = e.registration_id
      where e.proposer_id = ${accountId} or (r.player_id in (${recordsOf(accountId)}) and r.kind <> 'loan')`,
  evaluationsReceived: ({ accountId }) => sql`
      select jsonb_build_object('evaluatorRole', evaluator_role, 'marks', marks, 'at', evaluated_at) as row
      from player_evaluations where player_id in (${recordsOf(accountId)})`,
  evaluationsGiven: ({ accountId }) => sql`
      select jsonb_build_object('playerId', player_id, 'marks', marks, 'at', evaluated_at) as row
      from player_evaluations where account_id = ${accountId}`,
  agent: ({ accountId }) => sql`select to_jsonb(g) as row from agents g where account_id = ${accountId}`,
  licence: ({ agentId }) => sql`
      select to_jsonb(l) - 'decided_by' as row from agent_licences l where l.agent_id = ${agentId}::bigint`,
  coachingStaff: ({ accountId }) =>
    sql`select to_jsonb(c) as row from coaching_staff c where account_id = ${accountId}`,
  club: ({ accountId }) => sql`
      select jsonb_build_object('teamId', t.id, 'name', t.name, 'isOwner', m.is_owner, 'joinedAt', m.joined_at) as row
      from team_members m join teams t on t.id = m.team_id where m.account_id = ${accountId}`,
  watchList: ({ agentId }) => sql`
      select jsonb_build_object('playerId', w.player_id, 'stage', w.stage, 'addedAt', w.added_at) as row
      from watched_players w where w.agent_id = ${agentId}::bigint and w.removed_at is null`,
  watchNotes: ({ accountId }) => sql`
      select jsonb_build_object('playerId', w.player_id, 'text', x.text, 'at', x.created_at) as row
      from watch_notes x join watched_players w on w.id = x.watched_id
      where x.author_id = ${accountId} and x.deleted_at is null`,
  savedSearches: ({ accountId }) =>
    sql`select jsonb_build_object('name', name, 'query', query) as row from saved_searches where account_id = ${accountId}`,
  shortlists: ({ coachingStaffId }) => sql`
      select jsonb_build_object('name', s.name, 'createdAt', s.created_at) as row
      from scout_shortlists s where coaching_staff_id = ${coachingStaffId}::bigint`,
};
