import type { TopicComment } from '#domain/forum/shown-topics'
import { routes } from '#domain/routes'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Icon } from '../../../../ui/graphics/icon'
import { AuthorAvatar, AuthorName } from '../../../community/author'
import { Collapsible } from '../../../community/blocks/collapsible'
import { CommunityTime } from '../../../community/community-time'
import { UserText } from '../../../community/user-text'
import type { ShownTopic } from '../topic'

type Props = { comment: TopicComment; place: ShownTopic['place']; renderedAt: number }

/** Stands before the conversation, so that whoever comes with the question finds the answer. */
export const AcceptedAnswer = ({ comment: { id, author, html, createdAt }, place, renderedAt }: Props) => (
  <section
    aria-labelledby="accepted"
    className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-(--tint-ok) bg-primary-soft p-4"
  >
    <h2 id="accepted" className="flex items-center gap-2 type-label text-primary-soft-ink">
      <Icon icon={<Icon icon="circle-check" />} />
      {texts.accepted}
    </h2>
    <Collapsible author={author?.id}>
      <div className="flex items-center gap-3">
        <AuthorAvatar author={author} />
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5">
          <AuthorName author={author} isWhole />
          <span className="type-meta">
            <CommunityTime at={createdAt} renderedAt={renderedAt} />
          </span>
        </div>
      </div>
      <UserText html={html} className="max-w-[44rem]" />
    </Collapsible>
    <p>
      <a href={routes.topicPage(place, { comment: id })} className="touch-area">
        {texts.toItsPlace}
      </a>
    </p>
  </section>
)
