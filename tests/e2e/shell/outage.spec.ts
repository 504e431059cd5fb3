import { withLine } from '#server/cache/kept-copy'
import { refusalPage } from '#server/response/refusal-page'
import { expect, test } from '../support/site'
import { violations } from '../support/violations'

test('the line above a kept copy stays when React takes the page over, and everybody can read it', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('pageerror', (error) => void problems.push(error.message))
  await page.route('**/contacts', async (route) => {
    const response = await route.fetch()
    const body = withLine(await response.body(), {
      renderedAt: new Date('2026-11-28T08:41:00Z'),
      reason: 'away',
    })
    await route.fulfill({ response, body: body.toString('utf8') })
  })
  await page.goto('/contacts')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__reactFiber')),
  )
  const line = page.getByRole('complementary', { name: 'Запазено копие' })
  await expect(line).toContainText('Показваме запазено копие от 9:41 ч.')
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page without a copy can be read by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const at = new Date()
    const keptCopies = [{ path: '/embassies', since: at }]
    const told = {
      status: 503,
      message: 'Опитайте след минута.',
      requestId: crypto.randomUUID(),
      at,
      keptCopies,
    }
    await page.setContent(refusalPage(told))
    await expect(page.getByRole('heading', { name: 'Страницата не се отваря в момента' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Спешно в консулство/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}
