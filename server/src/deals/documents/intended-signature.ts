import { dealDocumentParents, documentParents } from '@trattativa/contract/deals/closing/document-parents';
import type { DocumentKind } from '@trattativa/domain/deals/closing/documents';
import { listFilesOfKinds } from '../../files/uploads.ts';
import type { DealConditions, IntendedSignature } from '../../people/registrations.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { feeOfDeal } from '../fee-of-deal.ts';
import { readAgreedContract } from '../ports/agreed-contract.repository.ts';
import { listMarked } from './documents.repository.ts';

/** The signature that a negotiation leads to, with all that the deal says of it. */
export async function intendedSignature(
  services: Services,
  db: Queryable,
  { id, team }: { id: number; team: { id: number } },
  playerId: number,
): Promise<IntendedSignature> {
  const at = services.clock.now();
  return {
    playerId,
    teamId: team.id,
    agreed: await readAgreedContract(db, { negotiationId: id }, at),
    conditions: await readConditions(services, db, id),
    at,
  };
}

async function readConditions(
  services: Services,
  db: Queryable,
  negotiationId: number,
): Promise<DealConditions> {
  const marked = await listMarked(db, negotiationId);
  const files = await listFilesOfKinds(db, dealDocumentParents, negotiationId);
  const hasFile = (kind: DocumentKind) => files.some((file) => file.parent_kind === documentParents[kind]);
  return {
    documents: {
      guardian: marked.includes('guardian') || hasFile('guardian'),
      // What nobody can read protects neither a minor nor the present club.
      minorApproval: hasFile('minorApproval'),
      notice: hasFile('notice'),
    },
    fee: await feeOfDeal.get()(services, db, negotiationId),
  };
}
