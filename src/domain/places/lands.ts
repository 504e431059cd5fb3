export const lands = [
  'BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH',
] as const // prettier-ignore
export type Land = (typeof lands)[number]

/** First postcodes. One in two Länder belongs to the one with more people; 00 and 05 are not used. */
// prettier-ignore
const steps = [
  '01000 SN', '01940 BB', '02000 SN', '03000 BB', '04000 SN', '04580 TH', '04640 SN', '04890 BB',
  '06000 ST', '06550 TH', '06600 ST', '07000 TH', '07919 SN', '07920 TH', '07951 SN', '07953 TH', '07982 SN', '07986 TH',
  '08000 SN', '10000 BE', '12529 BB', '12530 BE', '14400 BB', '17000 MV', '17260 BB', '17300 MV', '17326 BB', '17328 MV',
  '17337 BB', '17338 MV', '19270 NI', '19274 MV', '19307 BB', '19358 MV', '20000 HH', '21200 NI', '21450 SH', '21522 NI',
  '21523 SH', '21600 NI', '22000 HH', '22800 SH', '23920 MV', '24000 SH', '26000 NI', '27483 SH', '27499 HH', '27500 HB',
  '27600 NI', '28000 HB', '28780 NI', '29400 ST', '29417 NI', '32000 NW', '34000 HE', '34330 NI', '34356 HE', '34400 NW',
  '34440 HE', '36400 TH', '36470 HE', '37000 NI', '37195 HE', '37196 NI', '37200 HE', '37300 TH', '37360 NI', '37650 NW',
  '37689 NI', '37692 NW', '37697 NI', '38480 ST', '38490 NI', '38800 ST', '40000 NW', '48442 NI', '48466 NW', '48478 NI',
  '48481 NW', '48486 NI', '48489 NW', '48497 NI', '48540 NW', '49000 NI', '49460 NW', '49550 NI', '50000 NW', '51598 RP',
  '51600 NW', '53400 RP', '53580 NW', '53605 RP', '53620 NW', '54000 RP', '55240 HE', '55253 RP', '57000 NW', '57500 RP',
  '57649 NW', '60000 HE', '63700 BY', '64000 HE', '65558 RP', '65583 HE', '65621 RP', '65627 HE', '65628 RP', '65630 HE',
  '66000 SL', '66460 RP', '66510 SL', '66840 RP', '68000 BW', '68500 HE', '68520 BW', '68600 HE', '68650 BW', '69235 HE',
  '69240 BW', '69430 HE', '69435 BW', '69470 HE', '69489 BW', '69503 HE', '69510 BW', '69515 HE', '69519 BW', '76710 RP',
  '76900 BW', '80000 BY', '88000 BW', '88100 BY', '88147 BW', '88148 BY', '88180 BW', '89200 BY', '89450 BW', '90000 BY',
  '96500 TH', '96530 BY', '97860 BW', '97888 BY', '97893 BW', '97901 BY', '97910 BW', '98000 TH',
].map((step) => step.split(' ') as [from: string, land: Land])

export function landOfPostcode(postcode: string): Land | null {
  const digits = postcode.trim()
  if (!/^(?!00|05)\d{5}$/.test(digits)) return null
  return steps.findLast(([from]) => from <= digits)?.[1] ?? null
}
