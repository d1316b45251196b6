import { Anchor, Box, Button } from '@mantine/core';
import { IconCoinOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { MoneyTicket } from '@trattativa/contract/room/evidence/money-ticket';
import { minTicketNoteLength } from '@trattativa/domain/room/chat-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offerPath } from '../../deals/offers.ts';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath } from '../../platform/paths.ts';
import {
  DecisionActs,
  DecisionCard,
  DecisionDetail,
  DecisionHead,
  DecisionLine,
  DecisionQuote,
  DecisionText,
} from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { ReasonDialog } from '../../ui/decision/reason-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { wholeList } from '../../ui/list/whole-list.ts';
import { chatEvidenceKeys } from './chat-evidence.live.ts';
import { useMoneyTickets } from './chat-evidence.queries.ts';

/** A queue of the desk: messages that ask for money outside the platform, and the decisions about them. */
export default function MoneyTicketsQueue() {
  const { t } = useTranslation(['chat-evidence', 'desk']);
  const [open, setOpen] = useState(true);
  const tickets = useMoneyTickets(open);
  return (
    <>
      <DecisionLine>{t('desk:about.moneyTickets')}</DecisionLine>
      <Box my="sm">
        <Segments
          label={t('chat-evidence:desk.show')}
          value={open ? 'open' : 'decided'}
          onChange={(value) => setOpen(value === 'open')}
          options={[
            { value: 'open', label: t('chat-evidence:desk.open') },
            { value: 'decided', label: t('chat-evidence:desk.decided') },
          ]}
        />
      </Box>
      <DecisionQueue
        list={wholeList(tickets)}
        empty={
          <EmptyState
            icon={IconCoinOff}
            title={t('chat-evidence:desk.none')}
            text={t('chat-evidence:desk.noneText')}
          />
        }
      >
        {(ticket) => <Ticket key={ticket.id} ticket={ticket} />}
      </DecisionQueue>
    </>
  );
}

function Ticket({ ticket }: { ticket: MoneyTicket }) {
  const { t } = useTranslation(['chat-evidence', 'deal-panel']);
  const { dateTime } = useFormats();
  const client = useQueryClient();
  const [deciding, setDeciding] = useState<'confirmed' | 'dismissed' | null>(null);
  const { authorName: name, status, message, passage } = ticket;
  async function decide(note: string): Promise<void> {
    if (deciding === null) return;
    const input = { ticketId: ticket.id, version: ticket.version, status: deciding, note };
    const said = await call('Whatchat/DecideMoneyTicket', input).finally(() =>
      client.invalidateQueries({ queryKey: chatEvidenceKeys.tickets }),
    );
    showDone(said.message);
    setDeciding(null);
  }
  return (
    <DecisionCard>
      <DecisionHead>
        <strong>{t('desk.from', { name, conversation: ticket.conversationName })}</strong>
        <DecisionDetail>{dateTime(ticket.at)}</DecisionDetail>
      </DecisionHead>
      <DecisionLine>
        {[
          t(`rule.${ticket.rule}`),
          ticket.confirmedBefore > 0 && t('desk.before', { count: ticket.confirmedBefore }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </DecisionLine>
      <DecisionQuote>{passage}</DecisionQuote>
      {message !== passage && (
        <details>
          <summary>{t('desk.whole')}</summary>
          <DecisionText>{message}</DecisionText>
        </details>
      )}
      {ticket.negotiationId !== null && (
        <Anchor component={Link} to={negotiationPath(ticket.negotiationId)}>
          {t('desk.deal')}
        </Anchor>
      )}
      {ticket.offerId !== null && (
        <Anchor component={Link} to={offerPath(ticket.offerId)}>
          {t('deal-panel:offerPage')}
        </Anchor>
      )}
      {status === 'open' ? (
        <DecisionActs>
          <Button
            size="sm"
            aria-label={`${t('desk.confirm')}: ${name}`}
            onClick={() => setDeciding('confirmed')}
          >
            {t('desk.confirm')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={`${t('desk.dismiss')}: ${name}`}
            onClick={() => setDeciding('dismissed')}
          >
            {t('desk.dismiss')}
          </Button>
        </DecisionActs>
      ) : (
        <p>
          <strong>{t(`desk.status.${status}`)}</strong>
          {` · ${t('desk.by', { name: ticket.decidedBy ?? '', date: dateTime(ticket.decidedAt ?? ticket.at) })}`}
          <br />
          {ticket.note}
        </p>
      )}
      {deciding && (
        <ReasonDialog
          title={t(deciding === 'confirmed' ? 'desk.confirmTitle' : 'desk.dismissTitle', { name })}
          label={t('desk.note')}
          hint={t('desk.noteHint')}
          min={minTicketNoteLength}
          confirm={t(deciding === 'confirmed' ? 'desk.confirm' : 'desk.dismiss')}
          danger={deciding === 'confirmed'}
          onClose={() => setDeciding(null)}
          onSend={decide}
        >
          <p>{t('desk.told')}</p>
        </ReasonDialog>
      )}
    </DecisionCard>
  );
}
