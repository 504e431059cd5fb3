import { sql } from '@payloadcms/db-postgres'
import { textArray } from '../text-array'
import type { Levels } from './levels'

/** Rows of entries with their level, those that are not shown yet or no longer aside. */
export const searchLevels = ({ conditions, enough, widest }: Levels, most: number) =>
  sql`search_levels(${textArray(conditions)}::tsquery[], ${integers(enough)}, ${integers(widest)}, ${most}::int)`

const integers = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::int[]`
