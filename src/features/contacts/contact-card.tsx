import { mapLink } from '#domain/contacts/contact-link'
import { shortDate } from '#domain/time/dates'
import { itemUrl } from '#domain/kinds'
import { contactPageTexts as texts } from '#texts/contacts/contacts'
import { Avatar } from '../../ui/graphics/avatar'
import { CategoryLine } from '../../ui/page/category-line'
import { Icon } from '../../ui/graphics/icon'
import { ConfirmedByOwner } from '../listing/directory/confirmed-by-owner'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { HeartButton } from '../listing/heart-button'
import { ReportButton } from '../listing/report/report-button'
import { VerifiedOn } from '../listing/item/verified-on'
import type { ShownContact } from './contact'
import { ContactLinks } from './contact-links'

export function ContactCard({ contact }: { contact: ShownContact }) {
  const { id, name, slug, category, specialty, city, address, source, verifiedAt } = contact
  const url = itemUrl({ kind: 'contacts', id, slug })
  return (
    <Card>
      <div className="-me-3 grid grid-cols-[48px_minmax(0,1fr)_44px] items-start gap-x-3.5">
        <span className="mt-2">
          <Avatar name={withoutTitle(name)} size={48} />
        </span>
        <div className="grid gap-0.5 pt-2">
          <CategoryLine name={texts.one[category]} />
          <CardTitle href={url}>{name}</CardTitle>
          {specialty ? <p className="text-sm text-ink-soft">{specialty}</p> : null}
        </div>
        <HeartButton item={{ kind: 'contacts', id, title: name, url }} />
      </div>
      <a
        href={mapLink(address, city)}
        target="_blank"
        rel="noopener"
        className="detail-line font-regular text-ink-soft"
      >
        <Icon icon="map-pin" />
        <span>
          <span className="sr-only">{`${texts.onMap}: `}</span>
          <b className="block type-label text-ink">{city}</b>
          {address}
        </span>
      </a>
      <div className="mt-auto grid gap-2.5 pt-1">
        <div className="-me-2.5 flex items-center gap-1">
          <ContactLinks contact={contact} />
          <ReportButton item={{ type: 'contact', id, name }} />
        </div>
        <ConfirmedByOwner claimedAt={contact.claimedAt} />
        <VerifiedOn date={verifiedAt ? shortDate(verifiedAt) : null} source={source} />
      </div>
    </Card>
  )
}

/** "Д-р" and "адв." are not initials. */
const withoutTitle = (name: string) => name.replace(/^(\p{L}{1,4}\.|\p{L}-\p{L}{1,2}\.?)\s+/u, '')
