/** Components of teams that other modules show. */
export { ClubLine } from './teams/club-line.tsx';
export { ClubSelect } from './teams/club-select.tsx';
export { whatsAppNumber } from './teams/contact-links.tsx';
