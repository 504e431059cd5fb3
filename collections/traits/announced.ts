import { isVisible } from '#access/visibility/rule'
import { announceChange, announceDeletion, type Announcement, noteVisible } from '#hooks/writes/announce'
import { add } from './addition'
import type { Trait } from './trait'

type Options = {
  /** The relation whose room is notified. */
  within?: string
  isShown?: (doc: Record<string, unknown>) => boolean
  /** The fields that cached pages show, where changes of others are frequent. */
  shown?: readonly string[]
}

export const announced = ({ within, isShown, shown }: Options = {}): Trait => ({
  name: 'announced',
  after: ['visible'],
  extend: (config) => {
    const rules = config.custom?.visibility
    const isSeen = isShown ?? ((doc) => rules !== undefined && isVisible(rules, doc))
    const announcement: Announcement = {
      visibleOf: (doc) => (isSeen(doc) ? (doc.slug ? { slug: String(doc.slug) } : {}) : null),
      within,
      shown,
    }
    const hasDrafts = typeof config.versions === 'object' && Boolean(config.versions.drafts)
    return add(config, {
      custom: { announcement },
      hooks: {
        beforeChange: hasDrafts ? [noteVisible(announcement)] : [],
        afterChange: [announceChange(announcement)],
        afterDelete: [announceDeletion(announcement)],
      },
    })
  },
})
