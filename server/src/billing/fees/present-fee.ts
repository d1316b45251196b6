import type { DealFees } from '@trattativa/contract/billing/fees/fee';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import {
  type CommissionBase,
  type DealFee,
  feeOf,
  statedFeeOf,
} from '@trattativa/domain/billing/commissions';
import { feeFigures } from '@trattativa/domain/billing/fee-figures';
import type { SheetFee } from '@trattativa/domain/deals/fee-sheet';
import type { NegotiationRow } from '../../deals/negotiations.ts';
import { isLicensedOn } from '../../people/agents.ts';
import type { DealConditions } from '../../people/registrations.ts';
import { feeCapOf } from '../../people/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findSignedDeal } from '../commissions/commissions.repository.ts';
import { isFreeOfCommission } from '../commissions/protect-minor-deal.ts';
import { clientOf, feeAbilities, mayReadPage } from './fees.policy.ts';
import { findFeeAgent, listAgreements } from './fees.repository.ts';
import { findSignedPage } from './signed-page.ts';

export interface FeeOfDeal {
  fee: DealFee;
  agentId: number;
  instalments: number;
  figures: string;
}

/** What the agent takes on a player's deal as it stands now; null: nothing, or a rule forbids every commission on it. */
export async function findFee(
  services: Services,
  db: Queryable,
  negotiationId: number,
): Promise<FeeOfDeal | null> {
  const deal = await findSignedDeal(db, negotiationId);
  if (!deal || deal.agentId === null || deal.playerId === null) return null;
  const fee = deal.statedCents === null ? feeOf(deal) : statedFeeOf(deal.statedCents);
  if (fee === null || (await isFreeOfCommission(services, db, deal))) return null;
  const { agentId, instalments } = deal;
  const offer = deal.offer && { id: deal.offer.id, revision: deal.offer.revision };
  return { fee, agentId, instalments, figures: feeFigures(fee, { agentId, instalments, offer }) };
}

/** Any fee, where its part of the yearly pay is not known. */
const someFee = 0.01;

/** Bases whose percentage is one of the yearly pay, as the cap counts it. */
const ofYearsPay: readonly CommissionBase[] = ['seasonPay', 'contractPay', 'yearlySalary'];

function yearlyPercent({ base, percent }: DealFee): number {
  return base !== null && ofYearsPay.includes(base) ? (percent ?? someFee) : someFee;
}

/** What an agent takes on a deal, as the rules of a signature ask for it; null: nothing. Of coaching staff nobody is asked to agree. */
export async function judgedFee(
  services: Services,
  db: Queryable,
  negotiationId: number,
): Promise<DealConditions['fee']> {
  const day = dayOf(services.clock.now());
  const deal = await findSignedDeal(db, negotiationId);
  if (deal && deal.playerId === null) {
    const fee = feeOf(deal);
    if (deal.agentId === null || fee === null) return null;
    const { agentId, instalments } = deal;
    const isLicensed = await isLicensedOn(db, agentId, day);
    const figures = feeFigures(fee, { agentId, instalments, offer: null });
    return { agentId, percentOfYear: yearlyPercent(fee), figures, isAgreed: null, isLicensed };
  }
  const found = await findFee(services, db, negotiationId);
  if (!found) return null;
  const { fee, agentId, figures } = found;
  const agreements = await listAgreements(db, negotiationId);
  return {
    agentId,
    percentOfYear: yearlyPercent(fee),
    figures,
    isAgreed: agreements.some((one) => one.figures === figures),
    isLicensed: await isLicensedOn(db, agentId, day),
  };
}

/** What agents take on a deal, as its sheet of roles and fees states it; of coaching staff too. */
export async function feesOfSheet(
  services: Services,
  db: Queryable,
  negotiationId: number,
): Promise<SheetFee[]> {
  const deal = await findSignedDeal(db, negotiationId);
  if (!deal || deal.agentId === null) return [];
  const { agentId, instalments } = deal;
  const fee = deal.playerId === null ? feeOf(deal) : (await findFee(services, db, negotiationId))?.fee;
  if (!fee) return [];
  const { payer, percent, base, amountCents } = fee;
  return [{ agentId, payer, percent, base, amountCents, instalments }];
}

/** What agents take on a deal, as the caller may see it. */
export async function readFees(
  services: Services,
  tx: Transaction,
  { negotiation, side }: { negotiation: NegotiationRow; side: NegotiationSide },
  actor: Actor,
): Promise<DealFees> {
  const today = dayOf(services.clock.now());
  const found = await findFee(services, tx, negotiation.id);
  const agent = found && (await findFeeAgent(tx, found.agentId));
  const agreements = found ? await listAgreements(tx, negotiation.id) : [];
  const agreed = agreements.find(({ figures }) => figures === found?.figures);
  const page = agreed?.page_id == null ? null : await findSignedPage(tx, agreed.page_id);
  // The cost, which the player does not see, could be found from a part of it: the percentage says what is agreed to.
  const hidesAmount = side === 'reader' && found?.fee.base === 'transactionCost';
  const figures = found?.figures ?? null;
  return {
    negotiationId: negotiation.id,
    figures:
      figures !== null && hidesAmount
        ? services.ids.hash(`${negotiation.id}:${figures}`).toString('hex')
        : figures,
    fees: found
      ? [
          {
            agentId: found.agentId,
            agentName: agent?.name ?? '',
            licence: agent?.licence ?? null,
            source: found.fee.source,
            percent: found.fee.percent,
            base: found.fee.base,
            amount: found.fee.amountCents === null || hidesAmount ? null : found.fee.amountCents / 100,
            payer: found.fee.payer,
            instalments: found.instalments,
          },
        ]
      : [],
    agreement: agreed
      ? {
          way: agreed.way,
          agreedOn: agreed.agreed_on,
          statement: agreed.statement,
          hasPage: page !== null,
          page: mayReadPage(actor, { negotiation, side }) ? page : null,
        }
      : null,
    client: clientOf(negotiation, today),
    cap: found ? feeCapOf(services, today) : null,
    can:
      found && !agreed
        ? feeAbilities(actor, { negotiation, side }, found.fee, today)
        : { agree: false, record: false },
  };
}
