import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { clamdScanner } from '../scanner/file-scanner.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const part = 'scanner';

/** The harmless text that every scanner finds (https://www.eicar.org), in two parts: else it would find this file. */
const harmlessVirus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Sends the scanner a clean file and the test virus of all scanners. */
export async function checkScanner({ scannerUrl }: Pick<Config, 'scannerUrl'>): Promise<Finding[]> {
  if (scannerUrl === undefined) return [note(part, 'SCANNER_URL is not set: uploads are not scanned.')];
  const scanner = clamdScanner(scannerUrl);
  const where = new URL(scannerUrl).host;
  const folder = await mkdtemp(join(tmpdir(), 'trattativa-scanner-'));
  const isClean = async (text: string) => {
    const path = join(folder, 'scanned');
    await writeFile(path, text);
    return scanner.isClean(path);
  };
  try {
    if (!(await isClean('A text without anything in it.')))
      return [
        fault(
          part,
          `The scanner at ${where} refuses a clean file, so that no upload passes.`,
          'Look into its log; its signatures may be damaged: run freshclam.',
        ),
      ];
    if (await isClean(harmlessVirus))
      return [
        fault(
          part,
          `The scanner at ${where} does not find the test virus EICAR.`,
          'It has no signatures: run freshclam, and restart it.',
        ),
      ];
    return [ok(part, `${where} finds the test virus and passes a clean file.`)];
  } catch (error) {
    return [
      fault(
        part,
        `The scanner at ${where} does not answer (${(error as Error).message}), so that every upload is refused.`,
        'Start clamd with TCPSocket, or correct SCANNER_URL.',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
