import { Feed } from 'feed'
import { routes } from '#domain/routes'
import { asHtmlText, textInXml } from '#domain/text/text-in-xml'
import { seoTexts } from '#texts/shell/seo'

type FeedArticle = {
  id: string
  title: string
  slug: string
  excerpt: string
  category: string | null
  publishedAt: string | null
  /** A person, not the editorial team. */
  author: string | null
}

const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/'

/** In RSS itself an author is an email address. */
const creator = (name: string) => ({
  name: 'dc:creator',
  objects: { _attributes: { 'xmlns:dc': DUBLIN_CORE }, _text: textInXml(name) },
})

/** RSS 2.0. Readers take a description for HTML and a title for text. The id of an item never changes, so readers show no article twice when its address does. */
export function newsFeed(articles: FeedArticle[], siteUrl: string): string {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const feed = new Feed({
    title: seoTexts.feedTitle,
    description: seoTexts.feedDescription,
    link: absolute(routes.news),
    feedLinks: { rss: absolute('/feed.xml') },
    language: 'bg',
    generator: false,
    image: absolute('/brand/icon-192.png'),
    updated: articles[0]?.publishedAt ? new Date(articles[0].publishedAt) : undefined,
  })
  for (const { id, title, slug, excerpt, category, publishedAt, author } of articles) {
    feed.addItem({
      title: textInXml(title).replaceAll(']]>', ']] >'),
      guid: `urn:uuid:${id}`,
      link: absolute(routes.article(slug)),
      description: asHtmlText(excerpt),
      date: new Date(publishedAt ?? 0),
      category: category ? [{ name: textInXml(category) }] : undefined,
      extensions: author ? [creator(author)] : undefined,
    })
  }
  return feed.rss2()
}
