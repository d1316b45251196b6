import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { playersKeys } from '../players.live.ts';
import { addPlayer, portfolioKind } from '../portfolio-calls.ts';
import { inputOf, type PlayerValues } from './player-form-values.ts';

type Saved = Api['Agent/AddOrUpdateAgentPlayer']['output'];

/**
 * Saves the form: the own profile, a record of the portfolio, or a new one. Afterwards every query with players
 * is updated or refetched.
 */
export function useSavePlayer(own: boolean): (values: PlayerValues) => Promise<Saved> {
  const client = useQueryClient();
  const { kind } = useUser();
  const [intentKey] = useState(createIntentKeys);

  function send(values: PlayerValues): Promise<Saved> {
    const player = inputOf(values);
    if (own || values.id !== null) return call('Player/SavePlayerInfo', { player });
    return addPlayer(portfolioKind(kind), player, { idempotencyKey: intentKey({ player }) });
  }

  return async (values) => {
    const saved = await send(values).catch((error: unknown) => {
      // The incomplete profile was deleted in the meantime: the same input creates a new one.
      const deleted = own && values.id !== null && error instanceof ApiError && error.code === 'NOT_FOUND';
      if (!deleted) throw error;
      return send({ ...values, id: null, version: null });
    });
    client.setQueryData([...playersKeys.player, saved.player.id], saved.player);
    for (const key of [playersKeys.portfolio, playersKeys.figures, playersKeys.picker]) {
      void client.invalidateQueries({ queryKey: key });
    }
    return saved;
  };
}
