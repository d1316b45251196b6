import type { ActPieces } from '@trattativa/domain/people/acts/situation';

/** The documents of an act that can hold nothing but the signature of a parent or guardian. */
export function guardiansOnly(guardian: boolean): NonNullable<ActPieces['documents']> {
  return { guardian, notice: false, minorApproval: false, federationForm: false, permit: false };
}
