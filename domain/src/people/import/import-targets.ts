import { careerEntryTargets } from './career-entry-targets.ts';

/**
 * What a column of a table can hold: a field of a player's record, something from which fields are read, or a part of a
 * career entry of the career.
 */
export const importTargets = [
  'fullName',
  'name',
  'surname',
  'bornDate',
  'age',
  'nationality',
  'principalRole',
  'secondaryRole',
  'foot',
  'heightCm',
  'weightKg',
  'heightWeight',
  'currentClub',
  'currentLevel',
  'contractualStatus',
  'salary',
  'requestedSalary',
  'refundRange',
  'requestedFood',
  'requestedAccommodation',
  'playerValue',
  'phone',
  'country',
  'city',
  'region',
  'address',
  'searchLevels',
  'countriesInterested',
  'euPassport',
  'immediateAvailability',
  'minutesPercent',
  'requestedBonus',
  'commissionFeeMin',
  'commissionFeeMax',
  'onMarket',
  'openToScouts',
  'videoUrl',
  'youtubeUrl',
  'footballDataUrl',
  'linkedinUrl',
  'facebookUrl',
  'instagramUrl',
  'comments',
  'secondNationality',
  'eligibleAssociations',
  'registeredAssociation',
  'permitNeeded',
  'permitUntil',
  'contractEnd',
  'optionHolder',
  'optionUntil',
  'releaseClause',
  'askingFee',
  'payShare',
  'termsShown',
  'openToFree',
  'openToLoan',
  'openToPermanent',
  ...careerEntryTargets,
] as const;

export type ImportTarget = (typeof importTargets)[number];

/**
 * `anyName` is decided by its neighbours: a given name, a surname or both. `skip` is known and not imported; `aside` has no
 * field and is kept in the comments.
 */
export type HeaderMeaning = ImportTarget | 'anyName' | 'anyCountry' | 'skip' | 'aside';

/** Headers of a language by what they mean, with commas between. */
export type HeaderWords = Partial<Record<HeaderMeaning, string>>;
