import type { Transfer, TransferItem, TransferRevision } from '@trattativa/contract/deals/transfers/transfer';
import { whoseTurn } from '@trattativa/domain/deals/transfers/agreement';
import { inEuros } from '@trattativa/domain/deals/transfers/transfer-terms';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { ProposedTeam } from '../negotiations/negotiation.ts';
import { presentProposedPlayer } from '../negotiations/present-negotiation.ts';
import {
  agreementOf,
  type TransferChangeRow,
  type TransferRevisionRow,
  type TransferRow,
} from './transfer.ts';
import { abilitiesOf } from './transfers.policy.ts';

/** A transfer in a club's list. */
export function presentTransferItem(
  transfer: TransferRow,
  side: TransferItem['side'],
  today: string,
): TransferItem {
  const agreement = agreementOf(transfer);
  const { comments: _, ...terms } = inEuros(transfer.terms);
  return {
    id: transfer.id,
    negotiationId: transfer.negotiation_id,
    version: transfer.version,
    state: transfer.state,
    side,
    turn: whoseTurn(agreement),
    waitingSince: transfer.waiting_since.toISOString(),
    changedAt: transfer.changed_at.toISOString(),
    createdAt: transfer.created_at.toISOString(),
    player: presentProposedPlayer(assertFound(transfer.negotiation.player), today),
    engagingClub: presentClub(transfer.negotiation.team),
    releasingClub: presentClub(transfer.releasing_team),
    revision: transfer.revision,
    writtenBy: transfer.written_by,
    termsHash: transfer.terms_hash,
    signed: {
      engaging: agreement.signed.engaging !== null,
      releasing: agreement.signed.releasing !== null,
    },
    kind: terms.kind,
    compensation: terms.compensation,
    terms,
  };
}

/** A transfer on its own page, with the side's abilities. */
export function presentTransfer(
  transfer: TransferRow,
  side: TransferItem['side'],
  parts: {
    revisions: readonly TransferRevisionRow[];
    changes: readonly TransferChangeRow[];
    percents: Transfer['percents'];
  },
  today: string,
): Transfer {
  return {
    ...presentTransferItem(transfer, side, today),
    revisions: parts.revisions.map(presentRevision),
    timeline: parts.changes.map((change) => ({
      version: change.version,
      at: change.at.toISOString(),
      act: change.act,
      by: change.by_side,
      actorName: change.actor_name,
      revision: change.revision,
      note: change.note,
    })),
    percents: parts.percents,
    can: abilitiesOf(side, transfer),
  };
}

/** A club as the parties of a deal see it. */
export function presentClub(team: ProposedTeam): TransferItem['engagingClub'] {
  const { league_name, image_url, ...facts } = team;
  return { ...facts, leagueName: league_name, imageUrl: image_url };
}

function presentRevision(revision: TransferRevisionRow): TransferRevision {
  return {
    number: revision.number,
    by: revision.by_side,
    actorName: revision.actor_name,
    at: revision.at.toISOString(),
    termsHash: revision.terms_hash,
    terms: inEuros(revision.terms),
  };
}
