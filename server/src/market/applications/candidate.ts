import type { RejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import type { ApplicationSource, CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { CandidateMover } from '@trattativa/domain/market/candidate-transitions';
import type { Columns } from '../../platform/database/database.ts';

/** A candidate as stored, with the club and agent of its request. */
export interface CandidateRow
  extends Columns<
    'candidates',
    | 'id'
    | 'request_id'
    | 'player_id'
    | 'temporary'
    | 'reason_text'
    | 'shortlisted'
    | 'version'
    | 'created_at'
    | 'changed_at'
  > {
  source: ApplicationSource;
  status: CandidateStatus;
  reason: RejectionReason | null;
  team_id: number;
  /** The agent who published the request for the club. */
  agent_id: number | null;
  /** The number of notes of the club. */
  notes: number;
}

/** One step of the timeline. */
export interface CandidateMoveRow
  extends Columns<'candidate_moves', 'version' | 'at' | 'temporary' | 'reason_text'> {
  from_status: CandidateStatus | null;
  to_status: CandidateStatus;
  by_side: CandidateMover;
  reason: RejectionReason | null;
}

export interface CandidateNoteRow extends Columns<'candidate_notes', 'id' | 'created_at' | 'text'> {
  author_name: string;
}
