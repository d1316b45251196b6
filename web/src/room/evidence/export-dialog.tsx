import { Button } from '@mantine/core';
import { IconFileTypePdf, IconJson } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { downloadFrom } from '../../platform/api/download.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { showFailure } from '../../ui/feedback/show-failure.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import classes from './export-dialog.module.css';
import { verifyExport } from './verify-export.ts';

interface ExportDialogProps {
  conversationId: number;
  name: string;
  onClose: () => void;
}

interface Said {
  isGood: boolean;
  text: string;
}

/** Exports the conversation as evidence, and verifies an earlier export. */
export default function ExportDialog({ conversationId, name, onClose }: ExportDialogProps) {
  const { t } = useTranslation('chat-evidence');
  const [busy, setBusy] = useState<'pdf' | 'json' | 'check' | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function during(what: 'pdf' | 'json' | 'check', work: () => Promise<void>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(null);
    }
  }

  const download = (format: 'pdf' | 'json') =>
    during(format, async () => {
      const fileName = `${t('export.fileName', { name })}.${format}`;
      await downloadFrom('Whatchat/ExportConversation', { conversationId, format }, fileName);
      showDone(t('export.done'));
    });

  const check = (file: File) =>
    during('check', async () => {
      setSaid(null);
      const verified = await verifyExport(await file.text(), conversationId);
      if (verified.outcome === 'broken') setSaid({ isGood: false, text: t('check.broken', verified) });
      else if (verified.outcome !== 'sound') setSaid({ isGood: false, text: t(`check.${verified.outcome}`) });
      else {
        const { seq, head, count } = verified;
        const agrees =
          seq === 0 || (await call('Whatchat/CheckExport', { conversationId, seq, head })).agrees;
        setSaid({ isGood: agrees, text: agrees ? t('check.ok', { count }) : t('check.differs') });
      }
    });

  return (
    <TitledDialog title={t('export.open')} onClose={onClose}>
      <p>{t('export.text')}</p>
      <div className={classes.acts}>
        <Button
          leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
          loading={busy === 'pdf'}
          disabled={busy !== null && busy !== 'pdf'}
          onClick={() => void download('pdf')}
        >
          {t('export.pdf')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconJson size={18} stroke={1.75} aria-hidden="true" />}
          loading={busy === 'json'}
          disabled={busy !== null && busy !== 'json'}
          onClick={() => void download('json')}
        >
          {t('export.json')}
        </Button>
      </div>
      <h3 className={classes.part}>{t('check.title')}</h3>
      <p>{t('check.text')}</p>
      <div className={classes.acts}>
        <Button variant="default" loading={busy === 'check'} onClick={() => input.current?.click()}>
          {t('check.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void check(file);
            currentTarget.value = '';
          }}
        />
      </div>
      <p className={classes.said} data-good={said?.isGood || undefined} role="status">
        {said?.text}
      </p>
    </TitledDialog>
  );
}
