import type { Page } from '@playwright/test'

type Stored = { member: string; form: string; values: Record<string, unknown>; isQueued: boolean }

/** What the browser's storage holds, whoever it belongs to. */
export const storedDrafts = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => {
    // Opened here first, it would be made without its store, and the page could never write.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'drafts')) return []
    return new Promise<Stored[]>((resolve, reject) => {
      const opening = indexedDB.open('drafts')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        if (!database.objectStoreNames.contains('drafts')) return resolve([])
        const reading = database.transaction('drafts').objectStore('drafts').getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          database.close()
          resolve(reading.result as Stored[])
        }
      }
    })
  })

/** Whether a text stands in the storage, in any field of any draft. */
export const isStored = async (page: Page, text: string): Promise<boolean> =>
  JSON.stringify(await storedDrafts(page)).includes(text)
