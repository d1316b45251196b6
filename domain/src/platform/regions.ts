/** Italian regions (spec §3), in the order of their Italian names. Names: `regions:<key>`. */
// biome-ignore format: a table
export const regions = [
  'ABR', 'BAS', 'CAL', 'CAM', 'EMR', 'FVG', 'LAZ', 'LIG', 'LOM', 'MAR', 'MOL', 'PIE', 'PUG', 'SAR', 'SIC',
  'TOS', 'TAA', 'UMB', 'VDA', 'VEN',
] as const;

export type Region = (typeof regions)[number];

/** ISO 3166-2 code, chief town and its place on the map, in degrees. */
export const regionFacts: Readonly<
  Record<
    Region,
    { readonly iso: string; readonly capital: string; readonly latitude: number; readonly longitude: number }
  >
> = {
  ABR: { iso: 'IT-65', capital: "L'Aquila", latitude: 42.3505, longitude: 13.3995 },
  BAS: { iso: 'IT-77', capital: 'Potenza', latitude: 40.6418, longitude: 15.8079 },
  CAL: { iso: 'IT-78', capital: 'Catanzaro', latitude: 38.8825, longitude: 16.6009 },
  CAM: { iso: 'IT-72', capital: 'Napoli', latitude: 40.8522, longitude: 14.2681 },
  EMR: { iso: 'IT-45', capital: 'Bologna', latitude: 44.4938, longitude: 11.3387 },
  FVG: { iso: 'IT-36', capital: 'Trieste', latitude: 45.6495, longitude: 13.7768 },
  LAZ: { iso: 'IT-62', capital: 'Roma', latitude: 41.8919, longitude: 12.5113 },
  LIG: { iso: 'IT-42', capital: 'Genova', latitude: 44.4048, longitude: 8.9444 },
  LOM: { iso: 'IT-25', capital: 'Milano', latitude: 45.4643, longitude: 9.1895 },
  MAR: { iso: 'IT-57', capital: 'Ancona', latitude: 43.5942, longitude: 13.5034 },
  MOL: { iso: 'IT-67', capital: 'Campobasso', latitude: 41.5595, longitude: 14.6674 },
  PIE: { iso: 'IT-21', capital: 'Torino', latitude: 45.0705, longitude: 7.6868 },
  PUG: { iso: 'IT-75', capital: 'Bari', latitude: 41.1207, longitude: 16.8698 },
  SAR: { iso: 'IT-88', capital: 'Cagliari', latitude: 39.2305, longitude: 9.1192 },
  SIC: { iso: 'IT-82', capital: 'Palermo', latitude: 38.132, longitude: 13.3356 },
  TOS: { iso: 'IT-52', capital: 'Firenze', latitude: 43.7792, longitude: 11.2463 },
  TAA: { iso: 'IT-32', capital: 'Trento', latitude: 46.0679, longitude: 11.1211 },
  UMB: { iso: 'IT-55', capital: 'Perugia', latitude: 43.1122, longitude: 12.3888 },
  VDA: { iso: 'IT-23', capital: 'Aosta', latitude: 45.7376, longitude: 7.3172 },
  VEN: { iso: 'IT-34', capital: 'Venezia', latitude: 45.4371, longitude: 12.3326 },
};
