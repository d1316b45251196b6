import type { ApplicationSource } from '@trattativa/domain/market/application-sources';
import type { RejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import type { CandidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { CandidateMover } from '@trattativa/domain/market/candidate-transitions';

/** A candidate as the database keeps it, with whose request it is about. */
export interface CandidateRow {
  id: number;
  request_id: number;
  player_id: number;
  source: ApplicationSource;
  status: CandidateStatus;
  temporary: boolean;
  reason: RejectionReason | null;
  reason_text: string;
  shortlisted: boolean;
  version: number;
  created_at: Date;
  changed_at: Date;
  team_id: number;
  /** The agent who published the request for the club. */
  agent_id: number | null;
  /** How many notes the club keeps. */
  notes: number;
}

/** One step of the timeline. */
export interface CandidateMoveRow {
  version: number;
  at: Date;
  from_status: CandidateStatus | null;
  to_status: CandidateStatus;
  temporary: boolean;
  by_side: CandidateMover;
  reason: RejectionReason | null;
  reason_text: string;
}

export interface CandidateNoteRow {
  id: number;
  created_at: Date;
  author_name: string;
  text: string;
}
