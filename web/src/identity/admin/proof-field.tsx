import { useAccountSettings } from '../account/account.queries.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { OtpField } from '../accounts/second-factor-parts.tsx';

/** Proof of identity: a code of the second factor, or the password of an administrator who has none. */
export function ProofField() {
  const { data } = useAccountSettings();
  if (!data) return null;
  return data.secondFactor.on ? <OtpField /> : <CurrentPasswordField />;
}

/** What a form with a `ProofField` holds. */
export interface Proof {
  currentPassword: string;
  otp: string;
}

export const noProof: Proof = { currentPassword: '', otp: '' };

/** What the call is sent of it: only what was asked for. */
export function proofOf({ currentPassword, otp }: Proof): Partial<Proof> {
  return { ...(currentPassword !== '' && { currentPassword }), ...(otp !== '' && { otp }) };
}
