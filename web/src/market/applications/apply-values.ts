import type { Api } from '@trattativa/contract/api';
import type { ReadPlayer } from '@trattativa/contract/people/players/entered-player';
import type { Player } from '@trattativa/contract/people/players/player';
import type { ApplicationSource } from '@trattativa/domain/market/candidate-statuses';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Foot } from '@trattativa/domain/people/players/feet';

type Input = Api['Candidate/Apply']['input'];
type YesNo = 'yes' | 'no' | null;

/** The fields that can be entered while applying; names are the contract's. */
export interface EnteredValues {
  version: number | null;
  bornDate: string;
  nationality: string | null;
  euPassport: YesNo;
  country: string | null;
  principalRole: PlayerRole | null;
  secondaryRole: PlayerRole | null;
  foot: Foot | null;
  heightCm: number | null;
  weightKg: number | null;
  contractualStatus: ContractualStatus | null;
  currentClub: string;
  currentLevel: number | null;
  searchLevels: number[];
  countriesInterested: string[];
  immediateAvailability: YesNo;
  requestedSalary: number | null;
  refundRange: number | null;
  footballDataUrl: string | null;
}

export interface ApplyValues {
  playerId: number | null;
  source: ApplicationSource;
  /** Address or id for the import. */
  reference: string;
  termsAccepted: boolean;
  player: EnteredValues;
}

const yesNo = (value: boolean | null): YesNo => (value === null ? null : value ? 'yes' : 'no');
const readYesNo = (value: YesNo): boolean | null => (value === null ? null : value === 'yes');

/** Converts the present record to form values; null: no record yet. */
export function enteredFrom(player: Player | null): EnteredValues {
  return {
    version: player?.version ?? null,
    bornDate: player?.bornDate ?? '',
    nationality: player?.nationality ?? null,
    euPassport: yesNo(player?.euPassport ?? null),
    country: player?.country ?? null,
    principalRole: player?.principalRole ?? null,
    secondaryRole: player?.secondaryRole ?? null,
    foot: player?.foot ?? null,
    heightCm: player?.heightCm ?? null,
    weightKg: player?.weightKg ?? null,
    contractualStatus: player?.contractualStatus ?? null,
    currentClub: player?.currentClub ?? '',
    currentLevel: player?.currentLevel ?? null,
    searchLevels: player?.searchLevels ?? [],
    countriesInterested: player?.countriesInterested ?? [],
    immediateAvailability: yesNo(player?.immediateAvailability ?? null),
    requestedSalary: player?.requestedSalary ?? null,
    refundRange: player?.refundRange ?? null,
    footballDataUrl: player?.footballDataUrl ?? null,
  };
}

/** Imported values replace form values; fields that the site lacks stay. */
export function withImported(values: EnteredValues, read: ReadPlayer): EnteredValues {
  const { bornDate, nationality, principalRole, foot, heightCm, weightKg, currentClub, link } = read;
  const role = principalRole ?? values.principalRole;
  return {
    ...values,
    bornDate: bornDate ?? values.bornDate,
    nationality: nationality ?? values.nationality,
    principalRole: role,
    secondaryRole: values.secondaryRole === role ? null : values.secondaryRole,
    foot: foot ?? values.foot,
    heightCm: heightCm ?? values.heightCm,
    weightKg: weightKg ?? values.weightKg,
    currentClub: currentClub || values.currentClub,
    footballDataUrl: link ?? values.footballDataUrl,
  };
}

/** Converts form values to the input of the service. The fields are omitted if the profile is sent unchanged. */
export function applyInput(values: ApplyValues, requestId: number): Input {
  const { playerId, source, termsAccepted, player } = values;
  const plain = { requestId, playerId, source, termsAccepted };
  if (source === 'profile') return plain;
  const entered = {
    ...player,
    bornDate: player.bornDate || null,
    euPassport: readYesNo(player.euPassport),
    immediateAvailability: readYesNo(player.immediateAvailability),
  };
  return { ...plain, player: entered as NonNullable<Input['player']> };
}
