import { handleEndpoints } from 'payload'
import config from '#config'
import type { TileKey } from '#domain/areas'
import { env } from '#env'
import type { ActivityItem } from './activity-item'

export type CommunityCounts = Record<TileKey, number>

type Answers = { '/stats': CommunityCounts; '/activity': { items: ActivityItem[] } }

/** Calls our own REST handlers without a network, so that pages and API clients get the same numbers. */
async function answerTo<Path extends keyof Answers>(path: Path): Promise<Answers[Path]> {
  const response = await handleEndpoints({
    config,
    request: new Request(new URL(`/api${path}`, env.SITE_URL)),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answers[Path]
}

export const communityCounts = () => answerTo('/stats')

export const recentActivity = async (): Promise<ActivityItem[]> => (await answerTo('/activity')).items
