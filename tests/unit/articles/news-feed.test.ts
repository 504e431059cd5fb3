import { expect, it } from 'vitest'
import { newsFeed } from '../../../src/features/seo/news-feed'

const article = {
  id: '1',
  title: 'Заглавие',
  slug: 'zaglavie',
  excerpt: 'Кратко',
  category: null,
  publishedAt: '2026-11-20T09:00:00.000Z',
  author: null as string | null,
}
const itemOf = (change: Partial<typeof article>) =>
  /<item>(.*?)<\/item>/s.exec(newsFeed([{ ...article, ...change }], 'https://example.org'))![1]!

it.each([
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  [']]><script>', ']]&gt;&lt;script&gt;'],
])('the description %j is text, not HTML', (excerpt, shown) =>
  expect(itemOf({ excerpt })).toContain(`<description><![CDATA[${shown}]]></description>`),
)

it('what XML forbids is left out', () => {
  const item = itemOf({ excerpt: 'а\u0000б\u0008в\ud800г', title: 'д\u001fе' })
  expect(item).toContain('<![CDATA[абвг]]>')
  expect(item).toContain('<![CDATA[де]]>')
})

it('no title ends its own section', () => {
  const item = itemOf({ title: 'а]]>б]]>в' })
  expect(item.match(/\]\]>/g)).toHaveLength(2)
})

it('the author is named as text, and nobody where there is none', () => {
  expect(itemOf({ author: 'Рада & <b>' })).toContain(
    '<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Рада &amp; &lt;b&gt;</dc:creator>',
  )
  expect(itemOf({})).not.toContain('dc:creator')
})
