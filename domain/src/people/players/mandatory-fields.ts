/** A player's profile that lacks one of these is incomplete. Names as in the contract. */
export const mandatoryPlayerFields = [
  'name',
  'bornDate',
  'nationality',
  'country',
  'principalRole',
  'foot',
  'heightCm',
  'contractualStatus',
  'phone',
  'searchLevels',
] as const;

export type MandatoryPlayerField = (typeof mandatoryPlayerFields)[number];

/** A scout has no post to look for: role, licences and levels are asked of coaching staff only. */
export const mandatoryScoutFields = [
  'name',
  'surname',
  'bornDate',
  'nationality',
  'country',
  'phone',
] as const;

/** Search categories count as search levels: one of the two says where somebody looks for work. */
export const mandatoryCoachFields = [
  ...mandatoryScoutFields,
  'role',
  'qualifications',
  'searchLevels',
] as const;

export type MandatoryCoachField = (typeof mandatoryCoachFields)[number];
