import { relatedId } from '#domain/lists/ids'
import { send } from '../../../../ui/requests/send'

type Doc = { image?: unknown; pictures?: readonly { image?: unknown }[] | null }

/** Over REST items name their pictures by ids; the form shows them. */
export async function withPictures<Item>(doc: Item): Promise<Item> {
  const { image, pictures } = doc as Doc
  const [one, rows] = await Promise.all([
    populated(image),
    Promise.all((pictures ?? []).map(async (row) => ({ ...row, image: await populated(row.image) }))),
  ])
  return { ...doc, ...(image ? { image: one } : {}), ...(pictures ? { pictures: rows } : {}) }
}

async function populated(image: unknown): Promise<unknown> {
  const id = relatedId(image)
  if (!id || typeof image !== 'string') return image
  const answer = await send('GET', `/api/media/${id}`)
  return answer.ok ? answer.data : id
}
