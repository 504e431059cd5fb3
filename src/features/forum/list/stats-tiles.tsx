import type { ForumCounts } from '#database/statements/forum/forum-figures'
import { shortNumber } from '#domain/text/short-number'
import { forumListTexts } from '#texts/forum/forum-list'
import './stats-tiles.css'

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
  <div className="forum-tile">
    <dt>{label}</dt>
    <dd>{shortNumber(count)}</dd>
  </div>
)
