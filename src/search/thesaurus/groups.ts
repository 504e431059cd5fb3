import { phrasesOf } from '#domain/search/synonyms'
import { ailments } from './first-groups/ailments'
import { benefits } from './first-groups/benefits'
import { broader } from './first-groups/broader'
import { cars } from './first-groups/cars'
import { crafts } from './first-groups/crafts'
import { doctors } from './first-groups/doctors'
import { food } from './first-groups/food'
import { germanInCyrillic } from './first-groups/german-in-cyrillic'
import { happenings } from './first-groups/happenings'
import { housing } from './first-groups/housing'
import { journeys } from './first-groups/journeys'
import { kinds } from './first-groups/kinds'
import { law } from './first-groups/law'
import { lawFields } from './first-groups/law-fields'
import { life } from './first-groups/life'
import { markets } from './first-groups/markets'
import { medicine } from './first-groups/medicine'
import { offices } from './first-groups/offices'
import { papers } from './first-groups/papers'
import { peopleAndWork } from './first-groups/people-and-work'
import { remedies } from './first-groups/remedies'
import { school } from './first-groups/school'
import { trades } from './first-groups/trades'
import { trouble } from './first-groups/trouble'
import { work } from './first-groups/work'

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
