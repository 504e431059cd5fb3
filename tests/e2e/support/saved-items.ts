import type { Page } from '@playwright/test'

export const saved = (page: Page) => page.getByRole('list', { name: 'Запазени' }).getByRole('listitem')

type Item = { id: string; title: string; kind: string; url: string }

/** The first demo services in the format of localStorage. */
export async function services(page: Page, count: number): Promise<Item[]> {
  const answer = await page.request.get(`/api/services?limit=${count}`)
  const { docs } = (await answer.json()) as { docs: { id: string; title: string; slug: string }[] }
  return docs.map(({ id, title, slug }) => ({ id, title, kind: 'services', url: `/services/${slug}` }))
}

export const keep = (page: Page, items: Item[]) =>
  page.evaluate((kept) => {
    localStorage.setItem('balgari_favorites', JSON.stringify(kept))
    dispatchEvent(new Event('favorites-updated'))
  }, items)
