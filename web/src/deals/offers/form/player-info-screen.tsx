import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@trattativa/contract/deals/offers/offer';
import { maxAddressLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { AttachmentsField } from '../../../files/uploads-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActs } from '../../../ui/form/form-acts.tsx';
import { FormCard, FormPart } from '../../../ui/form/form-part.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useCountryOptions } from '../../../ui/places/use-country-options.ts';
import { offerPath } from '../offer-paths.ts';
import { offerKeys } from '../offers.live.ts';
import { useOffer } from '../offers.queries.ts';
import classes from './offer-form.module.css';
import { personName } from './offer-person.tsx';

interface PlayerInfoValues {
  residence: string;
  lastTeam: string;
  lastTeamCountry: string | null;
}

/** The second step of an offer: the player's residence, last club and documents (spec §3). */
export default function PlayerInfoScreen() {
  const { t } = useTranslation('offers');
  const id = Number(useParams().offerId);
  const found = useOffer(Number.isSafeInteger(id) && id > 0 ? id : 0);
  const offer = found.data;
  if (!offer && !found.error) return <Skeletons shape="page" />;
  return (
    <>
      <PageHeader
        title={t('info.title')}
        description={
          offer?.can.addPlayerInfo ? t('info.description', { person: personName(offer) }) : undefined
        }
        before={<BackLink to={offerPath(id)}>{t('page.backToOffer')}</BackLink>}
      />
      {offer?.can.addPlayerInfo ? (
        <PlayerInfoForm offer={offer} />
      ) : offer ? (
        <FormCard>
          <p>{t('info.closed')}</p>
        </FormCard>
      ) : (
        <ErrorPanel text={t('page.notFound')} />
      )}
    </>
  );
}

function PlayerInfoForm({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['offers', 'errors', 'shell']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const countries = useCountryOptions();
  const { residence, lastTeam, lastTeamCountry } = offer.playerInfo ?? {};
  const form = useForm<PlayerInfoValues>({
    defaultValues: {
      residence: residence ?? '',
      lastTeam: lastTeam ?? offer.player?.currentClub ?? '',
      lastTeamCountry: lastTeamCountry ?? null,
    },
    mode: 'onTouched',
  });
  const draft = useDraft(`offer/${offer.id}/player`, form);

  async function save(values: PlayerInfoValues) {
    const { message, offer: saved } = await call('Offer/AddPlayerInfo', {
      offerId: offer.id,
      version: offer.version,
      ...values,
    });
    client.setQueryData([...offerKeys.one, offer.id], saved);
    await draft.saved();
    await navigate(offerPath(offer.id));
    showDone(message);
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={save}
        label={t('offers:info.title')}
        missing={t('errors:MISSING_PLAYER_INFO')}
        className={classes.fields}
      >
        <FormPart title={t('offers:info.facts')}>
          <TextField
            name="residence"
            label={t('offers:info.residence')}
            maxLength={maxAddressLength}
            required
          />
          <TextField name="lastTeam" label={t('offers:info.lastTeam')} maxLength={maxNameLength} required />
          <SelectField
            name="lastTeamCountry"
            label={t('offers:info.lastTeamCountry')}
            options={countries}
            required
          />
        </FormPart>
        <FormPart title={t('offers:info.documents')} hint={t('offers:info.documentsHint')}>
          <div className={classes.whole}>
            <AttachmentsField
              parent={{ kind: 'offerPlayer', id: offer.id }}
              label={t('offers:info.documents')}
            />
          </div>
        </FormPart>
        <FormActs submit={t('offers:info.save')}>
          <Button size="md" component={Link} to={offerPath(offer.id)} variant="default">
            {t('offers:info.later')}
          </Button>
        </FormActs>
      </Form>
    </>
  );
}
