import type { Found } from '@trattativa/contract/insight/search/found';
import { levelKey } from '@trattativa/domain/people/categories';
import { levelWordsIn } from '@trattativa/texts/records/level-words';
import type { TextsOf } from '@trattativa/texts/text-keys';
import { offerPath } from '../../deals/offers.ts';
import { transferPath } from '../../deals/transfers.ts';
import { requestPath } from '../../market/requests.ts';
import { agentPath } from '../../people/agents.ts';
import { playerPath } from '../../people/players.ts';
import { conversationPath, negotiationPath, paths } from '../../platform/paths.ts';
import type { PaletteItem } from './palette-item.ts';

export type PaletteTexts = TextsOf<['palette', 'catalogue', 'negotiations', 'countries', 'shell']>;

const facts = (...parts: (string | null | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What the service found, as lines; `opens` are the paths that have a screen for this user. */
export function foundItems(found: Found, t: PaletteTexts, opens: ReadonlySet<string>): PaletteItem[] {
  return [
    ...found.players.map(
      (player): PaletteItem => ({
        group: 'players',
        path: playerPath(player.id),
        title: player.name,
        detail: facts(
          player.role !== null && t(`catalogue:playerRole.${player.role}`),
          player.age !== null && t('palette:age', { count: player.age }),
          player.currentClub,
          player.isOwn && opens.has(paths.portfolio) && t('palette:own'),
        ),
        picture: { kind: 'player', name: player.name, url: player.imageUrl },
      }),
    ),
    ...found.teams.map(
      (team): PaletteItem => ({
        group: 'teams',
        path: teamTarget(team, opens),
        title: team.name,
        detail: facts(
          team.city,
          t(`countries:${team.country}`),
          team.leagueName || (team.level !== null && t(`catalogue:${levelKey(team.level, team.country)}`)),
        ),
        picture: { kind: 'club', name: team.name, url: team.imageUrl },
      }),
    ),
    ...found.agents.map(
      (agent): PaletteItem => ({
        group: 'agents',
        path: agentPath(agent.id),
        title: agent.name,
        detail: agent.society,
        picture: { kind: 'agent', name: agent.name, url: agent.imageUrl },
      }),
    ),
    ...found.negotiations.map(
      (deal): PaletteItem => ({
        group: 'deals',
        path: negotiationPath(deal.id),
        title: t('palette:deal', deal),
        detail: facts(t('palette:negotiation'), t(`negotiations:status.${deal.status}`)),
        ...(deal.isMyTurn && { end: t('palette:myTurn') }),
        picture: { kind: 'club', name: deal.team, url: deal.teamImageUrl },
      }),
    ),
    ...found.offers.map(
      (deal): PaletteItem => ({
        group: 'deals',
        path: offerPath(deal.id),
        title: t('palette:deal', deal),
        detail: facts(t('palette:offer'), t(`catalogue:offerStatus.${deal.status}`)),
        ...(deal.isMyTurn && { end: t('palette:myTurn') }),
        picture: { kind: 'club', name: deal.team, url: deal.teamImageUrl },
      }),
    ),
    ...found.transfers.map(
      (deal): PaletteItem => ({
        group: 'deals',
        path: transferPath(deal.id),
        title: t('palette:deal', deal),
        detail: t(`palette:transfer.${deal.state}`),
        ...(deal.isMyTurn && { end: t('palette:myTurn') }),
        picture: { kind: 'club', name: deal.team, url: deal.teamImageUrl },
      }),
    ),
    ...found.requests.map(
      (request): PaletteItem => ({
        group: 'requests',
        path: requestPath(request.id),
        title: t('palette:requestOf', {
          role: t(`catalogue:playerRole.${request.role}`),
          team: request.team,
        }),
        detail: facts(
          levelWordsIn(t).level(request.level, request.country),
          request.city,
          t(`catalogue:requestStatus.${request.status}`),
        ),
        picture: { kind: 'club', name: request.team, url: request.teamImageUrl },
      }),
    ),
    ...found.conversations.map(
      (talk): PaletteItem => ({
        group: 'talks',
        path: conversationPath(talk.id),
        title: talk.name,
        detail: t('palette:conversation'),
        ...(talk.unread > 0 && { end: t('palette:unread', { count: talk.unread }) }),
        picture: { kind: 'person', name: talk.name, url: null },
      }),
    ),
    ...found.messages.map(
      (message): PaletteItem => ({
        group: 'talks',
        path: `${conversationPath(message.conversationId)}?message=${message.id}`,
        title:
          message.excerpt.map(({ text }) => text).join('') ||
          message.attachments.map(({ name }) => name).join(', '),
        detail: facts(message.fromName, message.conversationName),
        picture: { kind: 'person', name: message.fromName, url: null },
      }),
    ),
    ...actItems(found, t, opens),
  ];
}

/** A club's page is for those who work with clubs; others go to what they can do with it. */
function teamTarget(team: { id: number; name: string }, opens: ReadonlySet<string>): string {
  if (opens.has(paths.teams)) return `${paths.teams}/${team.id}`;
  if (opens.has(paths.negotiation)) return `${paths.negotiation}?club=${team.id}`;
  if (opens.has(paths.offer)) return paths.account;
  return `${paths.requests}?text=${encodeURIComponent(team.name)}`;
}

const maxOfOneAct = 2;

/** What can be done with the people and clubs found: "propose … to …" where both are named. */
function actItems(found: Found, t: PaletteTexts, opens: ReadonlySet<string>): PaletteItem[] {
  const act = (path: string, title: string): PaletteItem => ({ group: 'acts', path, title });
  const pairs = found.pairs.map(({ player, team }) =>
    act(
      `${paths.negotiation}?player=${player.id}&club=${team.id}`,
      t('palette:act.propose', { player: player.name, team: team.name }),
    ),
  );
  const proposed = found.players
    .filter(({ can }) => can.propose)
    .slice(0, maxOfOneAct)
    .map(({ id, name }) =>
      act(`${paths.negotiation}?player=${id}`, t('palette:act.proposePlayer', { player: name })),
    );
  const offered = found.players
    .filter(({ can }) => can.offer)
    .slice(0, maxOfOneAct)
    .map(({ id, name }) => act(`${paths.offer}?player=${id}`, t('palette:act.offer', { player: name })));
  const clubs = opens.has(paths.negotiation) ? found.teams.slice(0, maxOfOneAct) : [];
  const toClubs = clubs.map(({ id, name }) =>
    act(`${paths.negotiation}?club=${id}`, t('palette:act.proposeTo', { team: name })),
  );
  return [...pairs, ...proposed, ...offered, ...toClubs];
}
