import { phrasesOf } from '#domain/search/synonyms'
import { ailments } from './ailments'
import { benefits } from './benefits'
import { cars } from './cars'
import { crafts } from './crafts'
import { food } from './food'
import { housing } from './housing'
import { journeys } from './journeys'
import { kinds } from './kinds'
import { law } from './law'
import { life } from './life'
import { medicine } from './medicine'
import { offices } from './offices'
import { papers } from './papers'
import { school } from './school'
import { trades } from './trades'
import { trouble } from './trouble'
import { work } from './work'

const areas = [
  medicine, ailments, law, trouble, offices, benefits, papers, trades, crafts, work, housing, school, cars, food, life,
  journeys, kinds,
] // prettier-ignore

/** What the collection `synonyms` begins with; staff extend it in the panel. One group a line. */
export const firstGroups: readonly string[] = areas
  .flatMap((area) => area.trim().split('\n'))
  .map((line) => line.trim())
  .filter((line) => phrasesOf(line).length > 1)
