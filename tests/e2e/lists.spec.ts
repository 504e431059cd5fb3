import { lists } from './support/screens'
import { expect, test } from './support/site'

/** Every list but the embassies, who are few. */
const paged = lists.filter((list) => list !== '/embassies')

for (const list of [...paged, '/news', '/search']) {
  test(`${list}: страница след последната не казва „няма“, а е 404`, async ({ page, request }) => {
    const [first, separator] = list === '/search' ? [`${list}?q=lekar`, '&'] : [list, '?']
    expect((await request.get(first)).status()).toBe(200)
    const answer = await page.goto(`${first}${separator}page=999`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByText(/Все още няма|Няма налични/)).toHaveCount(0)
  })
}

for (const list of paged) {
  test(`${list}: и при търсене без резултати втора страница няма`, async ({ request }) => {
    const query = 'q=няматакавадума'
    expect((await request.get(`${list}?${query}`)).status()).toBe(200)
    expect((await request.get(`${list}?${query}&page=2`)).status()).toBe(404)
  })
}
