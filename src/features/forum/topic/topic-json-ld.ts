import type { Author } from '#domain/account/author'
import type { CommentWindow, TopicComment } from '#domain/forum/shown-topics'
import { routes } from '#domain/routes'
import { errorTexts } from '#texts/web/errors'
import type { ShownTopic } from './topic'

type Given = { topic: ShownTopic; comments: CommentWindow; accepted: TopicComment | null; siteUrl: string }

const person = (author: Author | null) => ({
  '@type': 'Person',
  name: author?.name ?? errorTexts.unknownUser,
})
const likes = (count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: 'https://schema.org/LikeAction',
  userInteractionCount: count,
})

/** A question that has its answer, otherwise a conversation. */
export function topicJsonLd({ topic, comments, accepted, siteUrl }: Given): Record<string, unknown> {
  const address = (comment?: string) => new URL(routes.topicPage(topic.place, { comment }), siteUrl).href
  const written = ({ author, createdAt }: Pick<TopicComment, 'author' | 'createdAt'>) => ({
    author: person(author),
    datePublished: createdAt,
  })
  const said = ({ id, content, likesCount, ...comment }: TopicComment) => ({
    ...written(comment),
    text: content,
    url: address(id),
    upvoteCount: likesCount,
  })
  const started = { ...written(topic), url: address(), text: topic.text, inLanguage: 'bg' }
  const others = comments.comments.filter(({ id }) => id !== accepted?.id)
  if (accepted) {
    return {
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        ...started,
        name: topic.title,
        answerCount: comments.total,
        upvoteCount: topic.likesCount,
        acceptedAnswer: { '@type': 'Answer', ...said(accepted) },
        suggestedAnswer: others.map((comment) => ({ '@type': 'Answer', ...said(comment) })),
      },
    }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    ...started,
    headline: topic.title,
    articleSection: topic.category.name,
    commentCount: comments.total,
    interactionStatistic: likes(topic.likesCount),
    comment: others.map((comment) => ({ '@type': 'Comment', ...said(comment) })),
  }
}
