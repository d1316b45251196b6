import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { makeSignedOffer, makeSignedTransfer, signDeal } from '../../factories/clauses.ts';
import { dayIn } from '../../factories/enquiries.ts';
import type { Person } from '../../factories/people.ts';
import { loanTerms } from '../../factories/transfers.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** The last day of the contract that a player who goes on loan has with the releasing club. */
const boundUntil = '2029-06-30';

const lastDayOfOption = '2027-05-31';

/** How many days it is until a day. */
const daysTo = (app: TestApp, day: string) => (Date.parse(day) - Date.parse(dayIn(app, 0))) / 86_400_000;

const makeExtensible = (app: TestApp) =>
  makeSignedOffer(app, {
    terms: {
      contractKind: 'amateur',
      playoffBonus: null,
      goalsBonus: null,
      promotionBonus: 2500,
      option: { side: 'club', seasons: 1, until: lastDayOfOption },
    },
  });

/** An option that the club exercises, and another one whose last day passes. */
export async function playOptionsOfContracts(app: TestApp): Promise<Stage> {
  const { agent, club, playerId, negotiationId, offerId } = await makeExtensible(app);
  const other = await makeExtensible(app);
  const stage = new Stage(app);
  await stage.show({ agent, club }, { playerId, negotiationId, offerId, teamId: club.teamId });
  await stage.act('the club exercises its option', () =>
    stage.call(club, 'Clauses/ExerciseOption', { negotiationId, agreement: 'offer' }),
  );
  await stage.show(
    { otherAgent: other.agent, otherClub: other.club },
    { playerId: other.playerId, negotiationId: other.negotiationId, offerId: other.offerId },
  );
  await stage.later({ days: daysTo(app, lastDayOfOption) + 1 });
  await stage.act('the last day of the other option has passed', () => stage.job('settle-options'));
  return stage;
}

/** A loan whose engaging club buys the player, at the second attempt to agree on the contract. */
export async function playPurchase(app: TestApp): Promise<Stage> {
  const made = await makeSignedTransfer(app, { boundUntil });
  const { agent, club, releasing, playerId, negotiationId, transferId } = made;
  const stage = new Stage(app);
  await stage.show(
    { agent, club, releasing },
    { playerId, negotiationId, transferId, agentId: agent.agentId, teamId: club.teamId },
  );
  await stage.act('the engaging club exercises its option to buy', () =>
    stage.call(club, 'Clauses/ExerciseOption', { negotiationId, agreement: 'transfer' }),
  );
  let contractId = 0;
  const prepare = async () => {
    ({ negotiationId: contractId } = await stage.call(club, 'Clauses/PrepareContract', { negotiationId }));
  };
  const seen = async (by: Person) => ({
    negotiationId: contractId,
    version: (await stage.call(by, 'Negotiation/GetNegotiation', { negotiationId: contractId })).version,
  });
  await stage.act('the engaging club prepares the contract', prepare);
  await stage.act('the club ends the talks about it', async () =>
    stage.call(club, 'Negotiation/UpdateNegotiationStatus', {
      ...(await seen(club)),
      status: negotiationStatus.rejected,
    }),
  );
  await stage.act('the engaging club prepares it again', prepare);
  await stage.act('the agent answers', async () =>
    stage.call(agent, 'Negotiation/AnswerEnquiry', { ...(await seen(agent)), answer: 'available' }),
  );
  await stage.act('both sign the contract', () => signDeal(app, { agent, club, negotiationId: contractId }));
  return stage;
}

/** A loan whose obligation to buy is due on its last day. */
export async function playObligation(app: TestApp): Promise<Stage> {
  const terms = { ...loanTerms, purchase: { kind: 'obligation', amount: 90_000 } } as const;
  const made = await makeSignedTransfer(app, { terms, boundUntil });
  const { agent, club, releasing, playerId, negotiationId, transferId } = made;
  const stage = new Stage(app);
  await stage.show(
    { agent, club, releasing },
    { playerId, negotiationId, transferId, agentId: agent.agentId, teamId: club.teamId },
  );
  await stage.later({ days: daysTo(app, loanTerms.until) });
  await stage.act('the last day of the loan has come', () => stage.job('settle-options'));
  return stage;
}
