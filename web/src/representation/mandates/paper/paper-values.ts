import { type ChosenFile, idsOf } from '../../../files/uploads.ts';

/** What a player's mandate says of the fee, and how it is confirmed other than in a login, as the form holds it. */
export interface PaperValues {
  fee: number | null;
  feeIn: 'percent' | 'euros';
  /** Address of an adult without a login; empty: nobody is written to. */
  email: string;
  /** The signed form: one file at most. */
  formFileId: ChosenFile[];
}

export const emptyPaper: PaperValues = { fee: null, feeIn: 'percent', email: '', formFileId: [] };

/** The fields of the call. */
export function paperOf({ fee, feeIn, email, formFileId }: PaperValues) {
  const [signed] = idsOf(formFileId);
  return {
    ...(feeIn === 'percent' ? { feePercent: fee } : { feeAmount: fee }),
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(signed !== undefined && { formFileId: signed }),
  };
}
