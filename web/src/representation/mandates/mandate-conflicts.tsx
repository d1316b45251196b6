import { Anchor } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { mandatePath } from '../../platform/paths.ts';
import { DecisionCard } from '../../ui/decision/decision-list.tsx';
import { DecisionQueue } from '../../ui/decision/decision-queue.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { usePages } from '../../ui/list/use-pages.ts';
import { MandateActs } from './mandate-acts.tsx';
import classes from './mandate-conflicts.module.css';
import { useMandateConflicts } from './mandates.queries.ts';
import { useMandateWords } from './use-mandate-words.ts';

/** A queue of the desk: exclusive mandates that were proposed over one in force. */
export default function MandateConflicts() {
  const { t } = useTranslation('mandates');
  const { plainDate } = useFormats();
  const list = usePages(useMandateConflicts());
  /** The days on which both would be in force. */
  const days = (one: Mandate, other: Mandate) => ({
    from: plainDate(one.startsOn > other.startsOn ? one.startsOn : other.startsOn),
    to: plainDate(one.endsOn < other.endsOn ? one.endsOn : other.endsOn),
  });
  return (
    <DecisionQueue
      list={list}
      empty={<EmptyState icon={IconFileCertificate} title={t('desk.title')} text={t('desk.none')} />}
    >
      {({ proposed, inForce }) => (
        <DecisionCard key={proposed.id}>
          <div className={classes.pair}>
            <p className={classes.why}>{t('desk.both', days(proposed, inForce))}</p>
            <Side mandate={proposed} word={t('desk.proposed')} />
            <Side mandate={inForce} word={t('desk.inForce')} />
            <div className={classes.acts}>
              <MandateActs mandate={proposed} />
            </div>
          </div>
        </DecisionCard>
      )}
    </DecisionQueue>
  );
}

function Side({ mandate, word }: { mandate: Mandate; word: string }) {
  const { t } = useTranslation('mandates');
  const words = useMandateWords();
  return (
    <div className={classes.side}>
      <p className={classes.word}>{word}</p>
      <Anchor component={Link} to={mandatePath(mandate.id)} fw="var(--mantine-font-weight-medium)">
        {t('page.title', { agent: words.agent(mandate), other: words.principal(mandate) })}
      </Anchor>
      <p className={classes.word}>
        {words.period(mandate)} · {words.territory(mandate)}
      </p>
    </div>
  );
}
