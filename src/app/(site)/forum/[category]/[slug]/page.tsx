import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { askedWindow } from '#domain/forum/asked-window'
import { routes } from '#domain/routes'
import { topicPageTexts as texts } from '#texts/forum/topic-page'
import { forumReader } from '../../../../../features/forum/forum-reader'
import {
  acceptedComment,
  commentsAt,
  isForEverybody,
  mergedAddress,
  topicBySlug,
} from '../../../../../features/forum/topic/queries'
import { TopicData } from '../../../../../features/forum/topic/topic-data'
import { topicMetadata } from '../../../../../features/forum/topic/topic-metadata'
import { TopicView } from '../../../../../features/forum/topic/topic-view'
import { itemMetadata } from '../../../../../features/listing/item/item-metadata'
import { ItemMissing } from '../../../../../features/listing/item/item-missing'

type Props = {
  params: Promise<{ category: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [reader, topic] = [await forumReader(), await topicBySlug((await params).slug)]
  if (!reader || !topic || topic === 'gone') return itemMetadata(topic && 'gone')
  return topicMetadata(topic, isForEverybody({ reader, topic }))
}

export default async function TopicPage({ params, searchParams }: Props) {
  const place = await params
  const asked = askedWindow(await searchParams)
  const reader = await forumReader()
  if (!reader) redirect(routes.auth(routes.topicPage(place, asked)))
  const topic = await topicBySlug(place.slug)
  const merged = topic === 'gone' ? await mergedAddress(place.slug) : null
  if (merged) permanentRedirect(routes.topicPage(merged))
  if (!topic || topic === 'gone')
    return <ItemMissing isGone={topic === 'gone'} list={{ href: routes.forum, label: texts.back }} />
  if (topic.place.category !== place.category) permanentRedirect(routes.topicPage(topic.place, asked))
  const [comments, accepted] = await Promise.all([
    commentsAt({ reader, topic }, asked),
    acceptedComment({ reader, topic }),
  ])
  return (
    <>
      {isForEverybody({ reader, topic }) && <TopicData {...{ topic, comments, accepted }} />}
      <TopicView
        {...{ topic, comments, accepted }}
        wanted={asked.comment ?? null}
        isOpen={reader.isOpen}
        renderedAt={new Date().getTime()}
      />
    </>
  )
}
