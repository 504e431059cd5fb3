import type { Payload } from 'payload'
import { demoEventPictures, demoItemPictures, type DemoPicture } from '#texts/demo/item-pictures'
import { ITEM_WIDTH_PX, pictureFile } from './picture-files'

type Given = { title: string; owner?: string }

/** Rows of `pictures`. */
export async function itemPictures(payload: Payload, { title, owner }: Given) {
  const rows = []
  for (const [drawing, alt] of demoItemPictures[title] ?? [])
    rows.push({ image: await drawn(payload, { picture: [drawing, alt], purpose: 'item', owner }), alt })
  return rows
}

export async function eventPicture(payload: Payload, { title, owner }: Given) {
  const picture = demoEventPictures[title]
  return picture ? drawn(payload, { picture, purpose: 'event', owner }) : null
}

type Drawing = { picture: DemoPicture; purpose: 'item' | 'event'; owner?: string }

async function drawn(payload: Payload, { picture: [drawing, alt], purpose, owner }: Drawing) {
  const { id } = await payload.create({
    collection: 'media',
    data: { alt, purpose, owner } as never,
    file: await pictureFile(drawing, ITEM_WIDTH_PX),
  })
  return id
}
