import type { Payload } from 'payload'
import { demoEventPictures, demoItemPictures } from '#texts/demo/item-pictures'
import { seedPicture } from './pictures'

type Given = { title: string; owner?: string }

/** Rows of `pictures`. */
export async function itemPictures(payload: Payload, { title, owner }: Given) {
  const rows = []
  for (const [drawing, alt] of demoItemPictures[title] ?? [])
    rows.push({ image: await seedPicture(payload, { drawing, alt, purpose: 'item', owner }), alt })
  return rows
}

export async function eventPicture(payload: Payload, { title, owner }: Given) {
  const picture = demoEventPictures[title]
  if (!picture) return null
  const [drawing, alt] = picture
  return seedPicture(payload, { drawing, alt, purpose: 'event', owner })
}
