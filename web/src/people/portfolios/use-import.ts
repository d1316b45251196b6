import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { largestPlayerFile } from '@trattativa/domain/people/import-limits';
import type { OwnerKind } from '@trattativa/domain/people/owner-kind';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { paths } from '../../platform/paths.ts';
import { playersKeys } from '../players/players-keys.ts';
import { portfoliosKeys } from './portfolios-keys.ts';

export type ImportAnswer = Api['Portfolio/ImportPlayers']['output'];
type Input = Api['Portfolio/ImportPlayers']['input'];

/** Whose the players will be; null: the reader's own. */
export type ImportOwner = { kind: OwnerKind; id: number } | null;

function ownerInput(owner: ImportOwner): Partial<Input> {
  if (!owner) return {};
  if (owner.kind === 'team') return { teamId: owner.id };
  return owner.kind === 'coach' ? { coachingStaffId: owner.id } : { agentId: owner.id };
}

/** The bytes of a file in Base64, slice by slice. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 32_768) {
    text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  }
  return btoa(text);
}

/** Reads a file of players with the service, shows what would come of it, and takes it in when that is confirmed. */
export function useImport(owner: ImportOwner) {
  const { t } = useTranslation('portfolio');
  const { fileSize } = useFormats();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [intentKey] = useState(createIntentKeys);
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = (error: Error) => {
    if (!(error instanceof ApiError)) throw error;
    setProblem(error.text);
  };
  const input = (read: { name: string; content: string }) => ({
    ...ownerInput(owner),
    fileName: read.name.slice(0, 200),
    content: read.content,
  });

  const preview = useMutation({
    mutationFn: (read: { name: string; content: string }) =>
      call('Portfolio/ImportPlayers', { ...input(read), apply: false }),
    onError: refused,
  });
  const apply = useMutation({
    async mutationFn(withDuplicates: boolean) {
      if (!file) return null;
      const asked = { ...input(file), apply: true, withDuplicates };
      return call('Portfolio/ImportPlayers', asked, { idempotencyKey: intentKey(asked) });
    },
    async onSuccess(answer) {
      for (const key of [
        playersKeys.portfolio,
        playersKeys.figures,
        playersKeys.picker,
        portfoliosKeys.duplicates,
      ]) {
        void client.invalidateQueries({ queryKey: key });
      }
      await navigate(paths.portfolio, { state: { done: answer?.message } });
    },
    onError: refused,
  });

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem(null);
    preview.reset();
    if (chosen.size > largestPlayerFile) {
      setProblem(t('import.tooLarge', { name: chosen.name, size: fileSize(largestPlayerFile) }));
      return;
    }
    const read = { name: chosen.name, content: await base64Of(chosen) };
    setFile(read);
    preview.mutate(read);
  }

  function begin(): void {
    setFile(null);
    setProblem(null);
    preview.reset();
  }

  return {
    fileName: file?.name ?? '',
    reading: preview.isPending,
    answer: preview.data ?? null,
    problem,
    applying: apply.isPending,
    choose,
    begin,
    apply: apply.mutate,
  };
}
