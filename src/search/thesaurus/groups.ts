import { phrasesOf } from '#domain/search/synonyms'
import { ailments } from './ailments'
import { benefits } from './benefits'
import { broader } from './broader'
import { cars } from './cars'
import { crafts } from './crafts'
import { doctors } from './doctors'
import { food } from './food'
import { germanInCyrillic } from './german-in-cyrillic'
import { happenings } from './happenings'
import { housing } from './housing'
import { journeys } from './journeys'
import { kinds } from './kinds'
import { law } from './law'
import { lawFields } from './law-fields'
import { life } from './life'
import { markets } from './markets'
import { medicine } from './medicine'
import { offices } from './offices'
import { papers } from './papers'
import { peopleAndWork } from './people-and-work'
import { remedies } from './remedies'
import { school } from './school'
import { trades } from './trades'
import { trouble } from './trouble'
import { work } from './work'

const areas = [
  medicine, ailments, law, trouble, offices, benefits, papers, trades, crafts, work, housing, school, cars, food, life,
  journeys, kinds, peopleAndWork, remedies, doctors, lawFields, happenings, markets, germanInCyrillic,
  broader,
] // prettier-ignore

/** What the collection `synonyms` begins with; staff extend it in the panel. One group a line. */
export const firstGroups: readonly string[] = areas
  .flatMap((area) => area.trim().split('\n'))
  .map((line) => line.trim())
  .filter((line) => phrasesOf(line).length > 1)
