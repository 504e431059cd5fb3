import { siteWithDeploys } from '../support/deploys'
import { toast } from '../support/failing-form'
import { copiesIn, keptOnDevice, untilControlled } from '../support/service-worker'
import { expect, test } from '../support/site'

test.use({ serviceWorkers: 'allow' })

test('after a deploy an open page says so and leaves what is typed; a page opened since is new, and so are copies', async ({
  page,
  site,
}) => {
  const deploys = await siteWithDeploys(site)
  const build = () => page.locator('html').getAttribute('data-build')
  const becomeVisible = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const markCopies = () =>
    page.evaluate(async () => (await caches.open('copies')).put('/offline/old', new Response('old')))
  const isMarked = async () => (await keptOnDevice(page)).copies?.includes('/offline/old') ?? false
  const offer = toast(page).getByText('Има нова версия')

  await page.goto(`${deploys.url}/search`)
  await untilControlled(page)
  await expect.poll(() => copiesIn(page)).toEqual(['/embassies'])
  await expect(offer).toBeHidden()
  await markCopies()
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('недовършено')

  deploys.deploy('second')
  await becomeVisible()
  await expect(offer).toBeVisible()
  expect(await build()).toBe('first')
  await expect(field).toHaveValue('недовършено')
  await expect.poll(isMarked).toBe(false)
  await expect.poll(() => copiesIn(page)).toEqual(['/embassies'])
  await becomeVisible()
  await expect(offer).toHaveCount(1)
  await toast(page).getByRole('button', { name: 'Обновете' }).click()
  await expect.poll(build).toBe('second')

  // A page that comes with its build brings the worker along and has nothing to say.
  await untilControlled(page)
  await markCopies()
  deploys.deploy('third')
  await page.goto(`${deploys.url}/search`)
  expect(await build()).toBe('third')
  await expect.poll(isMarked).toBe(false)
  await expect.poll(() => copiesIn(page)).toEqual(['/embassies'])
  await expect(offer).toBeHidden()
  deploys.close()
})
