import { documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { type DocumentKind, documentKinds } from '@trattativa/domain/deals/closing/documents';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { FileParent, FileRights } from '../../files/attachment-kinds.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mayKnow, type NegotiationRow } from '../negotiations/negotiation.ts';
import { sideOf } from '../negotiations/negotiations.policy.ts';
import { findNegotiation, listDealAccounts } from '../negotiations/negotiations.repository.ts';
import { negotiationIds } from '../ports/deal-ids.repository.ts';
import type { TransferRow } from '../transfers/transfer.ts';
import { findTransferOfNegotiation, listTransferAccounts } from '../transfers/transfers.repository.ts';
import { documentRights, readNeededDocuments } from './needed-documents.ts';

/** What the two clubs of a negotiation's player agreed on; null: nothing yet. */
async function findAgreed(db: Queryable, negotiationId: number): Promise<TransferRow | null> {
  const transfer = await findTransferOfNegotiation(db, negotiationId);
  return transfer?.state === 'agreed' ? transfer : null;
}

/** The releasing club is no party of the negotiation: once the clubs agreed it brings its nulla osta, and reads no other document. */
async function rightsOfReleasing(
  db: Queryable,
  actor: Actor,
  { id, status }: NegotiationRow,
  kind: DocumentKind,
): Promise<FileRights | null> {
  if (kind !== 'nullaOsta' || actor.teamId === null || status === negotiationStatus.rejected) return null;
  const agreed = await findAgreed(db, id);
  return agreed?.releasing_team_id === actor.teamId ? { add: true, remove: 'own' } : null;
}

/** The files of one document of a deal; only one that the deal needs takes new ones. */
function documentParent(kind: DocumentKind): FileParent {
  return {
    ids: negotiationIds,
    async rights({ db, clock }, actor, id) {
      const negotiation = await findNegotiation(db, id);
      if (!negotiation) throw new AppError('NOT_FOUND');
      const now = clock.now();
      const side = sideOf(actor, negotiation);
      const rights = side
        ? documentRights(actor, { negotiation, side }, kind, dayOf(now))
        : await rightsOfReleasing(db, actor, negotiation, kind);
      if (!rights) throw new AppError('NOT_FOUND');
      const needed = await readNeededDocuments(db, negotiation, now);
      return { ...rights, add: rights.add && needed.some((document) => document.kind === kind) };
    },
    async audience(tx, id, today) {
      const negotiation = await findNegotiation(tx, id);
      if (!negotiation) return [];
      const agreed = kind === 'nullaOsta' ? await findAgreed(tx, id) : null;
      return [
        ...(await listDealAccounts(tx, id, mayKnow(negotiation, today))),
        ...(agreed ? await listTransferAccounts(tx, agreed.id) : []),
      ];
    },
  };
}

/** A parent of files for each document of a deal. */
export const documentAttachments = Object.fromEntries(
  documentKinds.map((kind) => [documentParents[kind], documentParent(kind)]),
) as Record<(typeof documentParents)[DocumentKind], FileParent>;
