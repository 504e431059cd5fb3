import { routes } from '#domain/routes'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Button } from '../../../ui/buttons/button'
import { ShareButton } from '../../../ui/buttons/share-button'
import { LikeButton } from '../../community/like-button'
import type { Liked } from '../../community/liked-elsewhere'
import type { ShownTopic } from './topic'
import type { TopicMember } from './thread/use-topic-member'

type Props = Pick<ShownTopic, 'place' | 'title'> & {
  topicId: string
  member: TopicMember
  likesCount: number
  onLiked: (like: Liked) => void
  follow: () => Promise<void>
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
      icon={member.followed ? 'bell-ring' : 'bell'}
      aria-pressed={member.followed}
      title={texts.followTitle}
      onClick={() => void follow()}
      className="visitor:hidden no-js:hidden"
    >
      {member.followed ? texts.following : texts.follow}
    </Button>
    <ShareButton title={title} address={routes.topicPage(place)} variant="quiet" size="sm" />
  </div>
)
