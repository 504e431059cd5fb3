import { openTopic, writer } from '../forum/topic-support'
import { toast } from '../support/failing-form'
import { expect, test } from '../support/site'

test('code that does not arrive costs its own part: a sentence with another try, never the page', async ({
  browser,
  site,
}) => {
  const { page } = await writer({ browser, site, fullName: 'Лъчо Тунелов' })
  const topic = await openTopic({ request: page.request, title: 'Пиша от влака' })
  const html = await (await page.request.get(topic.address)).text()
  const isCalledByThePage = (address: string) => html.includes(new URL(address).pathname)
  await page.route('**/_next/static/chunks/**', (route) =>
    isCalledByThePage(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto(topic.address)
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('Тази част не се зареди. Проверете връзката.')
  await expect(page.getByRole('heading', { level: 1, name: 'Пиша от влака' })).toBeVisible()
  await page.getByRole('button', { name: 'Известия' }).click()
  await expect(toast(page)).toContainText('Тази част не се зареди')

  await page.unroute('**/_next/static/chunks/**')
  await main.getByRole('button', { name: 'Опитайте отново' }).click()
  await expect(page.getByLabel('Вашият коментар')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: 'Лъчо Тунелов, меню на акаунта' })).toBeVisible()
  await page.context().close()
})
