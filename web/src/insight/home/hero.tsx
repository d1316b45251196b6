import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePublicSettings } from '../../identity/accounts.ts';
import { paths } from '../../platform/paths.ts';
import { usePageTitle } from '../../ui/page/page-title.ts';
import classes from './hero.module.css';
import { SampleDeal } from './sample-deal.tsx';

interface HeroProps {
  title: string;
  lead: string;
  act: string;
  /** The kind of account that the page addresses. */
  as?: 'agent' | 'player' | 'team';
}

/** The head of a public page: the headline, a link to the registration, and a sample of the product. */
export function Hero({ title, lead, act, as }: HeroProps) {
  const { t } = useTranslation('home');
  usePageTitle(title);
  const isDemo = usePublicSettings().data?.demo === true;
  return (
    <div className={classes.hero}>
      <div>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <div className={classes.acts}>
          <Button
            component={Link}
            to={as === undefined ? paths.register : `${paths.register}?as=${as}`}
            size="lg"
          >
            {act}
          </Button>
          <Button component={Link} to={paths.login} size="lg" variant="default">
            {t('logIn')}
          </Button>
        </div>
        {isDemo && <p className={classes.demo}>{t('demo')}</p>}
      </div>
      <SampleDeal of={as} />
    </div>
  );
}
