import type { Api } from '@trattativa/contract/api';
import type { TestApp } from '../stage/build-test-app.ts';
import { type Deal, makeViewedDeal } from './deals.ts';
import { makeTeamMember, type Person } from './people.ts';

type Terms = Omit<Api['Transfer/ReviseTransfer']['input'], 'transferId' | 'version'>;

/** A loan with an option, as a club writes it; the test clock stands in 2026. */
export const loanTerms = {
  kind: 'loan',
  until: '2027-06-30',
  wageSharePercent: 60,
  purchase: { kind: 'option', amount: 90_000, until: '2027-05-31' },
  compensation: 10_000.5,
  instalments: [
    { dueOn: '2026-12-01', amount: 3_333.5 },
    { dueOn: '2027-03-01', amount: 6_667 },
  ],
  addOns: [{ event: 'appearances', count: 10, amount: 2_500, cap: 7_500 }],
  sellOnPercent: 10,
} as const satisfies Terms;

export interface MadeTransfer extends Deal {
  releasing: Person & { teamId: number };
  transferId: number;
  version: number;
  termsHash: string;
}

/** Proposes terms to the club that has the player of a negotiation. */
export async function makeTransfer(
  app: TestApp,
  options: { deal?: Parameters<typeof makeViewedDeal>[1]; terms?: Partial<Terms> } = {},
): Promise<MadeTransfer> {
  const deal = await makeViewedDeal(app, options.deal);
  const releasing = await makeTeamMember(app);
  const { transfer } = (
    await app.call(deal.club.token, 'Transfer/ProposeTransfer', {
      negotiationId: deal.negotiationId,
      releasingTeamId: releasing.teamId,
      ...loanTerms,
      ...options.terms,
    })
  ).ok;
  const { id: transferId, version, termsHash } = transfer;
  return { ...deal, releasing, transferId, version, termsHash };
}
