import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'
import { Alert } from '../../../ui/states/alert'
import { Container } from '../../../ui/page/container'
import { UserText } from '../../community/user-text'
import { spamTexts } from '#texts/moderation/spam'
import { topicPageTexts as texts } from '#texts/forum/topic-page'
import { AcceptedAnswer } from './comments/accepted-answer'
import { Thread } from './thread/thread'
import type { ShownTopic } from './topic'
import { TopicHeader } from './topic-header'

type Props = {
  topic: ShownTopic
  comments: CommentWindow
  accepted: TopicComment | null
  /** The comment that the address asks for. */
  wanted: string | null
  isOpen: boolean
  renderedAt: number
}

export function TopicView({ topic, comments, accepted, wanted, isOpen, renderedAt }: Props) {
  const { id, place, title, html, author, viewsCount, repliesCount, likesCount, lastActivityAt, isLocked } =
    topic
  const isGone = wanted !== null && !comments.comments.some((comment) => comment.id === wanted)
  return (
    <Container width="list">
      <TopicHeader topic={topic} renderedAt={renderedAt} />
      {topic.isHeld && <Alert icon="clock" role="status" className="mb-4" title={spamTexts.held} />}
      {isGone && (
        <Alert role="status" className="mb-4">
          {texts.commentGone}
        </Alert>
      )}
      <Thread
        key={wanted ?? id}
        topic={{ id, place, title, viewsCount, lastActivityAt, isLocked, owner: author?.id ?? null }}
        start={{
          shown: comments,
          acceptedId: topic.acceptedId,
          counts: { replies: repliesCount, likes: likesCount },
        }}
        wanted={isGone ? null : wanted}
        isOpen={isOpen}
        renderedAt={renderedAt}
        text={html && <UserText html={html} className="max-w-[46rem] text-[1.125rem] leading-7" />}
        accepted={accepted && <AcceptedAnswer comment={accepted} place={place} renderedAt={renderedAt} />}
      />
    </Container>
  )
}
