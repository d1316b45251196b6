/** Components of clubs for other modules. */
export { ClubLine } from './teams/club-line.tsx';
export { ClubSelect } from './teams/club-select.tsx';
export { whatsAppNumber } from './teams/form/contact-links.tsx';
export { PlaceLine } from './teams/list-plan/place-line.tsx';
