import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { dealDocumentParents, documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { type DocumentKind, documentKinds } from '@trattativa/domain/deals/closing/documents';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { listFilesOfKinds, presentFile } from '../../files/uploads.ts';
import { judgeEngagement } from '../../people/registrations.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listMarked } from '../documents/documents.repository.ts';
import { intendedEngagement } from '../documents/intended-signature.ts';
import type { NegotiationRow, ProposedStaffMember } from '../negotiations/negotiation.ts';
import { type ClosingReader, presentTo } from './closing-reader.ts';
import { documentRights, documentsOfCoach } from './needed-documents.ts';

/** The documents of a deal about a member of coaching staff, and what the rules say to its signature. No window is known for them. */
export async function readClosingOfCoach(
  services: Services,
  db: Queryable,
  negotiation: NegotiationRow,
  member: ProposedStaffMember,
  reader: ClosingReader,
): Promise<Closing> {
  const marked = await listMarked(db, negotiation.id);
  const files = await listFilesOfKinds(db, dealDocumentParents, negotiation.id);
  const filesOf = (kind: DocumentKind) => files.filter((file) => file.parent_kind === documentParents[kind]);
  const has = (kind: DocumentKind) => marked.includes(kind) || filesOf(kind).length > 0;
  const today = dayOf(services.clock.now());
  const documents = documentsOfCoach(negotiation, member, documentKinds.filter(has)).map(
    ({ kind, owner }) => {
      const rights = documentRights(reader.actor, { negotiation, side: reader.side }, kind, today);
      return {
        kind,
        owner,
        isThere: has(kind),
        dueAt: null,
        standing: has(kind) ? ('done' as const) : ('open' as const),
        files: rights ? filesOf(kind).map((file) => presentFile(file, rights, reader.actor)) : [],
        mayAdd: rights?.add ?? false,
      };
    },
  );
  return {
    window: null,
    lastSeason: null,
    steps: [],
    documents,
    mayMark: documents.some(({ mayAdd }) => mayAdd),
    presentClub: null,
    ...(await readJudgement(services, db, negotiation, member, reader)),
  };
}

/** Of a deal that is over nothing is said. */
async function readJudgement(
  services: Services,
  db: Queryable,
  negotiation: NegotiationRow,
  { id }: ProposedStaffMember,
  reader: ClosingReader,
): Promise<Pick<Closing, 'verdicts' | 'unknown'>> {
  const { signed, rejected } = negotiationStatus;
  if (negotiation.status === signed || negotiation.status === rejected) return { verdicts: [], unknown: [] };
  const intended = await intendedEngagement(services, db, negotiation, id);
  return presentTo(reader, await judgeEngagement(db, services.rules.current.rules, intended));
}
