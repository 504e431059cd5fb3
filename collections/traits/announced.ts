import { announceChange, announceDeletion, noteVisible, type VisibleOf } from '#hooks/writes/announce'
import type { Trait } from './collection'

const everythingIsPublic: VisibleOf = () => ({})

/** Every committed change is told to all processes and to whoever may hear of it. */
export const announced =
  (visible: VisibleOf = everythingIsPublic, { within }: { within?: string } = {}): Trait =>
  (config) => {
    // What staff took out of public (the trait `hideable`) is out for everybody.
    const visibleOf: VisibleOf = (doc) => (doc.hidden ? null : visible(doc))
    const announcement = { visibleOf, within }
    const { beforeChange = [], afterChange = [], afterDelete = [], ...hooks } = config.hooks ?? {}
    const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)
    return {
      ...config,
      custom: { ...config.custom, announcement },
      hooks: {
        ...hooks,
        beforeChange: hasDrafts ? [...beforeChange, noteVisible(visibleOf)] : beforeChange,
        afterChange: [...afterChange, announceChange(announcement)],
        afterDelete: [...afterDelete, announceDeletion(announcement)],
      },
    }
  }
