import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import { lastSafeMoments, standingOf } from '@trattativa/domain/deals/closing/critical-path';
import { type DealStepName, dealSteps } from '@trattativa/domain/deals/closing/deal-steps';
import { type DocumentKind, neededDocuments } from '@trattativa/domain/deals/closing/documents';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { offerStatus } from '@trattativa/domain/deals/offer-statuses';
import { associationsOfCountry, isEeaAssociation } from '@trattativa/domain/people/associations';
import { contractualStatus } from '@trattativa/domain/people/contractual-statuses';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { NegotiationRow, ProposedPlayer } from '../negotiations/negotiation.ts';
import { findTransferOfNegotiation } from '../transfers/transfers.repository.ts';
import { listMarked } from './documents.repository.ts';
import { nextWindow, presentWindow } from './next-window.ts';

/** What has to happen before the window closes, as this side sees it. Of the clubs' talks it uses only their agreement. */
export async function readClosing(
  services: Services,
  db: Queryable,
  negotiation: NegotiationRow,
  side: NegotiationSide,
): Promise<Closing> {
  const now = services.clock.now();
  const { player } = negotiation;
  const isOver = !openStatuses.includes(negotiation.status);
  if (!player || isOver) return { window: null, steps: [], documents: [], mayMark: false };
  const transfer = await findTransferOfNegotiation(db, negotiation.id);
  const agreed = transfer?.state === 'agreed' ? transfer : null;
  const isUnderContract = player.contractual_status === contractualStatus.underContract;
  const isInternational = agreed !== null && agreed.releasing_team.country !== negotiation.team.country;
  const permit = needsPermit(player, negotiation.team.country);
  const window = nextWindow(services, negotiation.team, isUnderContract, now);
  const marked = await listMarked(db, negotiation.id);
  const needed = neededDocuments({
    age: player.born_date === null ? null : ageOn(player.born_date, dayOf(now)),
    hasAgent: negotiation.agent_id !== null,
    isUnderContract,
    isInternational,
    needsPermit: permit,
  });
  const has = (kind: DocumentKind) => marked.includes(kind);
  const isDone: Record<DealStepName, boolean> = {
    agreement: agreed !== null,
    consent: negotiation.offer?.status === offerStatus.accepted,
    medical: has('fitness'),
    documents: needed.filter(({ step }) => step === 'documents').every(({ kind }) => has(kind)),
    permit: has('permit'),
    certificate: has('itc'),
    registration: false,
  };
  const steps = dealSteps({
    needsAgreement: isUnderContract,
    needsCertificate: isInternational,
    needsPermit: permit,
  });
  const safe = window ? lastSafeMoments(steps, window.closesAt) : null;
  return {
    window: window && presentWindow(window, now),
    steps: steps.flatMap(({ name }) => {
      const until = safe?.get(name);
      if (!until) return [];
      return [{ name, safeUntil: until.toISOString(), standing: standingOf(until, isDone[name], now) }];
    }),
    documents: needed.map(({ kind, owner, step }) => {
      const due = safe?.get(step) ?? null;
      const isThere = has(kind);
      const standing = due ? standingOf(due, isThere, now) : isThere ? ('done' as const) : ('open' as const);
      return { kind, owner, isThere, dueAt: due?.toISOString() ?? null, standing };
    }),
    mayMark: side !== 'reader',
  };
}

/** Somebody from outside the European area without an EU passport, at a club of another country. */
function needsPermit({ nationality, eu_passport }: ProposedPlayer, country: string): boolean {
  if (nationality === null || nationality === country || eu_passport === true) return false;
  return !associationsOfCountry(nationality).some(isEeaAssociation);
}
