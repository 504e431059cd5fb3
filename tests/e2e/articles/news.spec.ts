import { firstItem } from '../support/screens'
import { expect, test } from '../support/site'

test(
  'the list has 12 articles on a page, a search and links to the whole article',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1, name: 'Новини' })).toBeVisible()
    const articles = page.locator('main article')
    await expect(articles).toHaveCount(12)
    const picture = await articles.first().getByRole('img').boundingBox()
    const headline = await articles.first().getByRole('heading').boundingBox()
    const isWide = page.viewportSize()!.width >= 900
    expect(headline!.y < picture!.y + picture!.height, 'the headline stands beside the picture').toBe(isWide)
    const first = await articles.first().getByRole('heading').innerText()
    await expect(articles.first().getByRole('link', { name: /Пълната статия/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Външен сайт/ }).first()).toHaveAttribute('target', '_blank')
    await page.getByRole('link', { name: 'Следваща страница' }).click()
    await expect(page).toHaveURL(/\/news\?page=2$/)
    await expect(articles.first()).toBeVisible()
    await expect(articles.filter({ hasText: first })).toHaveCount(0)
  },
)

test('the search ignores case and treats % as a plain character', async ({ page }) => {
  await page.goto('/news?q=KINDERGELD')
  await expect(page.locator('main article').first()).toContainText(/Kindergeld/i)
  for (const sign of ['%', '_']) {
    await page.goto(`/news?q=${encodeURIComponent(sign)}`)
    await expect(page.getByText(`Няма новини за „${sign}“`)).toBeVisible()
  }
  await page.goto('/news?q=няматакавадума')
  await expect(page.getByText('Няма новини за „няматакавадума“')).toBeVisible()
})

test('articles are also found by Bulgarian in Latin letters', async ({ page }) => {
  await page.goto('/news?q=zapazva+4as')
  await expect(page.locator('main article').filter({ hasText: 'Кое консулство отговаря' })).toBeVisible()
})

test('a link leads to older articles, and there is no page after the last', async ({ page }) => {
  await page.goto('/news')
  const titles = await page.locator('main article h2').allInnerTexts()
  await page.getByRole('link', { name: 'Следваща страница' }).click()
  await expect(page).toHaveURL(/\/news\?page=2$/)
  await expect(page).toHaveTitle(/страница 2/)
  await expect(page.locator('main article h2').first()).toBeVisible()
  for (const title of await page.locator('main article h2').allInnerTexts()) {
    expect(titles).not.toContain(title)
  }
  await page.getByRole('link', { name: 'Предишна страница' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect(page.locator('main article')).toHaveCount(12)
  expect((await page.goto('/news?page=99'))?.status()).toBe(404)
})

test('an article has category, date, author, reading time, picture, text and structured data', async ({
  page,
}) => {
  await page.goto('/news')
  await page
    .locator('main article')
    .first()
    .getByRole('link', { name: /Пълната статия/ })
    .click()
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/)
  const article = page.locator('main article').first()
  await expect(article.getByText(/\d+ мин\. четене/)).toBeVisible()
  await expect(article.getByText(/\d{1,2} \p{L}+ 20\d\d\sг\./u).first()).toBeVisible()
  await expect(article.locator('img').first()).toHaveAttribute('alt', /.+/)
  await expect(article.locator('figcaption').first()).toHaveText(/\p{L}+\.$/u)

  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
    await expect(page.locator(`meta[property="${property}"]`).first()).toHaveAttribute('content', /.+/)
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const json = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  expect(json['@type']).toBe('NewsArticle')
  const picture = await page.request.get(json.image?.[0] ?? json.image)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
})

const once = [
  'title',
  'link[rel=canonical]',
  'meta[name=description]',
  'meta[property="og:title"]',
  'meta[property="og:image"]',
]

test('metadata is in the head of the first HTML, each item once', async ({ page, request }) => {
  await page.goto('/news')
  const links = page.locator('main article').getByRole('link', { name: /Пълната статия/ })
  for (const address of ['/', '/news', (await links.first().getAttribute('href'))!]) {
    const html = await (await request.get(address)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    for (const tag of ['<title>', 'rel="canonical"', 'name="description"', 'property="og:image"']) {
      expect(head.split(tag), `${tag} на ${address}`).toHaveLength(2)
    }
  }
})

test(
  'going on at once on a slow phone does not keep the metadata of the first page',
  { tag: '@phone' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/news', { waitUntil: 'load' })
    const article = page
      .locator('main article')
      .first()
      .getByRole('link', { name: /Пълната статия/ })
    const address = await article.getAttribute('href')
    // Survives as long as the page is not reloaded.
    await page.evaluate(() => (document.body.dataset.first = 'yes'))
    await article.dispatchEvent('click')
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical.last()).toHaveAttribute('href', new RegExp(`${address}$`))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    for (const tag of once) await expect(page.locator(`head ${tag}`)).toHaveCount(1)

    await page.goBack()
    await expect(canonical).toHaveAttribute('href', /\/news$/)
    for (const tag of once) await expect(page.locator(`head ${tag}`)).toHaveCount(1)
    await expect(page.locator('body')).toHaveAttribute('data-first', 'yes')
  },
)

test('a printed article is the text only, black on white', async ({ page, request }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(firstItem('/news', await (await request.get('/news')).text()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('an unknown article is 404 with a text and a link to the news', async ({ page }) => {
  const response = await page.goto('/news/nyama-takava')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Статията не е намерена')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Всички новини' }).click()
  await expect(page).toHaveURL(/\/news$/)
})

test('the news feed, sitemap and robots rules are valid', async ({ request }) => {
  const feed = await (await request.get('/feed.xml')).text()
  expect(feed.match(/<item>/g)?.length).toBe(13)
  expect(feed.match(/<dc:creator[^>]*>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+</gu)?.length).toBe(13)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/\/news\/[a-z0-9-]+<\/loc>/g)?.length).toBe(13)
  for (const area of ['services', 'events', 'stores', 'contacts', 'apartments', 'small-ads', 'documents']) {
    expect(sitemap).toMatch(new RegExp(`/${area}</loc>`))
    expect(sitemap).toMatch(new RegExp(`/${area}/[a-z0-9-]+</loc>`))
  }
  const entries = sitemap.match(/<url>.*?<\/url>/gs) ?? []
  expect(entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d/.test(entry))).toEqual([])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap:')
  // A page that may not be read cannot say that it is not to be indexed.
  expect(robots).not.toContain('/auth')
  expect(await (await request.get('/auth')).text()).toMatch(/<meta name="robots" content="noindex/)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Българи в Германия')
})
