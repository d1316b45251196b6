import { Button } from '@mantine/core';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { TeamCard } from '@trattativa/contract/people/teams/endpoints';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import { lazy, Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { besideFiles, idsOf } from '../../../files/uploads.ts';
import { useCandidate } from '../../../market/applications.ts';
import { usePlayer } from '../../../people/players.ts';
import { useClub } from '../../../people/teams.ts';
import { PlaceLine } from '../../../people/teams-ui.ts';
import { call } from '../../../platform/api/call.ts';
import { createIntentKeys } from '../../../platform/api/intent-key.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { now } from '../../../platform/clock/clock.ts';
import { DraftNotice } from '../../../platform/drafts/draft-notice.tsx';
import { useDraft } from '../../../platform/drafts/use-draft.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormActs } from '../../../ui/form/form-acts.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useNegotiation } from '../../negotiations/negotiations.queries.ts';
import type { PersonOfForm } from '../contract-rules.ts';
import { offerPath, playerInfoPath } from '../offer-paths.ts';
import type { Offerable } from '../offers.queries.ts';
import classes from './offer-form.module.css';
import { emptyTerms, type OfferValues, termsInput } from './offer-form-values.ts';
import { OfferPerson, type PersonOfOffer } from './offer-person.tsx';
import { OfferingClubField } from './offering-club-field.tsx';
import { PersonField } from './person-field.tsx';
import { TermsFields } from './terms-fields.tsx';

const OfferCheck = lazy(() => loadChunk(() => import('./offer-check.tsx')));
const ChosenFilesField = lazy(() => loadChunk(() => import('../../../files/chosen-files-field.ts')));

const idIn = (word: string | null) => (/^[1-9]\d{0,14}$/.test(word ?? '') ? Number(word) : null);

/** First step of a club's official offer: the recipient and the terms. From a negotiation the person is given. */
export default function CreateOfferScreen() {
  const { t } = useTranslation('offers');
  const [address] = useSearchParams();
  const negotiationId = idIn(address.get('negotiation'));
  const candidateId = negotiationId === null ? idIn(address.get('candidate')) : null;
  const playerId = negotiationId === null ? idIn(address.get('player')) : null;
  const header = (
    <PageHeader
      title={t('form.title')}
      description={t('form.description')}
      before={<BackLink to={paths.offers}>{t('page.back')}</BackLink>}
    />
  );
  if (negotiationId !== null) return <FromNegotiation id={negotiationId} header={header} />;
  if (candidateId !== null) return <ToCandidate id={candidateId} header={header} />;
  if (playerId !== null) return <ToPlayer id={playerId} header={header} />;
  return (
    <ForOwnClub header={header}>
      {(club) => <OfferForm draftKey="offer/new" person={null} club={club} />}
    </ForOwnClub>
  );
}

/** Level and place of an offer are those of the club that makes it; without its record they stay empty. */
function ForOwnClub({
  header,
  children,
}: {
  header: React.ReactNode;
  children: (club: TeamCard | null) => React.ReactNode;
}) {
  const { kind, profileId } = useUser();
  const own = kind === 'team' ? profileId : null;
  const found = useClub(own);
  if (own !== null && !found.data && !found.error) return <Skeletons shape="page" />;
  return (
    <>
      {header}
      {children(found.data ?? null)}
    </>
  );
}

function FromNegotiation({ id, header }: { id: number; header: React.ReactNode }) {
  const { t } = useTranslation('offers');
  const found = useNegotiation(id);
  if (!found.data && !found.error) return <Skeletons shape="page" />;
  return (
    <>
      {header}
      {found.data ? (
        <OfferForm draftKey={`offer/negotiation/${id}`} person={null} negotiation={found.data} />
      ) : (
        <ErrorPanel text={t('form.noNegotiation')} />
      )}
    </>
  );
}

/** From an application: the player is given; level and place are those of the request. */
function ToCandidate({ id, header }: { id: number; header: React.ReactNode }) {
  const { t } = useTranslation('offers');
  const found = useCandidate(id);
  if (!found.data && !found.error) return <Skeletons shape="page" />;
  return (
    <>
      {header}
      {found.data ? (
        <OfferForm draftKey={`offer/candidate/${id}`} person={null} candidate={found.data} />
      ) : (
        <ErrorPanel text={t('form.noApplication')} />
      )}
    </>
  );
}

function ToPlayer({ id, header }: { id: number; header: React.ReactNode }) {
  const found = usePlayer(id);
  if (!found.data && !found.error) return <Skeletons shape="page" />;
  const player = found.data;
  const person: Offerable | null = player
    ? {
        kind: 'player',
        id: player.id,
        name: `${player.name} ${player.surname}`,
        detail: player.currentClub,
        age: player.age,
        role: player.principalRole,
      }
    : null;
  return (
    <ForOwnClub header={header}>
      {(club) => <OfferForm draftKey={`offer/player/${id}`} person={person} club={club} />}
    </ForOwnClub>
  );
}

interface OfferFormProps {
  draftKey: string;
  person: Offerable | null;
  /** The reader's own club. */
  club?: TeamCard | null;
  negotiation?: Negotiation;
  candidate?: Candidate;
}

function OfferForm({ draftKey, person, club = null, negotiation, candidate }: OfferFormProps) {
  const { t } = useTranslation(['offers', 'errors', 'shell']);
  const { kind } = useUser();
  const navigate = useNavigate();
  const [intentKey] = useState(createIntentKeys);
  const place = negotiation?.team ?? candidate?.request ?? club;
  const [values] = useState<OfferValues>(() => ({
    ...emptyTerms,
    season: candidate?.request.season ?? seasonOfRequest(now().toISOString().slice(0, 10)),
    level: place?.level ?? null,
    country: place?.country ?? null,
    city: place?.city ?? '',
    club: null,
    person,
    files: [],
  }));
  const form = useForm<OfferValues>({ defaultValues: values, mode: 'onTouched' });
  const draft = useDraft(draftKey, form);
  const givenTeam = negotiation?.team.id ?? candidate?.request.teamId;
  const forClub = kind !== 'team' && givenTeam === undefined;

  const found = useWatch({ control: form.control, name: 'person' });
  const playerId =
    negotiation?.player?.id ?? candidate?.player.id ?? (found?.kind === 'player' ? found.id : null);

  const chosenClub = useWatch({ control: form.control, name: 'club' });
  const listTeam = givenTeam ?? club?.id ?? chosenClub?.id ?? null;

  const chosenPerson: PersonOfForm = {
    isPlayer: negotiation?.staffMember == null && found?.kind !== 'coach',
    age: negotiation?.player?.age ?? candidate?.player.age ?? found?.age ?? null,
    role: negotiation?.player?.principalRole ?? candidate?.player.principalRole ?? found?.role ?? null,
    isNobody: !negotiation && !candidate && !found,
  };

  const coachingStaffId = negotiation?.staffMember?.id ?? (found?.kind === 'coach' ? found.id : null);
  const teamId = kind === 'team' ? null : (givenTeam ?? chosenClub?.id ?? null);
  const coachAsked = coachingStaffId !== null && {
    coachingStaffId,
    negotiationId: negotiation?.id ?? null,
    teamId,
  };
  const asked = playerId === null ? coachAsked : { playerId, teamId };
  const checked = (part: 'cap' | 'rules') =>
    asked && (
      <Suspense>
        <OfferCheck part={part} of={asked} />
      </Suspense>
    );

  /** Staff choose the club: what is still empty comes from it. */
  function fillPlace(chosen: TeamCard | null) {
    if (!chosen) return;
    if (form.getValues('level') === null) form.setValue('level', chosen.level);
    if (form.getValues('country') === null) form.setValue('country', chosen.country);
    if (form.getValues('city').trim() === '') form.setValue('city', chosen.city);
  }

  async function create(written: OfferValues) {
    const chosen = written.person;
    const input = {
      teamId: kind === 'team' ? null : (givenTeam ?? written.club?.id ?? null),
      playerId:
        negotiation?.player?.id ?? candidate?.player.id ?? (chosen?.kind === 'player' ? chosen.id : null),
      coachingStaffId: givenTeam === undefined && chosen?.kind === 'coach' ? chosen.id : null,
      negotiationId: negotiation?.id ?? null,
      candidateId: candidate?.id ?? null,
      ...termsInput(written, chosenPerson),
      fileIds: idsOf(written.files),
    };
    const made = call('Offer/CreateOffer', input, { idempotencyKey: intentKey(input) });
    const { message, offer } = await made.catch((error) => {
      throw besideFiles(error, written.files);
    });
    await draft.saved();
    await navigate(offer.can.addPlayerInfo ? playerInfoPath(offer.id) : offerPath(offer.id));
    showDone(message);
  }

  return (
    <>
      <DraftNotice draft={draft} />
      <Form
        form={form}
        onSubmit={create}
        label={t('offers:form.title')}
        missing={t('errors:MISSING_OFFER_PARAMETERS')}
        className={classes.fields}
      >
        <FormPart title={t('offers:form.who')}>
          {forClub && <OfferingClubField onChoose={fillPlace} />}
          {negotiation && <OfferPerson item={proposedIn(negotiation)} />}
          {candidate && <Applicant player={candidate.player} />}
          {!negotiation && !candidate && <PersonField />}
          {playerId !== null && listTeam !== null && <PlaceLine teamId={listTeam} playerId={playerId} />}
        </FormPart>
        <TermsFields withCommission besideCommission={checked('cap')} withExpiry person={chosenPerson} />
        {checked('rules')}
        <FormPart title={t('offers:form.files')} hint={t('offers:form.filesHint')}>
          <div className={classes.whole}>
            <Suspense>
              <ChosenFilesField name="files" label={t('offers:form.files')} />
            </Suspense>
          </div>
        </FormPart>
        <p className={classes.sends}>{t('offers:form.sends')}</p>
        <FormActs submit={t('offers:form.send')}>
          <Button size="md" component={Link} to={paths.offers} variant="default">
            {t('shell:ui.cancel')}
          </Button>
        </FormActs>
      </Form>
    </>
  );
}

/** The person proposed, as an offer shows them. */
function proposedIn({ player, staffMember }: Negotiation): PersonOfOffer {
  if (player || !staffMember) return { player, coach: null };
  const { id, name, surname, role, imageUrl } = staffMember;
  return { player: null, coach: { id, name: `${name} ${surname}`.trim(), role, imageUrl } };
}

/** The applicant, as the board shows them. */
function Applicant({ player: { name, currentClub } }: Pick<Candidate, 'player'>) {
  return (
    <p className={classes.applicant}>
      <strong>{name}</strong>
      {currentClub !== '' && ` · ${currentClub}`}
    </p>
  );
}
