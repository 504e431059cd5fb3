import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { missionTypes, type MissionType } from '#domain/consulate-of'
import { oneOf } from '#domain/list-address'
import { readItem } from '../listing/read-item'
import { shown, type ShownEmbassy } from './embassy'

type Address = Record<string, string | string[] | undefined>

export const missionTypeOf = ({ type }: Address): MissionType | undefined => oneOf(missionTypes, type)

/** All of them, by name (spec directories §2): there are a dozen, so one page holds them. */
export const allEmbassies = cache(async (): Promise<ShownEmbassy[]> => {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'embassies',
    sort: ['name', 'id'],
    select: shown,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs
})

export const embassyBySlug = cache((slug: string) =>
  readItem<ShownEmbassy>({ collection: 'embassies', slug, select: shown }),
)
