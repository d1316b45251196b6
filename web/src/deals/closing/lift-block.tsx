import { Button, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { SaidVerdict } from '@trattativa/contract/people/rules/rule';
import { minReasonLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { closingKeys } from './closing.live.ts';

interface LiftBlockProps {
  negotiationId: number;
  verdict: SaidVerdict;
  documents: Closing['documents'];
}

/** For staff, beside a refusal: lifts it with a reason and a document of the deal. */
export function LiftBlock({ negotiationId, verdict, documents }: LiftBlockProps) {
  const { t } = useTranslation('closing');
  const { kind } = useUser();
  const client = useQueryClient();
  const files = documents.flatMap((document) => document.files);
  const [chosen, setChosen] = useState<string | null>(null);
  // Documents come and go while the page is open.
  const fileId = (files.find(({ id }) => id === chosen) ?? files[0])?.id ?? null;
  const [isOpen, setIsOpen] = useState(false);
  if (verdict.verdict !== 'block' || (kind !== 'staff' && kind !== 'admin')) return null;

  async function lift(reason: string) {
    if (fileId === null) return;
    const { rule, edition, article } = verdict;
    const closing = await call('Closing/LiftBlock', {
      negotiationId,
      rule,
      edition,
      article,
      reason,
      fileId,
    });
    client.setQueryData([...closingKeys.one, negotiationId], closing);
    setIsOpen(false);
  }

  return (
    <div>
      {fileId === null ? (
        <p>{t('lift.noDocument')}</p>
      ) : (
        <Button size="sm" variant="default" onClick={() => setIsOpen(true)}>
          {t('lift.act')}
        </Button>
      )}
      {isOpen && fileId !== null && (
        <ReasonDialog
          title={t('lift.title')}
          label={t('lift.reason')}
          hint={t('lift.hint')}
          min={minReasonLength}
          confirm={t('lift.act')}
          onSend={lift}
          onClose={() => setIsOpen(false)}
        >
          <p>{verdict.text}</p>
          <NativeSelect
            label={t('lift.document')}
            value={fileId}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={files.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </ReasonDialog>
      )}
    </div>
  );
}
