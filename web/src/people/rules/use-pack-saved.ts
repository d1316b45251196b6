import { useQueryClient } from '@tanstack/react-query';
import type { PackAnswer } from '@trattativa/contract/people/rules/rule';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { ruleKeys } from './rules-keys.ts';

/**
 * Saves a version of a pack. `latest` is the pack that the next save begins with; after somebody else was first it is theirs,
 * and the form says so. `save` returns the sentence for the form, or null when the version is in use.
 */
export function usePackSaved(pack: PackAnswer) {
  const { t } = useTranslation('rule-packs');
  const client = useQueryClient();
  const latest = useRef(pack);

  async function save(send: (latest: PackAnswer) => Promise<PackAnswer>): Promise<string | null> {
    try {
      const saved = await send(latest.current);
      client.setQueryData(ruleKeys.pack(pack.pack), saved);
      void client.invalidateQueries({ queryKey: ruleKeys.packs });
      void client.invalidateQueries({ queryKey: ruleKeys.history(pack.pack) });
      showDone(t('saved'));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
      latest.current = error.current as PackAnswer;
      client.setQueryData(ruleKeys.pack(pack.pack), latest.current);
      return t('overtaken');
    }
  }

  return save;
}
