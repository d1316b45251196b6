import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { sql } from 'kysely';
import type { TestApp } from '../stage/build-test-app.ts';
import { type MadeOffer, makeViewedOffer } from './deals.ts';
import { agreeToPresentFees } from './fee-agreements.ts';
import { signByClub } from './signatures.ts';
import { type MadeTransfer, makeTransfer } from './transfers.ts';

type Signable = Pick<MadeOffer, 'agent' | 'club' | 'negotiationId'>;

/** The club signs the negotiation, and the agent confirms. */
export async function signDeal(app: TestApp, { agent, club, negotiationId }: Signable): Promise<void> {
  const seen = async (token: string) => {
    const { version } = (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    return { negotiationId, version };
  };
  await signByClub(app, club.token, await seen(club.token)).then(({ ok }) => ok);
  await agreeToPresentFees(app, agent.token, negotiationId);
  const confirmed = await app.call(agent.token, 'Negotiation/ConfirmSignature', await seen(agent.token));
  if (confirmed.status !== 200) throw new Error(`not signed: ${confirmed.problem.code}`);
  await app.settle();
}

/** A signed deal with the accepted offer whose clauses are watched. */
export async function makeSignedOffer(
  app: TestApp,
  options: Parameters<typeof makeViewedOffer>[1] = {},
): Promise<MadeOffer> {
  const made = await makeViewedOffer(app, options);
  const { agent, offerId, version } = made;
  const accepted = { offerId, version, revision: 1, status: offerStatus.accepted };
  await app.call(agent.token, 'Offer/UpdateOfferStatus', accepted).then(({ ok }) => ok);
  await signDeal(app, made);
  return made;
}

/** A signed deal about a player whose club has signed the transfer. */
export async function makeSignedTransfer(
  app: TestApp,
  {
    boundUntil,
    ...options
  }: Parameters<typeof makeTransfer>[1] & {
    /** The last day of the contract that the ledger holds with the releasing club; absent: it holds none. */
    boundUntil?: string;
  } = {},
): Promise<MadeTransfer> {
  const made = await makeTransfer(app, options);
  const { club, releasing, transferId, playerId } = made;
  if (boundUntil) {
    await sql`
      insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
      values (${playerId}, ${releasing.teamId}, 'Club', 'employed', '2025-07-01', ${boundUntil}, 'deal', ${app.clock.now()})`.execute(
      app.services.db,
    );
  }
  for (const { token } of [club, releasing]) {
    const { version, termsHash } = (await app.call(token, 'Transfer/GetTransfer', { transferId })).ok;
    await app.call(token, 'Transfer/SignTransfer', { transferId, version, termsHash }).then(({ ok }) => ok);
  }
  await signDeal(app, made);
  return made;
}
