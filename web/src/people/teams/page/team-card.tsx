import type { Api } from '@trattativa/contract/api';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { CardPart } from '../../../ui/page/card-part.tsx';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { ContactLinks } from '../form/contact-links.tsx';
import { OrgChart } from './org-chart.tsx';
import { ScoutingFacts, TeamFacts } from './team-facts.tsx';
import { TeamPlayers } from './team-players.tsx';
import classes from './team-screen.module.css';

const ListPart = lazy(() => loadChunk(() => import('../list-plan/list-part.tsx')));
const SquadPart = lazy(() => loadChunk(() => import('./squad-part.tsx')));
/** Members and history, for staff only, below the rest. */
const TeamPeople = lazy(() => loadChunk(() => import('./team-people.tsx')));

/** A club's facts, people and players, as far as the reader may see them. */
export function TeamCard({ team }: { team: Api['Team/GetTeamData']['output'] }) {
  const { t } = useTranslation('teams');
  const { name: username } = useUser();
  return (
    <>
      <div className={classes.columns}>
        <CardPart title={t('team.facts')}>
          <TeamFacts team={team} />
        </CardPart>
        {(team.scouting || team.contacts) && (
          <div className={classes.column}>
            {team.scouting && (
              <CardPart title={t('team.scouting')}>
                <ScoutingFacts scouting={team.scouting} country={team.country} />
              </CardPart>
            )}
            {team.contacts && (
              <CardPart title={t('team.contacts')}>
                {team.contacts.email || team.contacts.phone ? (
                  <ContactLinks
                    email={team.contacts.email}
                    phone={team.contacts.phone}
                    name={team.name}
                    text={t('contacts.text', { name: team.name, sender: username })}
                  />
                ) : (
                  <QuietText>{t('team.noContacts')}</QuietText>
                )}
              </CardPart>
            )}
          </div>
        )}
        {team.orgChart && (
          <CardPart whole title={t('team.orgChart')}>
            <OrgChart places={team.orgChart.places} defaultRole={team.orgChart.defaultRole} />
          </CardPart>
        )}
        <Suspense>
          <SquadPart teamId={team.id} />
          <ListPart teamId={team.id} />
        </Suspense>
        <CardPart whole title={t('team.players')}>
          <TeamPlayers teamId={team.id} />
        </CardPart>
      </div>
      {team.can.manageMembers && (
        <Suspense>
          <TeamPeople teamId={team.id} registered={team.profile === profileType.team} />
        </Suspense>
      )}
    </>
  );
}
