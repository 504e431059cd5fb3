import type { Page, Request } from '@playwright/test'
import { noPlace } from '../support/no-place'
import { expect, test } from '../support/site'

const field = (page: Page) => page.getByRole('combobox', { name: 'Търсене в платформата' })
const panel = (page: Page) => page.getByRole('main').getByRole('search')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const says = (page: Page) => panel(page).getByRole('status')

const isSearch = (request: Request) => new URL(request.url()).pathname === '/api/search'

test('finds in Latin letters too, at most 10 with their kinds, and announces them to screen readers', async ({
  page,
}) => {
  await page.goto('/')
  const asked = page.waitForRequest(isSearch)
  await field(page).fill('zabolekar')
  const query = new URL((await asked).url()).searchParams
  expect([query.get('kind'), query.get('limit')]).toEqual(['contacts,services,stores', '10'])
  await expect(says(page)).toHaveText(/^(Намерен 1 резултат|Намерени \d+ резултата) за „zabolekar“$/)
  await expect(options(page).first()).toContainText('Контакт')
  expect(await options(page).count()).toBeLessThanOrEqual(10)
  const height = await page.getByRole('listbox').evaluate((list) => list.parentElement!.clientHeight)
  expect(height).toBeLessThanOrEqual(384)
})

test('keyboard: arrows select, Esc closes without clearing, Enter opens the selected result', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).fill('zabolekar')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id'))!,
  )
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field(page)).toHaveValue('zabolekar')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const address = (await options(page).first().getAttribute('href'))!
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === address.split('#')[0])
})

test('all results and the button lead to /search, and an empty search is ignored', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('   ')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/')

  await field(page).fill('zabolekar')
  await expect(page.getByRole('link', { name: 'Вижте всички' })).toHaveAttribute(
    'href',
    '/search?q=zabolekar',
  )
  await panel(page).getByRole('button', { name: 'Търсене' }).click()
  await expect(page).toHaveURL(/\/search\?q=zabolekar$/)
})

test('without results it names the words and offers all areas, and a click outside closes it', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).fill('щрънкзпф')
  await expect(says(page)).toHaveText('Няма резултати за „щрънкзпф“')
  await expect(page.getByRole('link', { name: 'Потърсете във всички раздели' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Попитайте във форума' })).toHaveAttribute(
    'href',
    `/auth?${new URLSearchParams({ from: `/forum?${new URLSearchParams({ new: '1', title: 'щрънкзпф' })}` })}`,
  )
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('link', { name: 'Потърсете във всички раздели' })).toBeHidden()
})

test('what was found is marked, and a word that nothing has is named', async ({ page }) => {
  await page.goto('/')
  await field(page).fill('zabolekar')
  await expect(options(page).first().locator('mark').first()).toBeVisible()
  await field(page).fill('щрънкзпф зъболекар')
  await expect(says(page)).toHaveText(/^Няма нищо с „щрънкзпф“\. Показваме зъболекар\. Намерен.+\.$/)
})

test('a slow answer is waited for without the one before, and a failed one is asked for again', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).fill('zabolekar')
  await expect(options(page).first()).toBeVisible()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/search**', async (route) => {
    await isAnswered
    await route.abort()
  })
  await field(page).fill('ключар')
  await expect(says(page)).toHaveText('Търсим „ключар“...')
  await expect(options(page)).toHaveCount(0)
  answer()
  await expect(says(page)).toContainText('Няма връзка със сървъра')
  await page.unroute('**/api/search**')
  await panel(page).getByRole('button', { name: 'Опитайте отново' }).click()
  await expect(says(page)).toHaveText(/„ключар“/)
  await expect(field(page)).toHaveValue('ключар')
  await expect(field(page)).toBeFocused()
})

test('too many searches are reported', async ({ page }) => {
  await page.route('**/api/search**', (route) =>
    route.fulfill({ status: 429, json: { errors: [{ message: 'Опитайте след 30 секунди.' }] } }),
  )
  await page.goto('/')
  await field(page).fill('лекар')
  await expect(says(page)).toHaveText('Опитайте след 30 секунди.')
})

test('nearby asks for the location only when pressed and sends it rounded', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.520008, longitude: 13.404954 })
  await page.addInitScript(() => {
    const asked = { times: 0 }
    Object.assign(window, { asked })
    const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...args) => {
      asked.times += 1
      original(...args)
    }
  })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/')
  await field(page).fill('zabolekar')
  await expect(options(page).first()).toBeVisible()
  expect(await page.evaluate(() => (window as any).asked.times)).toBe(0)

  const asked = page.waitForRequest((request) => isSearch(request) && request.url().includes('near='))
  await panel(page).getByRole('button', { name: 'Около мен' }).click()
  expect(new URL((await asked).url()).searchParams.get('near')).toBe('52.5,13.4')
  await expect(panel(page).getByRole('button', { name: 'Около мен' })).toHaveAttribute('aria-pressed', 'true')
  await expect(options(page).first()).toContainText(/под 10 км|на около \d+ км/)
  await expect(page.getByRole('link', { name: 'Вижте всички' })).toHaveAttribute(
    'href',
    '/search?q=zabolekar&near=52.5%2C13.4',
  )
  expect(addresses.filter((address) => /52\.52|13\.40/.test(address))).toEqual([])
})

test('a city can be chosen when the location is denied', async ({ page }) => {
  await page.addInitScript(noPlace)
  await page.goto('/')
  await panel(page).getByRole('button', { name: 'Около мен' }).click()
  await expect(says(page)).toHaveText('Не можем да определим къде сте')
  const city = page.getByLabel('Изберете град')
  await expect(city).toBeFocused()
  await city.selectOption('Мюнхен')
  const asked = page.waitForRequest(isSearch)
  await page.getByRole('button', { name: 'Покажете' }).click()
  expect(new URL((await asked).url()).searchParams.get('near')).toBe('48.1,11.6')
  await expect(says(page)).toHaveText(/Намерени \d+ резултата около Мюнхен/)

  const near = panel(page).getByRole('button', { name: 'Около мен' })
  await near.click()
  await near.click()
  await expect(city).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(city).toBeHidden()
  await expect(field(page)).toBeFocused()
  await field(page).fill('zabolekar m')
  await expect(says(page)).toHaveText(/Намерени \d+ резултата за „zabolekar m“/)
})

test('voice: a browser without support gets a toast', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: undefined })
  })
  await page.goto('/')
  const shown = page.waitForEvent('dialog')
  const click = panel(page).getByRole('button', { name: 'Глас' }).click()
  const dialog = await shown
  expect([dialog.type(), dialog.message()]).toEqual([
    'alert',
    'Гласовото търсене не е поддържано в този браузър',
  ])
  await dialog.accept()
  await click
})

test('voice: listens, hears, searches, and stops after 8 seconds of silence', async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    class Recognition {
      lang = ''
      onresult: ((event: unknown) => void) | null = null
      start() {
        Object.assign(window, { recognition: this })
      }
      abort() {}
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: Recognition })
  })
  await page.goto('/')
  const voice = panel(page).getByRole('button', { name: 'Глас' })
  const listening = panel(page).getByRole('button', { name: 'Слушам...' })
  await voice.click()
  await expect(listening).toBeVisible()
  expect(await page.evaluate(() => (window as any).recognition.lang)).toBe('bg-BG')
  await page.clock.runFor(8_000)
  await expect(voice).toBeVisible()
  await expect(page.getByText('Не Ви чухме').first()).toBeVisible()

  await voice.click()
  await expect(listening).toBeVisible()
  await page.evaluate(() =>
    (window as any).recognition.onresult({ results: [[{ transcript: 'зъболекар' }]] }),
  )
  await expect(voice).toBeVisible()
  await expect(field(page)).toHaveValue('зъболекар')
  await page.clock.runFor(1_000)
  await expect(options(page).first()).toBeVisible()
})
