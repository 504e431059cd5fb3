import type { PayloadRequest } from 'payload'
import { lacksPublisher } from '../../features/legal/publisher'
import { publisherTexts as texts } from '#texts/panels/frame'

/** Visitors read only that it is to come. */
export async function PublisherNotice({ req, isOfAdmins }: { req: PayloadRequest; isOfAdmins: boolean }) {
  if (!(await lacksPublisher(req.payload))) return null
  return (
    <p className="panel-card" role="note">
      {texts.missing} {isOfAdmins ? <a href="/admin/globals/legal">{texts.fillIn}</a> : texts.askAdmin}
    </p>
  )
}
