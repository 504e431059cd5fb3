import type { ForumCounts } from '#database/statements/forum/forum-figures'
import { shortNumber } from '#domain/text/short-number'
import { forumListTexts } from '#texts/forum/forum-list'

const { stats: texts } = forumListTexts

export const StatsTiles = ({
  counts: { forum, members, topicViews, topicReplies },
}: {
  counts: ForumCounts
}) => (
  <dl aria-label={texts.label} className="mb-5 grid grid-cols-4 border-y border-line">
    <Tile count={forum} label={texts.topics(forum)} />
    <Tile count={members} label={texts.members(members)} />
    <Tile count={topicViews} label={texts.views(topicViews)} />
    <Tile count={topicReplies} label={texts.replies(topicReplies)} />
  </dl>
)

/** The figure is shown before the label that precedes it in the markup. */
const Tile = ({ count, label }: { count: number; label: string }) => (
  <div className="flex min-w-0 flex-col-reverse border-line py-3 not-first:border-s not-first:ps-2.5 md:flex-row-reverse md:items-baseline md:justify-end md:gap-2.5 md:py-3.5 md:not-first:ps-6">
    <dt className="min-w-0 text-2xs wrap-anywhere text-ink-soft min-[22.5rem]:text-xs md:text-sm">{label}</dt>
    <dd className="type-figure text-[1.375rem] leading-[1.2] tracking-[-0.01em] md:text-[1.75rem]">
      {shortNumber(count)}
    </dd>
  </div>
)
