import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { offerPath } from '../offer-paths.ts';
import { useOffer } from '../offers.queries.ts';
import { personName } from './offer-person.tsx';
import { ReviseForm } from './revise-form.tsx';

/** A counter-offer, or improved terms of the user's own offer; the form starts with the terms in force. */
export default function ReviseOfferScreen() {
  const { t } = useTranslation(['offers', 'shell']);
  const navigate = useNavigate();
  const id = Number(useParams().offerId);
  const found = useOffer(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const offer = found.data;
  if (!offer && !found.error) return <Skeletons shape="page" />;
  const terms = offer?.revisions.at(-1)?.terms;
  return (
    <>
      <PageHeader
        title={t('offers:form.reviseTitle')}
        description={offer && t('offers:page.titleOf', { person: personName(offer), club: offer.team.name })}
        before={<BackLink to={offerPath(id)}>{t('offers:page.backToOffer')}</BackLink>}
      />
      {offer && terms && offer.can.revise ? (
        <ReviseForm
          key={offer.version}
          offer={offer}
          terms={terms}
          onSent={() => navigate(offerPath(id))}
          cancel={
            <Button component={Link} to={offerPath(id)} variant="default" size="md">
              {t('shell:ui.cancel')}
            </Button>
          }
        />
      ) : (
        <ErrorPanel text={t(offer ? 'offers:form.cannotRevise' : 'offers:page.notFound')} />
      )}
    </>
  );
}
