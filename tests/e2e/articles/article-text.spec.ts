import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

type Node = Record<string, unknown>
const node = (type: string, rest: Node = {}): Node => ({ type, version: 1, ...rest })
const words = (text: string) => node('text', { text, format: 0, detail: 0, mode: 'normal', style: '' })
const element = (type: string, children: Node[], rest: Node = {}) =>
  node(type, { children, format: '', indent: 0, direction: 'ltr', ...rest })
const paragraph = (...children: Node[]) => element('paragraph', children)
const nodeId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

const link = (text: string, fields: Node) =>
  element('link', [words(text)], { version: 3, id: nodeId(), fields: { newTab: false, ...fields } })
const cell = (text: string, headerState: number) =>
  element('tablecell', [paragraph(words(text))], { headerState })
const row = (headerState: number, ...texts: string[]) =>
  element(
    'tablerow',
    texts.map((text) => cell(text, headerState)),
  )
const list = (listType: 'bullet' | 'number', ...items: string[]) =>
  element(
    'list',
    items.map((item, index) => element('listitem', [words(item)], { value: index + 1 })),
    { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1 },
  )

const everything = ({ media, article }: { media: string; article: string }) => [
  element('heading', [words('Какво е нужно')], { tag: 'h2' }),
  element('heading', [words('Документи')], { tag: 'h3' }),
  list('bullet', 'Паспорт', 'Снимка'),
  list('number', 'Първо', 'После'),
  element('quote', [words('Попитайте преди да тръгнете.')]),
  paragraph(
    link('Посолството', { linkType: 'custom', url: 'https://www.mfa.bg/' }),
    words(' и '),
    link('друга новина', { linkType: 'internal', doc: { relationTo: 'articles', value: article } }),
  ),
  element('upload', [], {
    version: 3,
    id: nodeId(),
    relationTo: 'media',
    value: media,
    fields: { caption: 'Пред гишето' },
  }),
  element('table', [row(1, 'Такса', 'Срок'), row(0, '12 евро', '3 дни')]),
  node('horizontalrule'),
  node('block', {
    version: 2,
    format: '',
    fields: {
      id: nodeId(),
      blockName: '',
      blockType: 'documentLink',
      name: 'Заявление',
      url: 'https://example.org/zayavlenie.pdf',
    },
  }),
]

test('the page shows everything from the editor as it was written', async ({ as, page, site }) => {
  const editor = await as('moderator')
  const headers = { Origin: site.url }
  const first = async (address: string) => (await (await editor.request.get(address)).json()).docs[0]
  const {
    id: article,
    excerpt,
    category,
  } = await first('/api/articles?limit=1&where[_status][equals]=published')
  const { id: media, alt } = await first('/api/media?limit=1&depth=0&where[purpose][equals]=editorial')
  const root = element('root', everything({ media, article }))
  const data = {
    title: 'Проба на целия текст',
    excerpt,
    category: category.id ?? category,
    content: { root },
  }
  const made = await editor.request.post('/api/articles', {
    data: { ...data, seoDescription: 'о'.repeat(300), _status: 'published' },
    headers,
  })
  // 150 to 160 characters are a recommendation, not a limit.
  expect(made.status()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string; slug: string } }

  await page.goto(`/news/${doc.slug}`)
  const text = page.locator('.rich-text')
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Какво е нужно')
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Документи')
  await expect(text.locator('ul > li')).toHaveText(['Паспорт', 'Снимка'])
  await expect(text.locator('ol > li')).toHaveText(['Първо', 'После'])
  await expect(text.getByRole('blockquote')).toHaveText('Попитайте преди да тръгнете.')
  await expect(text.getByRole('link', { name: 'Посолството' })).toHaveAttribute('href', 'https://www.mfa.bg/')
  await expect(text.getByRole('link', { name: 'друга новина' })).toHaveAttribute(
    'href',
    /^\/news\/[a-z0-9-]+$/,
  )
  await expect(text.getByRole('figure').getByRole('img', { name: alt })).toBeVisible()
  await expect(text.getByRole('figure')).toContainText('Пред гишето')
  await expect(text.getByRole('columnheader')).toHaveText(['Такса', 'Срок'])
  await expect(text.getByRole('cell')).toHaveText(['12 евро', '3 дни'])
  await expect(text.getByRole('separator')).toHaveCount(1)
  await expect(text.getByRole('link', { name: /Заявление/ })).toHaveAttribute(
    'href',
    'https://example.org/zayavlenie.pdf',
  )
  await editor.request.delete(`/api/articles/${doc.id}`, { headers })
})

test('a scheduled article is published by itself at its time', async ({ as, page, site }) => {
  const editor = await as('moderator')
  const headers = { Origin: site.url }
  const answer = await editor.request.get('/api/articles?limit=1&depth=0&where[_status][equals]=published')
  const { excerpt, category, content } = (await answer.json()).docs[0]
  const title = 'Насрочена за след миг'
  const made = await editor.request.post('/api/articles?draft=true', {
    data: { title, excerpt, category, content, _status: 'draft' },
    headers,
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const { user } = (await (await editor.request.get('/api/me')).json()) as { user: { id: string } }
  const input = {
    type: 'publish',
    doc: { relationTo: 'articles', value: doc.id },
    user: { relationTo: 'users', value: user.id },
  }
  // The panel schedules in quarters of an hour, too far ahead for a test.
  await siteSql(
    site,
    `insert into payload_jobs (task_slug, queue, input, wait_until) values ('schedulePublish', 'default', $1, now() + interval '2 seconds')`,
    [JSON.stringify(input)],
  )
  await page.goto('/news')
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get('/news')).text(), { timeout: 40_000 })
    .toContain(title)
  await editor.request.delete(`/api/articles/${doc.id}`, { headers })
})
