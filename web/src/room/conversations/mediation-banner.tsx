import type { Conversation, Mediation } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import classes from './conversations.module.css';
import { MediationActs, mediationText } from './mediation.tsx';

interface MediationBannerProps {
  conversation: Conversation;
  mediation: Mediation;
}

/** The state of the mediation, above the messages; highlighted when the reader must answer. */
export default function MediationBanner({ conversation, mediation }: MediationBannerProps) {
  const { t } = useTranslation('conversations');
  return (
    <section
      className={classes.banner}
      aria-label={t('mediator.title')}
      data-turn={conversation.can.answer_history || undefined}
    >
      <p>{mediationText(conversation, mediation, t)}</p>
      <MediationActs conversation={conversation} />
    </section>
  );
}
