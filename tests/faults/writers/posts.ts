import sharp from 'sharp'
import { pictureForm } from './picture-form'
import type { Writer } from './writer'

/** Every fourth with a picture. */
export const posts: Writer = {
  name: 'posts',
  pauseMs: 1_800,
  turn: async (desk) => {
    const member = desk.member()
    const image = desk.random.chance(0.25) ? await upload() : undefined
    await desk.create('posts', (content) => ({ content, image }), member)

    /** An upload has no key, so it is not repeated. */
    async function upload(): Promise<string | undefined> {
      const background = `#${desk.random.bytes(3).toString('hex')}`
      const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer()
      const call = { method: 'POST', path: '/api/media', body: pictureForm(bytes), cookie: member.cookie }
      const sent = await desk.once(call)
      if (sent?.outcome === 'refused') desk.refuse(sent, call)
      if (sent?.outcome !== 'acknowledged') return undefined
      desk.ledger.files.push(sent.data.doc.filename)
      return sent.data.doc.id
    }
  },
}
