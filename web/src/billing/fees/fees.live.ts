import { feeMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';
import { feesKeys } from './fees-keys.ts';

export const feesLive: readonly LiveHandler[] = [refetchOn(feeMoves, feesKeys.deal)];
