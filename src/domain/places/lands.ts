/** The sixteen Länder by their official abbreviations. */
export const lands = [
  'BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH',
] as const // prettier-ignore
export type Land = (typeof lands)[number]
