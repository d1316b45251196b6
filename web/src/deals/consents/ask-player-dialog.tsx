import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { longestEmail } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TitledDialog } from '../../ui/titled-dialog.tsx';
import { showDone } from '../../ui/toasts.tsx';
import { proposedName } from '../negotiations/proposed-person.ts';
import classes from './ask-player-dialog.module.css';
import { consentRequestKey } from './consent-request-key.ts';

interface AskPlayerDialogProps {
  negotiation: Negotiation;
  request: Api['Negotiation/GetConsentRequest']['output'];
  onClose: () => void;
}

/** Sends the mail that asks the player without a login, or a minor's parent; the address is asked where none is on file. */
export default function AskPlayerDialog({ negotiation, request, onClose }: AskPlayerDialogProps) {
  const { t } = useTranslation(['consents', 'shell']);
  const client = useQueryClient();
  const form = useForm({ defaultValues: { email: request.suggested ?? '' }, mode: 'onTouched' });
  const who = request.answerer === 'guardian' ? 'Guardian' : 'Player';

  async function send({ email }: { email: string }) {
    const { message, ...asked } = await call('Negotiation/AskPlayerToConfirm', {
      negotiationId: negotiation.id,
      ...(request.onFile === null && { email }),
    });
    client.setQueryData(consentRequestKey(negotiation.id), asked);
    showDone(message);
    onClose();
  }

  return (
    <TitledDialog title={t(`consents:mail.title${who}`)} onClose={onClose}>
      <Form form={form} onSubmit={send} className={classes.form}>
        <p>{t(`consents:mail.text${who}`, { player: proposedName(negotiation) })}</p>
        {request.onFile === null ? (
          <TextField
            name="email"
            type="email"
            label={t(`consents:mail.email${who}`)}
            maxLength={longestEmail}
            required
          />
        ) : (
          <p>{t('consents:mail.onFile', { to: request.onFile })}</p>
        )}
        <div className={classes.acts}>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('consents:mail.send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('shell:ui.cancel')}
          </Button>
        </div>
      </Form>
    </TitledDialog>
  );
}
