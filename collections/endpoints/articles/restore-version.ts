import { type Endpoint, restoreVersionOperation } from 'payload'

/** Payload would restore a draft as published: refused if unfinished, otherwise the public article is lost. */
export const restoreVersion: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id)
    const asked = { collection: 'articles', id, depth: 0, overrideAccess: false, req } as const
    const { version } = await req.payload.findVersionByID(asked)
    const draft = req.query.draft === 'true' || version._status === 'draft'
    const collection = req.payload.collections.articles
    const doc = await restoreVersionOperation({ id, collection, draft, depth: 0, overrideAccess: false, req })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
}
