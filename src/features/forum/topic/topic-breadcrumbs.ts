import { routes } from '#domain/routes'
import { breadcrumbs } from '../../listing/json-ld/breadcrumbs'
import { forumAddress } from '../forum-address'
import type { ShownTopic } from './topic'

export const topicBreadcrumbs = ({ category, place, title }: ShownTopic, siteUrl: string) =>
  breadcrumbs({
    kind: 'forum-topics',
    steps: [
      { name: category.name, path: forumAddress({ category: place.category }) },
      { name: title, path: routes.topicPage(place) },
    ],
    siteUrl,
  })
