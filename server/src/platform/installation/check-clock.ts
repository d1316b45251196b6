import { connect } from '../database/connect.ts';
import { type Finding, fault, note, ok, warning } from './finding.ts';

const part = 'clock';
/** Codes of second factors live half a minute, signed reports of payments five minutes. */
const maxSeconds = 20;
const noticedSeconds = 2;

/** Another clock: its time, and ours in the middle of asking. */
export interface OtherClock {
  of: string;
  differsByMs: number;
}

/** Compares this machine's clock with others. */
export function clockFinding(others: readonly OtherClock[]): Finding {
  const [worst] = others.toSorted((a, b) => Math.abs(b.differsByMs) - Math.abs(a.differsByMs));
  if (worst === undefined) return note(part, 'There is no other clock to compare with.');
  const seconds = Math.abs(worst.differsByMs) / 1_000;
  const sentence = `The clock of this machine and that of ${worst.of} differ by ${seconds.toFixed(1)} s.`;
  const remedy = 'Let both follow a time server (timedatectl set-ntp true).';
  if (seconds > maxSeconds) return fault(part, sentence, remedy);
  if (seconds > noticedSeconds) return warning(part, sentence, remedy);
  return ok(part, sentence);
}

/** The database's clock. */
export async function databaseClock(url: string): Promise<OtherClock[]> {
  try {
    const client = await connect(url, 'doctor');
    const asked = Date.now();
    const { rows } = await client.query<{ ms: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as ms',
    );
    const answered = Date.now();
    await client.end();
    return [{ of: 'the database', differsByMs: Number(rows[0]?.ms) - (asked + answered) / 2 }];
  } catch {
    // What is wrong with the database is said by its own check.
    return [];
  }
}

/** The clock that writes the Date of answers at an address: to the second. */
export async function httpClock(address: string): Promise<OtherClock[]> {
  try {
    const asked = Date.now();
    const { headers } = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5_000) });
    const date = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(date)) return [];
    // The header has no fraction: half a second is its middle.
    return [{ of: new URL(address).host, differsByMs: date + 500 - (asked + Date.now()) / 2 }];
  } catch {
    return [];
  }
}
