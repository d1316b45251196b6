import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../../platform/config.ts';
import type { Ids } from '../../../platform/ids.ts';

const periodSeconds = 30;
/** One code before and after the present one, for clock drift (RFC 6238 §5.2). */
const toleratedSteps = 1;
const recoveryCodeCount = 10;
/** 32 characters, without l and o, which look like digits on paper. */
const codeAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Mandatory for staff and administrators in production. */
export function needsSecondFactor(config: Config, isStaff: boolean): boolean {
  return config.production && isStaff;
}

function totp(secret: Buffer, account = ''): TOTP {
  return new TOTP({
    issuer: 'Trattativa',
    label: account,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period: periodSeconds,
    digits: 6,
    algorithm: 'SHA1',
  });
}

/** A secret of 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(ids: Ids): Buffer {
  return Buffer.from(ids.secret(), 'base64url').subarray(0, 20);
}

/** The time step of a valid code; null when it is wrong. */
export function stepOfCode(secret: Buffer, digits: string, at: Date): number | null {
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = totp(secret).validate({ token: digits, timestamp: at.getTime(), window: toleratedSteps });
  return delta === null ? null : Math.floor(at.getTime() / (periodSeconds * 1000)) + delta;
}

/** The authenticator setup: the secret, its link, and the link as a QR code. */
export async function describeSetup(secret: Buffer, email: string): Promise<SecondFactorSetup> {
  const described = totp(secret, email);
  const otpauthUrl = described.toString();
  const { toString: drawQrCode } = await import('qrcode');
  const svg = await drawQrCode(otpauthUrl, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return {
    secret: described.secret.base32,
    otpauthUrl,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}

/** Ten codes of 60 bits, `xxxx-xxxx-xxxx`, each valid for one login. */
export function newRecoveryCodes(ids: Ids): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = [...Buffer.from(ids.secret(), 'base64url').subarray(0, 12)].map(
      (byte) => codeAlphabet[byte % codeAlphabet.length],
    );
    return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
  });
}

/** Normalizes a typed code: people omit hyphens and use capitals. */
function normalizeRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const stretch = promisify<string, string, number, Buffer>(scrypt);

/**
 * The stored hash of a recovery code. It depends on no key of the installation: recovery codes are for the day when
 * everything else is lost. It is slow instead, and differs between accounts.
 */
export function hashRecoveryCode(accountId: number, typed: string): Promise<Buffer> {
  return stretch(normalizeRecoveryCode(typed), `recovery code of account ${accountId}`, 32);
}

/** The hashes under which a recovery code may be stored. Codes made before 2026-12 were hashed with the key. */
export async function knownRecoveryHashes(ids: Ids, accountId: number, typed: string): Promise<Buffer[]> {
  return [await hashRecoveryCode(accountId, typed), ...ids.knownHashes(normalizeRecoveryCode(typed))];
}
