import type { TransferAct } from '@trattativa/contract/deals/transfers/transfer';
import type { Agreement, TransferState } from '@trattativa/domain/deals/transfers/agreement';
import type { TransferSide } from '@trattativa/domain/deals/transfers/transfer-sides';
import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import type { Columns } from '../../platform/database/database.ts';
import type { NegotiationRow, ProposedTeam } from '../negotiations/negotiation.ts';

/** A transfer with the revision in force, as stored; amounts in euro cents. */
export interface StoredTransfer
  extends Columns<
    'transfers',
    | 'id'
    | 'negotiation_id'
    | 'engaging_team_id'
    | 'releasing_team_id'
    | 'revision'
    | 'terms_hash'
    | 'engaging_signed_hash'
    | 'releasing_signed_hash'
    | 'version'
    | 'waiting_since'
    | 'created_at'
    | 'changed_at'
  > {
  state: TransferState;
  written_by: TransferSide;
  /** Terms in force. */
  terms: TransferTerms;
  releasing_team: ProposedTeam;
}

/** A transfer with the negotiation that it belongs to: its player, and the engaging club. */
export interface TransferRow extends StoredTransfer {
  negotiation: NegotiationRow;
}

export interface TransferRevisionRow extends Columns<'transfer_revisions', 'number' | 'at' | 'terms_hash'> {
  by_side: TransferSide;
  /** Null when staff wrote it. */
  actor_name: string | null;
  terms: TransferTerms;
}

/** One step of the timeline. */
export interface TransferChangeRow
  extends Columns<'transfer_changes', 'version' | 'at' | 'revision' | 'note'> {
  act: TransferAct;
  by_side: TransferSide | 'staff';
  actor_name: string | null;
}

/** Where the two clubs stand, as the rules see it. */
export function agreementOf(
  row: Pick<
    StoredTransfer,
    'state' | 'written_by' | 'terms_hash' | 'engaging_signed_hash' | 'releasing_signed_hash'
  >,
): Agreement {
  return {
    state: row.state,
    writtenBy: row.written_by,
    hash: row.terms_hash,
    signed: { engaging: row.engaging_signed_hash, releasing: row.releasing_signed_hash },
  };
}
