import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { useRef, useState } from 'react';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { upload } from '../../../platform/api/upload.ts';
import { withPatience } from '../../../platform/api/with-patience.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { mandatesKeys } from '../mandates-keys.ts';

type Terms = Omit<Api['Mandate/ProposePlayerMandate']['input'], 'playerId' | 'formFileId'>;

/** What became of a client's row. */
export type Recorded = { readonly mandateId: number } | { readonly refused: string };

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Words of a refusal: of the whole call, unless they only point to the fields, and of each field. */
function wordsOf({ code, text, fields }: ApiError): string {
  const said = code === 'INVALID_INPUT' && fields.length > 0 ? [] : [text];
  return [...new Set([...said, ...fields.map((field) => field.text)])].join(' · ');
}

/** Whether the service may have done what was asked although nothing was answered. */
const isUnsure = ({ status }: ApiError) => status === 0 || status >= 500;

/**
 * Records mandates client after client, each by the same call as one alone: what is refused leaves the others alone, and is told by
 * client. Sent again, a form that got no answer goes with the same key, so that nothing is recorded twice.
 */
export function useRecording() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [results, setResults] = useState<ReadonlyMap<number, Recorded>>(new Map());
  const [progress, setProgress] = useState<Progress | null>(null);
  const [busy, setBusy] = useState(false);
  const keys = useRef(new Map<number, ReturnType<typeof createIntentKeys>>());
  const sent = useRef(new Map<File, string>());

  async function recordOne(terms: Terms, playerId: number, form: File): Promise<Recorded> {
    let formFileId = sent.current.get(form);
    if (formFileId === undefined) {
      const parent = { parentKind: 'unsent' as const, parentId: userId };
      const stored = await withPatience(() => upload('File/UploadFile', parent, form));
      if ('refused' in stored) return { refused: wordsOf(stored.refused) };
      formFileId = stored.answer.file.id;
      sent.current.set(form, formFileId);
    }
    const key = keys.current.get(playerId) ?? createIntentKeys();
    keys.current.set(playerId, key);
    const input = { ...terms, playerId, formFileId };
    const idempotencyKey = key(input);
    const made = await withPatience(() => call('Mandate/ProposePlayerMandate', input, { idempotencyKey }));
    if (!('refused' in made)) return { mandateId: made.answer.mandate.id };
    if (!isUnsure(made.refused)) {
      // A refused form is not kept: of files that are not sent a person may have only so many.
      sent.current.delete(form);
      void call('File/DeleteFile', { fileId: formFileId }).catch(() => undefined);
    }
    return { refused: wordsOf(made.refused) };
  }

  return {
    results,
    progress,
    busy,
    /** Records each client's form with these terms. Returns the clients whose mandates are recorded. */
    async record(terms: Terms, rows: readonly { playerId: number; form: File }[]): Promise<Set<number>> {
      const done = new Set<number>();
      setBusy(true);
      setProgress({ done: 0, of: rows.length });
      try {
        for (const [at, { playerId, form }] of rows.entries()) {
          const result = await recordOne(terms, playerId, form);
          if ('mandateId' in result) done.add(playerId);
          setResults((present) => new Map(present).set(playerId, result));
          setProgress({ done: at + 1, of: rows.length });
        }
      } finally {
        setBusy(false);
      }
      await client.invalidateQueries({ queryKey: mandatesKeys.running });
      return done;
    },
  };
}
