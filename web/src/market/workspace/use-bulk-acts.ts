import { useQueryClient } from '@tanstack/react-query';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { applyOwn } from '../../platform/cache/live-handler.ts';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone, showProblem, showUndo } from '../../ui/feedback/toasts.tsx';
import { matchingLive } from '../matching/matching.live.ts';
import { matchingKeys } from '../matching/matching-keys.ts';
import { proposalsOf } from './match-choice.ts';

const pairOf = ({ request, player }: Match) => ({ requestId: request.id, playerId: player.id });

/** Acts on several matches at once. Each says what came of it; what failed stays chosen. */
export function useBulkActs() {
  const { t } = useTranslation(['matching', 'match-workspace']);
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [intentKey] = useState(createIntentKeys);

  /** The clubs among the chosen to which the same person was probably proposed before. */
  async function findEarlier(chosen: readonly Match[]): Promise<string[]> {
    setBusy(true);
    try {
      const found = await Promise.all(
        proposalsOf(chosen).map(({ playerId, teamIds }) =>
          call('Negotiation/GetEarlierProposals', { playerId, teamIds }),
        ),
      );
      return [...new Set(found.flatMap(({ items }) => items.map(({ teamName }) => teamName)))];
    } finally {
      setBusy(false);
    }
  }

  /** Proposes every chosen player to the clubs of the chosen requests. Returns whether all were sent. */
  async function propose(chosen: readonly Match[]): Promise<boolean> {
    setBusy(true);
    let sent = 0;
    const refused: string[] = [];
    for (const proposal of proposalsOf(chosen)) {
      try {
        const made = await call('Negotiation/CreateNegotiation', proposal, {
          idempotencyKey: intentKey(proposal),
        });
        sent += made.items.length;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refused.push(error.text);
      }
    }
    setBusy(false);
    if (sent > 0) showDone(t('match-workspace:bulk.proposed', { count: sent }));
    for (const text of new Set(refused)) showProblem(text);
    await client.invalidateQueries({ queryKey: matchingKeys.proposed });
    return refused.length === 0;
  }

  /** Deletes the chosen entries for the reader, and offers to undo it. */
  async function putAway(chosen: readonly Match[]): Promise<void> {
    setBusy(true);
    const done: Match[] = [];
    let said = '';
    for (const match of chosen) {
      try {
        said = (await call('Matching/DeleteMatch', pairOf(match))).message;
        applyOwn(client, matchingLive, 'match.deleted', pairOf(match));
        done.push(match);
      } catch (error) {
        showFailure(error);
        break;
      }
    }
    setBusy(false);
    if (done.length > 0) {
      // The service's own message names the kind of a single match.
      const message = done.length === 1 ? said : t('match-workspace:bulk.putAway', { count: done.length });
      showUndo({ message, onUndo: () => void restore(done) });
    }
  }

  async function restore(matches: readonly Match[]): Promise<void> {
    for (const match of matches) {
      try {
        await call('Matching/RestoreMatch', pairOf(match));
        applyOwn(client, matchingLive, 'match.restored', pairOf(match));
      } catch (error) {
        showFailure(error);
        return;
      }
    }
  }

  return { busy, findEarlier, propose, putAway };
}
