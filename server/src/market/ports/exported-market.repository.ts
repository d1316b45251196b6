import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';
import { recordsOf } from '../../people/players.ts';

/** The parts of the copy of one's data about requests and applications. */
export const exportedMarket: ExportedParts<
  'quiz' | 'answersToRequests' | 'applications' | 'candidateNotes' | 'requests' | 'requestDrafts'
> = {
  quiz: ({ accountId }) => sql`select to_jsonb(q) as row from quizzes q where account_id = ${accountId}`,
  answersToRequests: ({ agentId, coachingStaffId }) => sql`
      select jsonb_build_object('requestId', x.request_id, 'fits', w.fits, 'reason', w.reason_code, 'sentence', w.sentence,
        'at', w.answered_at) as row
      from request_answers w join request_recipients x on x.id = w.recipient_id
      where x.agent_id = ${agentId}::bigint or x.coaching_staff_id = ${coachingStaffId}::bigint`,
  applications: ({ accountId }) => sql`
      select jsonb_build_object('requestId', request_id, 'playerId', player_id, 'source', source, 'status', status,
        'temporary', temporary, 'reason', reason, 'reasonText', reason_text, 'termsVersion', terms_version,
        'appliedAt', created_at, 'changedAt', changed_at) as row
      from candidates
      where person_id = ${accountId} or applicant_id = ${accountId} or player_id in (${recordsOf(accountId)})`,
  candidateNotes: ({ accountId }) => sql`
      select jsonb_build_object('candidateId', candidate_id, 'text', text, 'at', created_at) as row
      from candidate_notes where author_id = ${accountId}`,
  requests: ({ accountId }) => sql`select to_jsonb(r) as row from requests r where created_by = ${accountId}`,
  requestDrafts: ({ accountId }) => sql`
      select jsonb_build_object('content', content, 'createdAt', created_at, 'updatedAt', updated_at) as row
      from request_drafts where created_by = ${accountId}`,
};
