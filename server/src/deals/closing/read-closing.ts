import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { dealDocumentParents, documentParents } from '@trattativa/contract/deals/closing/document-parents';
import { lastSafeMoments, standingOf } from '@trattativa/domain/deals/closing/critical-path';
import { type DealStepName, dealSteps } from '@trattativa/domain/deals/closing/deal-steps';
import { type DocumentKind, documentKinds } from '@trattativa/domain/deals/closing/documents';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { listFilesOfKinds, presentFile } from '../../files/uploads.ts';
import { judgeSignature } from '../../people/registrations.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listMarked } from '../documents/documents.repository.ts';
import { intendedSignature } from '../documents/intended-signature.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { type ClosingReader, presentTo } from './closing-reader.ts';
import { documentRights, documentsOf, readDealFacts } from './needed-documents.ts';
import { nextWindow, presentWindow } from './next-window.ts';
import { readClosingOfCoach } from './read-closing-of-coach.ts';
import { readPresentClub } from './read-present-club.ts';

/**
 * What has to happen before the window closes, as this reader sees it. Of the clubs' talks it uses only their agreement. A
 * signed deal keeps the window of its signature until that closes, and its documents.
 */
export async function readClosing(
  services: Services,
  db: Queryable,
  negotiation: NegotiationRow,
  reader: ClosingReader,
): Promise<Closing> {
  const now = services.clock.now();
  const { player, staff_member, status, team } = negotiation;
  if (staff_member) return readClosingOfCoach(services, db, negotiation, staff_member, reader);
  if (!player || status === negotiationStatus.rejected) {
    return {
      window: null,
      lastSeason: null,
      steps: [],
      documents: [],
      mayMark: false,
      presentClub: null,
      ...nothingSaid,
    };
  }
  const isSigned = status === negotiationStatus.signed;
  const facts = await readDealFacts(db, negotiation, player, now);
  const next = nextWindow(services, team, facts.isUnderContract, isSigned ? negotiation.changed_at : now);
  const window = next.window && next.window.closesAt > now ? next.window : null;
  const marked = await listMarked(db, negotiation.id);
  const files = await listFilesOfKinds(db, dealDocumentParents, negotiation.id);
  const filesOf = (kind: DocumentKind) => files.filter((file) => file.parent_kind === documentParents[kind]);
  const presentClub = await readPresentClub(db, negotiation, player, { ...reader, facts, now });
  const has = (kind: DocumentKind) =>
    marked.includes(kind) || filesOf(kind).length > 0 || (kind === 'notice' && presentClub?.told != null);
  const needed = documentsOf(negotiation, facts, documentKinds.filter(has));
  const isDone: Record<DealStepName, boolean> = {
    agreement: facts.isAgreed,
    consent: isSigned || negotiation.offer?.status === offerStatus.accepted,
    medical: has('fitness'),
    documents: needed.filter(({ step }) => step === 'documents').every(({ kind }) => has(kind)),
    permit: has('permit'),
    certificate: has('itc'),
    registration: false,
  };
  const steps = dealSteps({
    needsAgreement: facts.isUnderContract,
    needsCertificate: facts.isInternational,
    needsPermit: facts.needsPermit,
  });
  const safe = window ? lastSafeMoments(steps, window.closesAt) : null;
  const rightsOn = new Map(
    needed.map(({ kind }) => [
      kind,
      documentRights(reader.actor, { negotiation, side: reader.side }, kind, dayOf(now)),
    ]),
  );
  return {
    window: window && presentWindow(window, now),
    lastSeason: isSigned ? null : next.lastSeason,
    steps: steps.flatMap(({ name }) => {
      const until = safe?.get(name);
      if (!until) return [];
      return [{ name, safeUntil: until.toISOString(), standing: standingOf(until, isDone[name], now) }];
    }),
    documents: needed.map(({ kind, owner, step }) => {
      const due = safe?.get(step) ?? null;
      const isThere = has(kind);
      const standing = due ? standingOf(due, isThere, now) : isThere ? ('done' as const) : ('open' as const);
      const rights = rightsOn.get(kind) ?? null;
      return {
        kind,
        owner,
        isThere,
        dueAt: due?.toISOString() ?? null,
        standing,
        files: rights ? filesOf(kind).map((file) => presentFile(file, rights, reader.actor)) : [],
        mayAdd: rights?.add ?? false,
      };
    }),
    presentClub,
    mayMark: [...rightsOn.values()].some((rights) => rights?.add),
    ...(isSigned ? nothingSaid : await readJudgement(services, db, negotiation, player.id, reader)),
  };
}

const nothingSaid = { verdicts: [], unknown: [] };

async function readJudgement(
  services: Services,
  db: Queryable,
  negotiation: NegotiationRow,
  playerId: number,
  reader: ClosingReader,
): Promise<Pick<Closing, 'verdicts' | 'unknown'>> {
  const intended = await intendedSignature(services, db, negotiation, playerId);
  return presentTo(reader, await judgeSignature(db, services.rules.current.rules, intended));
}
