/** Components of players for other modules. */
export { LevelChipsField } from './players/level-chips-field.tsx';
export { ListingMark } from './players/listing-mark.tsx';
export { PlayerCard } from './players/player-card.tsx';
export { PlayerHero } from './players/player-hero.tsx';
export { PlayerLine } from './players/player-line.tsx';
export { PlayerPicker } from './players/player-picker.tsx';
export { PitchLines, PositionPitch } from './players/position-pitch.tsx';
export { ProfileState } from './players/profile-state.tsx';
