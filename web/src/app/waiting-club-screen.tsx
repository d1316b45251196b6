import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WaitingSteps } from '../identity/accounts-ui.ts';
import { useUser } from '../platform/login/use-session.ts';
import { paths } from '../platform/paths.ts';
import { SupportButton } from '../room/support-button.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { PagePart } from '../ui/page/page-part.tsx';
import styles from './waiting-club-screen.module.css';

/** The desk of a club that staff have not accepted yet, in place of every screen that is not open to it. */
export default function WaitingClubScreen() {
  const { t } = useTranslation('waiting-clubs');
  const { name, email } = useUser();
  return (
    <>
      <PageHeader title={t('title', { club: name })} description={t('text')} />
      <div className={styles.parts}>
        <PagePart title={t('now')}>
          <WaitingSteps email={email} />
        </PagePart>
        <PagePart title={t('prepare')} hint={t('prepareHint')}>
          <div className={styles.acts}>
            <Button component={Link} to={`${paths.account}?section=profile`}>
              {t('profile')}
            </Button>
            <Button component={Link} to={paths.request} variant="default">
              {t('request')}
            </Button>
            <Button component={Link} to={`${paths.requests}?box=drafts`} variant="default">
              {t('drafts')}
            </Button>
          </div>
        </PagePart>
        <PagePart title={t('questions')} hint={t('questionsHint')}>
          <div className={styles.contact}>
            <SupportButton />
          </div>
        </PagePart>
      </div>
    </>
  );
}
