import { type ChosenFile, idsOf } from '../../../files/uploads.ts';

/** What a player's mandate says of the fee, as the form holds it. */
export interface FeeValues {
  fee: number | null;
  feeIn: 'percent' | 'euros';
}

/** The fee, and how a player's mandate is confirmed other than in a login, as the form holds it. */
export interface PaperValues extends FeeValues {
  /** Address of an adult without a login; empty: nobody is written to. */
  email: string;
  /** The signed form: one file at most. */
  formFileId: ChosenFile[];
}

export const emptyFee: FeeValues = { fee: null, feeIn: 'percent' };

export const emptyPaper: PaperValues = { ...emptyFee, email: '', formFileId: [] };

/** The fields of the call that say the fee. */
export const feeOf = ({ fee, feeIn }: FeeValues) =>
  feeIn === 'percent' ? { feePercent: fee } : { feeAmount: fee };

/** The fields of the call. */
export function paperOf({ fee, feeIn, email, formFileId }: PaperValues) {
  const [signed] = idsOf(formFileId);
  return {
    ...feeOf({ fee, feeIn }),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(signed !== undefined && { formFileId: signed }),
  };
}
