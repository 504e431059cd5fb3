import { announceChange, announceDeletion, noteVisible, type VisibleOf } from '#hooks/announce'
import type { Trait } from './collection'

const everythingIsPublic: VisibleOf = () => ({})

/** Every committed change is told to all processes and to whoever may hear of it (DESIGN §3). */
export const announced =
  (visibleOf: VisibleOf = everythingIsPublic, { within }: { within?: string } = {}): Trait =>
  (config) => {
    const { beforeChange = [], afterChange = [], afterDelete = [], ...hooks } = config.hooks ?? {}
    const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)
    return {
      ...config,
      hooks: {
        ...hooks,
        beforeChange: hasDrafts ? [...beforeChange, noteVisible(visibleOf)] : beforeChange,
        afterChange: [...afterChange, announceChange({ visibleOf, within })],
        afterDelete: [...afterDelete, announceDeletion({ visibleOf, within })],
      },
    }
  }
