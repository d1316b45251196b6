import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkedText } from '../../../platform/i18n/linked-text.tsx';
import { useUser } from '../../../platform/login/use-session.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BackToPortfolio } from '../page/back-to-portfolio.tsx';
import { registerPlayerPath } from '../player-paths.ts';
import { PortfolioForm } from '../portfolio-form.tsx';

/** `/portfolio/new`. Agents may register an account for the player instead. */
export default function NewPlayerScreen() {
  const { t } = useTranslation('player-form');
  const { kind } = useUser();
  const registers = kind === 'agent' || kind === 'premium';
  const register = (words: string) => <Link to={registerPlayerPath}>{words}</Link>;
  return (
    <>
      <PageHeader
        title={t('newTitle')}
        description={
          <>
            {t('description')} {registers && <LinkedText text={t('orAccount')} links={{ register }} />}
          </>
        }
        before={<BackToPortfolio />}
      />
      <PortfolioForm player={null} />
    </>
  );
}
