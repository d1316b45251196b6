import { dealDocumentParents, documentParents } from '@trattativa/contract/deals/closing/document-parents';
import type { DocumentKind } from '@trattativa/domain/deals/closing/documents';
import { listFilesOfKinds } from '../../files/uploads.ts';
import type {
  AgreedContract,
  DealConditions,
  IntendedEngagement,
  IntendedSignature,
} from '../../people/registrations.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { feeOfDeal } from '../fee-of-deal.ts';
import { rolesOfDeal } from '../fee-sheet/agree-to-sheet.ts';
import type { SheetDeal } from '../fee-sheet/sheet-deal.ts';
import { listLifts } from '../lifts/lifts.repository.ts';
import { type EngagingClub, readTransferPieces } from '../moves/read-transfer-pieces.ts';
import { readAgreedContract } from '../ports/agreed-contract.repository.ts';
import { isToldHere } from '../present-club/is-told-here.ts';
import { listMarked } from './documents.repository.ts';

/** The signature that a negotiation leads to, with all that the deal says of it. */
export async function intendedSignature(
  services: Services,
  db: Queryable,
  { id, team }: { id: number; team: EngagingClub },
  playerId: number,
): Promise<IntendedSignature> {
  const at = services.clock.now();
  const agreed = await readAgreedContract(db, { negotiationId: id }, at);
  const loan = agreed.loan && (await loanPiece(services, db, { playerId, engaging: team, agreed, at }));
  return {
    playerId,
    teamId: team.id,
    agreed,
    conditions: { ...(await readConditions(services, db, { negotiationId: id, playerId, at })), loan },
    at,
  };
}

/** The signature of a member of coaching staff that a negotiation leads to. */
export async function intendedEngagement(
  services: Services,
  db: Queryable,
  deal: SheetDeal & { level: number | null },
  coachingStaffId: number,
): Promise<IntendedEngagement> {
  const at = services.clock.now();
  const { id, team } = deal;
  const agreed = await readAgreedContract(db, { negotiationId: id }, at);
  const fee = await feeOfDeal.get()(services, db, id);
  const roles = await rolesOfDeal(services, db, deal);
  const level = agreed.level ?? deal.level;
  return { coachingStaffId, teamId: team.id, agreed, level, fee, roles, at };
}

/** The loan on which the clubs agreed, as the rules ask for it. */
async function loanPiece(
  { rules }: Pick<Services, 'rules'>,
  db: Queryable,
  {
    playerId,
    engaging,
    agreed,
    at,
  }: { playerId: number; engaging: EngagingClub; agreed: AgreedContract; at: Date },
): Promise<DealConditions['loan']> {
  const { releasedBy, loan } = agreed;
  if (!releasedBy) return null;
  const releasing = { id: releasedBy.teamId, name: releasedBy.clubName };
  const terms = { kind: 'loan', until: loan?.until ?? null } as const;
  const pieces = await readTransferPieces(
    db,
    rules.current.rules,
    { playerId, engaging, releasing, terms },
    at,
  );
  return pieces.loan;
}

async function readConditions(
  services: Services,
  db: Queryable,
  { negotiationId, playerId, at }: { negotiationId: number; playerId: number; at: Date },
): Promise<Omit<DealConditions, 'loan'>> {
  const marked = await listMarked(db, negotiationId);
  const files = await listFilesOfKinds(db, dealDocumentParents, negotiationId);
  const hasFile = (kind: DocumentKind) => files.some((file) => file.parent_kind === documentParents[kind]);
  return {
    documents: {
      guardian: marked.includes('guardian') || hasFile('guardian'),
      // What nobody can read protects neither a minor nor the present club.
      minorApproval: hasFile('minorApproval'),
      notice: hasFile('notice') || (await isToldHere(db, negotiationId, playerId, dayOf(at))),
      federationForm: marked.includes('federationForm') || hasFile('federationForm'),
      permit: marked.includes('permit') || hasFile('permit'),
    },
    lifts: await listLifts(db, negotiationId),
    fee: await feeOfDeal.get()(services, db, negotiationId),
  };
}
