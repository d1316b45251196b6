/** Components of players that other modules show. */
export { LevelChipsField } from './players/level-chips-field.tsx';
export { ListingMark } from './players/listing-mark.tsx';
export { PitchLines } from './players/pitch-lines.tsx';
export { PlayerCard } from './players/player-card.tsx';
export { PlayerLine } from './players/player-line.tsx';
export { PlayerPicker } from './players/player-picker.tsx';
export { PositionPitch } from './players/position-pitch.tsx';
export { ProfileState } from './players/profile-state.tsx';
