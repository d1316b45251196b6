import type { Conversation, Mediation } from '@trattativa/contract/room/chat/chat';
import { useTranslation } from 'react-i18next';
import classes from './conversations.module.css';
import { MediationActs } from './mediation-acts.tsx';
import { mediationText } from './mediation-text.ts';

interface MediationBannerProps {
  conversation: Conversation;
  mediation: Mediation;
}

/** How it stands with the mediator, above the messages; loud when an answer is awaited from the reader. */
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
