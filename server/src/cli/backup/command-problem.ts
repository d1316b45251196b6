import { startProblem } from '../../start-problem.ts';
import { BackupRefused } from './contents.ts';
import { SealBroken } from './seal-stream.ts';

/** The reason of a failed backup or restore, for the person who started it. */
export function commandProblem(error: unknown): string {
  return error instanceof BackupRefused || error instanceof SealBroken ? error.message : startProblem(error);
}
