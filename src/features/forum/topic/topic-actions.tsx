import { routes } from '#domain/routes'
import { mutedTexts } from '#texts/forum/muting'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Button } from '../../../ui/buttons/button'
import { ShareButton } from '../../../ui/buttons/share-button'
import { LikeButton } from '../../community/like-button'
import type { Liked } from '../../community/liked-elsewhere'
import type { ShownTopic } from './topic'
import type { TopicMember } from './thread/topic-member'

type Props = Pick<ShownTopic, 'place' | 'title'> & {
  topicId: string
  member: TopicMember
  likesCount: number
  onLiked: (like: Liked) => void
  follow: () => Promise<void>
}

/** Hardly anybody needs it. */
const unmute = async (topicId: string) => {
  const { muteTopic } = await import('./thread/mute-topic')
  await muteTopic(topicId, false)
}

export const TopicActions = ({ topicId, place, title, member, likesCount, onLiked, follow }: Props) => (
  <div className="-ms-2.5 flex flex-wrap items-center print:hidden">
    <LikeButton
      path={`/api/forum-topics/${topicId}/like`}
      failure={texts.likeFailed}
      liked={member.liked}
      likesCount={likesCount}
      onLiked={onLiked}
    />
    <Button
      variant="quiet"
      size="sm"
      icon={member.muted ? 'bell-off' : member.followed ? 'bell-ring' : 'bell'}
      aria-pressed={member.followed || member.muted}
      title={member.muted ? mutedTexts.title : texts.followTitle}
      onClick={() => void (member.muted ? unmute(topicId) : follow())}
      className="visitor:hidden no-js:hidden"
    >
      {member.muted ? mutedTexts.muted : member.followed ? texts.following : texts.follow}
    </Button>
    <ShareButton title={title} address={routes.topicPage(place)} variant="quiet" size="sm" />
  </div>
)
