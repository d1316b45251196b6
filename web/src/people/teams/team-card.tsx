import type { Api } from '@trattativa/contract/api';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { useUser } from '../platform/session/use-session.ts';
import { ContactLinks } from './contact-links.tsx';
import { OrgChart } from './org-chart.tsx';
import { ScoutingFacts, TeamFacts } from './team-facts.tsx';
import { TeamPlayers } from './team-players.tsx';
import classes from './team-screen.module.css';

/** Who acts for the club, and its history: for staff, below the rest. */
const TeamPeople = lazy(() => loadChunk(() => import('./team-people.tsx')));

/** A club's facts, people and players, as far as the reader may see them. */
export function TeamCard({ team }: { team: Api['Team/GetTeamData']['output'] }) {
  const { t } = useTranslation('teams');
  const { name: username } = useUser();
  return (
    <>
      <div className={classes.columns}>
        <section className={classes.part} aria-labelledby="team-facts">
          <h2 id="team-facts">{t('team.facts')}</h2>
          <TeamFacts team={team} />
        </section>
        {(team.scouting || team.contacts) && (
          <div className={classes.column}>
            {team.scouting && (
              <section className={classes.part} aria-labelledby="team-scouting">
                <h2 id="team-scouting">{t('team.scouting')}</h2>
                <ScoutingFacts scouting={team.scouting} />
              </section>
            )}
            {team.contacts && (
              <section className={classes.part} aria-labelledby="team-contacts">
                <h2 id="team-contacts">{t('team.contacts')}</h2>
                {team.contacts.email || team.contacts.phone ? (
                  <ContactLinks
                    email={team.contacts.email}
                    phone={team.contacts.phone}
                    name={team.name}
                    text={t('contacts.text', { name: team.name, sender: username })}
                  />
                ) : (
                  <p className={classes.none}>{t('team.noContacts')}</p>
                )}
              </section>
            )}
          </div>
        )}
        {team.orgChart && (
          <section className={`${classes.part} ${classes.whole}`} aria-labelledby="team-org-chart">
            <h2 id="team-org-chart">{t('team.orgChart')}</h2>
            <OrgChart places={team.orgChart.places} defaultRole={team.orgChart.defaultRole} />
          </section>
        )}
        <section className={`${classes.part} ${classes.whole}`} aria-labelledby="team-players">
          <h2 id="team-players">{t('team.players')}</h2>
          <TeamPlayers teamId={team.id} />
        </section>
      </div>
      {team.can.manageMembers && (
        <Suspense>
          <TeamPeople teamId={team.id} registered={team.profile === 1} />
        </Suspense>
      )}
    </>
  );
}
