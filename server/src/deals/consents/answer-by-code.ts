import type { consentRequestEndpoints } from '@trattativa/contract/deals/consents/endpoints';
import type { ConsentWay } from '@trattativa/domain/deals/proposal-consent';
import { translate } from '@trattativa/texts/translate';
import { assertMinorProtected } from '../../people/minors.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type NegotiationRow, nameOfProposed } from '../negotiations/negotiation.ts';
import { lockProposal } from '../negotiations/negotiation-changes.repository.ts';
import { listProposal } from '../negotiations/negotiations.repository.ts';
import { confirmProposal, refuseProposal } from '../negotiations/proposals/proposal-consent.ts';
import { addressOnFile, answererOf, isWaiting } from './consent-request.ts';
import {
  type AskedPerson,
  type ConsentRequestRow,
  closeRequest,
  findAskedPerson,
  findRequestOfCode,
} from './consent-requests.repository.ts';

const done = { confirm: 'feedback:proposalConfirmed', refuse: 'feedback:proposalRefused' } as const;

/** The proposal as whoever was asked by mail reads it. Uses nothing up, since mail scanners open links. Throws `CODE_INVALID`. */
export async function getProposalByCode(
  services: Services,
  { input }: CallOf<typeof consentRequestEndpoints.getProposalByCode>,
): Promise<OutputOf<typeof consentRequestEndpoints.getProposalByCode>> {
  const { request, open } = await openByCode(services, services.db, input.code);
  const [first] = open;
  return {
    player: nameOfProposed(first),
    asked: request.asked,
    language: request.language,
    proposer: { name: first.proposer_name, society: first.proposer_society },
    agentLicence: first.proposer_licence,
    clubs: open.map(({ team }) => ({ name: team.name, city: team.city })),
    expiresAt: request.expires_at.toISOString(),
  };
}

/**
 * The player without a login, or a minor's parent, confirms the proposal with all its clubs, or refuses it, which ends its open
 * negotiations. Throws `CODE_INVALID` (used, replaced, too old, for somebody else by now, or the proposal waits no more) and
 * `MINOR_PROTECTED` (a confirmation).
 */
export async function answerProposalByCode(
  services: Services,
  { input, language }: CallOf<typeof consentRequestEndpoints.answerProposalByCode>,
): Promise<OutputOf<typeof consentRequestEndpoints.answerProposalByCode>> {
  const at = services.clock.now();
  const { code, answer } = input;
  await services.db.transaction().execute(async (tx) => {
    const seen = await openByCode(services, tx, code);
    await lockProposal(tx, seen.request.negotiation_id);
    const { request, person, open } = await openByCode(services, tx, code);
    const [{ player, agent_id: agentId }] = open;
    if (!(await closeRequest(tx, request.id, { answer, at }))) throw new AppError('CODE_INVALID');
    const giver = { actorId: null, at, way: wayOf(person, request) };
    if (answer === 'refuse') {
      await refuseProposal(tx, request.proposal_id, giver);
      return;
    }
    if (player !== null) {
      const teamIds = open.map(({ team }) => team.id);
      const confirming = { act: 'proposal', playerId: player.id, agentId, teamIds } as const;
      await assertMinorProtected(services, tx, language, confirming, { person: ['answer'] });
    }
    await confirmProposal(tx, request.proposal_id, 'player', giver);
  });
  return { message: translate(language, done[answer]) };
}

/** What a code answers now: its request, and the open negotiations of the proposal, of which there is one at least. */
async function openByCode(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  db: Queryable,
  code: string,
): Promise<{ request: ConsentRequestRow; person: AskedPerson; open: [NegotiationRow, ...NegotiationRow[]] }> {
  const now = clock.now();
  const request = await findRequestOfCode(db, ids.knownHashes(code), now);
  const person = request && (await findAskedPerson(db, request.negotiation_id));
  // Whoever has come of age, or got a login, answers in person; a parent only at the address that is known now.
  if (!request || !person || answererOf(person, dayOf(now)) !== request.asked)
    throw new AppError('CODE_INVALID');
  if (request.asked === 'guardian' && addressOnFile(person, 'guardian') !== request.email)
    throw new AppError('CODE_INVALID');
  const [first, ...others] = (await listProposal(db, request.proposal_id)).filter(isWaiting);
  if (!first) throw new AppError('CODE_INVALID');
  return { request, person, open: [first, ...others] };
}

/** How the answer came; only a player without a login answers at an address that the agent stated. */
function wayOf(person: AskedPerson, { asked }: ConsentRequestRow): ConsentWay {
  if (asked === 'guardian') return 'guardianMail';
  return person.has_login ? 'playerMail' : 'playerMailStated';
}
