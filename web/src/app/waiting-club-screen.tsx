import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WaitingSteps } from '../identity/accounts-ui.ts';
import { useUser } from '../platform/login/use-session.ts';
import { paths } from '../platform/paths.ts';
import { SupportButton } from '../room/support-button.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PagePart } from '../ui/page-part.tsx';
import styles from './waiting-club-screen.module.css';

/** The desk of a club that staff have not accepted yet, in place of every screen that is not open to it. */
export default function WaitingClubScreen() {
  const { t } = useTranslation('accounts');
  const { name, email } = useUser();
  return (
    <>
      <PageHeader title={t('waiting.title', { club: name })} description={t('waiting.text')} />
      <div className={styles.parts}>
        <PagePart title={t('waiting.now')}>
          <WaitingSteps email={email} />
        </PagePart>
        <PagePart title={t('waiting.prepare')} hint={t('waiting.prepareHint')}>
          <div className={styles.acts}>
            <Button component={Link} to={`${paths.account}?section=profile`}>
              {t('waiting.profile')}
            </Button>
            <Button component={Link} to={paths.request} variant="default">
              {t('waiting.request')}
            </Button>
            <Button component={Link} to={`${paths.requests}?box=drafts`} variant="default">
              {t('waiting.drafts')}
            </Button>
          </div>
        </PagePart>
        <PagePart title={t('waiting.questions')} hint={t('waiting.questionsHint')}>
          <div className={styles.contact}>
            <SupportButton />
          </div>
        </PagePart>
      </div>
    </>
  );
}
