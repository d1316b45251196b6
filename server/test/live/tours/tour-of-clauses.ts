import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { seasonOf } from '@trattativa/domain/people/season';
import { usualTerms } from '../../factories/deals.ts';
import { agreeToPresentFees } from '../../factories/fee-agreements.ts';
import type { Person } from '../../factories/people.ts';
import { loanTerms, makeTransfer } from '../../factories/transfers.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A loan whose two agreements are signed, and the figures that its sides state, dispute, confirm and correct. */
export async function playClauses(app: TestApp): Promise<Stage> {
  const today = app.clock.now().toISOString().slice(0, 10);
  const season = seasonOf(today);
  const trigger = { event: 'appearances', count: 15 } as const;
  const made = await makeTransfer(app, {
    terms: { ...loanTerms, purchase: { kind: 'obligation', amount: 90_000, trigger } },
  });
  const { agent, club, releasing, playerId, negotiationId, transferId } = made;
  const stage = new Stage(app);
  const offered = { playerId, negotiationId, ...usualTerms, season };
  const { offer } = await stage.call(club, 'Offer/CreateOffer', offered);
  const { version } = await stage.call(agent, 'Offer/OpenOffer', { offerId: offer.id });
  const accepted = { offerId: offer.id, version, revision: 1, status: offerStatus.accepted };
  await stage.call(agent, 'Offer/UpdateOfferStatus', accepted);
  for (const person of [club, releasing]) {
    const { version: now, termsHash } = await stage.call(person, 'Transfer/GetTransfer', { transferId });
    await stage.call(person, 'Transfer/SignTransfer', { transferId, version: now, termsHash });
  }
  const seen = async (person: Person) => ({
    negotiationId,
    version: (await stage.call(person, 'Negotiation/GetNegotiation', { negotiationId })).version,
  });
  await stage.call(club, 'Negotiation/SignNegotiation', {
    ...(await seen(club)),
    acceptedCost: 2500,
    feeSheetHash: (await stage.call(club, 'Negotiation/GetFeeSheet', { negotiationId })).hash,
  });
  await agreeToPresentFees(app, agent.token, negotiationId);
  await stage.show(
    { agent, club, releasing },
    { playerId, agentId: agent.agentId, teamId: club.teamId, negotiationId, transferId, offerId: offer.id },
  );
  await stage.act('the agent confirms the signature', async () =>
    stage.call(agent, 'Negotiation/ConfirmSignature', await seen(agent)),
  );
  let figureId = 0;
  const state = async (by: Person, agreement: 'offer' | 'transfer', total: number, isCorrection = false) => {
    const figure = agreement === 'offer' ? ('goals' as const) : ('appearances' as const);
    const said = { negotiationId, agreement, season, figure, total, countedOn: today, isCorrection };
    const { clauses } = await stage.call(by, 'Clauses/StateFigure', said);
    const figures = clauses.watches.flatMap((watch) => (watch.agreement === agreement ? watch.figures : []));
    figureId = figures.find(({ open }) => open !== null)?.open?.id ?? 0;
  };
  const answer = (by: Person, said: 'confirm' | 'dispute') =>
    stage.call(by, 'Clauses/AnswerFigure', { figureId, answer: said });
  await stage.act('the club states goals that fire nothing', () => state(club, 'offer', 4));
  await stage.act('the agent agrees', () => answer(agent, 'confirm'));
  await stage.act('the agent states more', () => state(agent, 'offer', 12));
  await stage.act('the club disputes them', () => answer(club, 'dispute'));
  await stage.act('the club states fewer', () => state(club, 'offer', 10));
  await stage.act('the agent confirms them', () => answer(agent, 'confirm'));
  await stage.act('the agent corrects them', () => state(agent, 'offer', 3, true));
  await stage.act('the club confirms the correction', () => answer(club, 'confirm'));
  await stage.act('the engaging club states appearances', () => state(club, 'transfer', 15));
  await stage.act('the releasing club confirms them', () => answer(releasing, 'confirm'));
  await stage.act('the engaging club prepares the contract', () =>
    stage.call(club, 'Clauses/PrepareContract', { negotiationId }),
  );
  return stage;
}
