import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../platform/config.ts';
import type { Ids } from '../../platform/ids.ts';

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
export function normalizeRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function keyOf(config: Config): Buffer {
  return Buffer.from(hkdfSync('sha256', config.tokenSecret, '', 'second factor', 32));
}

/** Encrypts the secret for the database: a copy of the database alone produces no codes. */
export function encipherSecret(config: Config, secret: Buffer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

export function decipherSecret(config: Config, stored: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), stored.subarray(0, 12));
  decipher.setAuthTag(stored.subarray(12, 28));
  return Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]);
}
