import type { trainingEndpoints } from '@trattativa/contract/deals/training/endpoints';
import type { TrainingRewards } from '@trattativa/contract/deals/training/training';
import { trainingRewards } from '@trattativa/domain/deals/training/training-rewards';
import type { TransferTerms } from '@trattativa/domain/deals/transfers/transfer-terms';
import {
  isEeaAssociation,
  onlyAssociation,
  possibleAssociations,
} from '@trattativa/domain/people/associations';
import { tierOfLevel } from '@trattativa/domain/people/levels';
import { translate } from '@trattativa/texts/translate';
import { listCareerEntries } from '../../people/player-career.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import { pdfAnswer } from '../../platform/pdf/pdf-answer.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { accessTransfer } from '../transfers/access-transfer.ts';
import { findTransferOfNegotiation } from '../transfers/transfers.repository.ts';
import { presentTraining } from './present-training.ts';
import { writeTrainingRewards } from './write-training-rewards.ts';

type TrainingCall = CallOf<typeof trainingEndpoints.getTrainingRewards>;

/** What the clubs that trained the player of a deal are owed. Throws `NOT_FOUND`. */
export async function getTrainingRewards(
  services: Services,
  call: TrainingCall,
): Promise<OutputOf<typeof trainingEndpoints.getTrainingRewards>> {
  return { rewards: (await readRewards(services, call)).rewards };
}

/**
 * Training rewards as a document in the caller's language, drawn for this answer and not stored. Throws `NOT_FOUND`.
 */
export async function printTrainingRewards(services: Services, call: TrainingCall): Promise<FileAnswer> {
  const at = services.clock.now();
  const { language } = call;
  const { rewards, negotiation } = await readRewards(services, call);
  const { player, team } = negotiation;
  return pdfAnswer(`${translate(language, 'training:fileName')}-${dayOf(at)}.pdf`, (path) =>
    writeTrainingRewards(path, {
      rewards,
      player: player ? `${player.name} ${player.surname}` : '',
      club: team.name,
      language,
      at,
    }),
  );
}

async function readRewards(
  services: Services,
  { actor, input }: TrainingCall,
): Promise<{ rewards: TrainingRewards | null; negotiation: NegotiationRow }> {
  const { negotiation, ...fee } = await accessDeal(services, { actor, input });
  const { player, team } = negotiation;
  if (!player) throw new AppError('NOT_FOUND');
  if (player.born_date === null) return { rewards: null, negotiation };
  const asked = input.compensation === undefined ? null : Math.round(input.compensation * 100);
  const rewards = trainingRewards(services.rules.current.rules, {
    day: dayOf(services.clock.now()),
    association: onlyAssociation(team.association),
    isEea: possibleAssociations(team.association).some(isEeaAssociation),
    bornDate: player.born_date,
    career: (await listCareerEntries(services.db, player.id)).map((row) => ({
      club: row.club_name,
      startYear: row.start_year,
      endYear: row.end_year,
    })),
    compensationCents: asked ?? fee.compensationCents,
    solidarityOnTop: fee.solidarityOnTop,
    newClubCategory: input.newClubCategory ?? null,
    tier: team.level === null ? null : tierOfLevel(team.level),
    contractYears: input.contractYears ?? null,
  });
  return { rewards: presentTraining(rewards), negotiation };
}

/** The deal with the compensation in force between its clubs and who bears solidarity, which only these clubs and staff know. */
async function accessDeal(
  { db }: Services,
  { actor, input: { negotiationId, transferId } }: Pick<TrainingCall, 'actor' | 'input'>,
): Promise<{ negotiation: NegotiationRow } & KnownFee> {
  if (transferId !== undefined) {
    const { transfer } = await accessTransfer(db, actor, transferId);
    return { negotiation: transfer.negotiation, ...feeOf(transfer.terms) };
  }
  if (negotiationId === undefined) throw new AppError('NOT_FOUND');
  const { negotiation, side } = await accessNegotiation(db, actor, negotiationId);
  const mayKnow = side === 'club' || side === 'staff';
  const transfer = mayKnow ? await findTransferOfNegotiation(db, negotiation.id) : null;
  return { negotiation, ...feeOf(transfer?.state === 'ended' ? null : (transfer?.terms ?? null)) };
}

interface KnownFee {
  compensationCents: number | null;
  solidarityOnTop: boolean;
}

function feeOf(terms: TransferTerms | null): KnownFee {
  return {
    compensationCents: terms?.compensation ?? null,
    solidarityOnTop: terms?.solidarityOnTop ?? false,
  };
}
