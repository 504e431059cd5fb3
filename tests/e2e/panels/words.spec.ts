import { screens } from '../../../src/panels/screens'
import { inDialogs, inErrors } from '../support/panel-dialogs'
import { startWalk, type Walk } from '../support/panel-walk'
import { expect, test } from '../support/site'

/** Only its name leads out of the panel. */
const leaves = /\/logout$/

for (const who of ['admin', 'moderator'] as const)
  test(`everything that the panel says to the ${who} is Bulgarian and names no id`, async ({ as }) => {
    test.setTimeout(240_000)
    const walk = await startWalk(await as(who), `/${who}`)
    const slugs = await eachScreen(walk)
    for (const slug of slugs) await eachView(walk, slug)
    await inDialogs(walk, who)
    await inErrors(walk)
    // Another of staff has it open.
    const article = await walk.firstOf('articles')
    const other = await as(who === 'admin' ? 'moderator' : 'admin')
    await other.goto(`/admin/collections/articles/${article}`)
    await expect(other.locator('#field-title')).toBeVisible()
    await walk.open(`/collections/articles/${article}`)
    expect([...walk.problems]).toEqual([])
  })

/** Whatever the menu leads to, our own screens and the account. Returns the collections among them. */
async function eachScreen({ page, panel, open, firstOf, look }: Walk): Promise<string[]> {
  const links = page.locator('.panel-nav__link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const paths = addresses
    .filter((address) => address.startsWith(`${panel}/`) && !leaves.test(address))
    .map((address) => address.slice(panel.length))
  const slugs = paths.flatMap((path) => /^\/collections\/(.+)$/.exec(path)?.[1] ?? [])
  expect(slugs.length).toBeGreaterThan(15)
  for (const slug of slugs) await firstOf(slug)
  await look(panel)
  const own = Object.values(screens).map(({ path }) => path)
  for (const path of new Set([...paths, ...own, '/account', '/nyama-takava'])) await open(path)
  return slugs
}

/** The form of a new document, one that is there, its versions and the newest of them. */
async function eachView({ page, open, firstOf }: Walk, slug: string) {
  const id = await firstOf(slug)
  await open(`/collections/${slug}/create`)
  if (!id) return
  await open(`/collections/${slug}/${id}`)
  if ((await page.locator('.doc-tab[href$="/versions"]').count()) === 0) return
  await open(`/collections/${slug}/${id}/versions`)
  const version = await page.locator('tbody a').first().getAttribute('href')
  if (version) await open(version.slice(version.indexOf('/collections')))
}
