/** Components of players for other modules. */
export { LevelChipsField } from './players/form/level-chips-field.tsx';
export { ListingMark } from './players/page/listing-mark.tsx';
export { PlayerHero } from './players/page/player-hero.tsx';
export { ProfileState } from './players/page/profile-state.tsx';
export { PlayerCard } from './players/player-card.tsx';
export { PlayerLine } from './players/player-line.tsx';
export { PlayerPicker } from './players/player-picker.tsx';
export { PitchLines, PositionPitch } from './players/position-pitch.tsx';
