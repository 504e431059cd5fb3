import type { Metadata } from 'next'
import { routes } from '#domain/routes'
import { excerptOf } from '#domain/text/excerpt'
import { topicPageTexts as texts } from '#texts/forum/topic-page'
import { pageMetadata } from '../../../ui/page/page-metadata'
import type { ShownTopic } from './topic'

/** Search engines cut longer ones. */
const DESCRIPTION_MAX = 160

export function topicMetadata(topic: ShownTopic, isIndexed: boolean): Metadata {
  const { title, text, html, place, repliesCount } = topic
  const description = html
    ? excerptOf(text, DESCRIPTION_MAX)
    : texts.description({ title, replies: repliesCount })
  return pageMetadata({ title, description, path: routes.topicPage(place), isIndexed })
}
