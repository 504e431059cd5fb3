import type { TileKey } from '#domain/areas'
import { askRest } from '../viewer/ask-rest'
import type { ActivityItem } from './activity-item'

export type CommunityCounts = Record<TileKey, number>

export const communityCounts = () => askRest<CommunityCounts>('/stats')

export async function recentActivity(): Promise<ActivityItem[]> {
  const { items } = await askRest<{ items: ActivityItem[] }>('/activity')
  return items
}
