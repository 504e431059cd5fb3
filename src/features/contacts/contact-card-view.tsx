'use client'

import { Avatar } from '../../ui/graphics/avatar'
import { Icon } from '../../ui/graphics/icon'
import { CategoryLine } from '../../ui/page/category-line'
import { ConfirmedByOwner } from '../listing/directory/confirmed-by-owner'
import { HeartButton } from '../listing/heart-button'
import { CardTitle } from '../listing/item/card-title'
import { VerifiedWords } from '../listing/item/verified-words'
import { Card } from '../listing/list/card-grid'
import { ReportButton } from '../listing/report/report-button'
import { ContactLinks, type ContactWay } from './contact-links'
import './contact-card.css'

type Props = {
  id: string
  name: string
  url: string
  initialsOf: string
  category: string
  specialty: string | null
  map: string
  onMap: string
  city: string
  address: string | null
  phone: ContactWay | null
  email: ContactWay | null
  isConfirmed: boolean
  verified: string | null
  source: string | null
}

export function ContactCardView({ id, name, url, category, specialty, city, address, ...words }: Props) {
  return (
    <Card>
      <div className="contact-head">
        <Avatar name={words.initialsOf} size={48} />
        <div>
          <CategoryLine name={category} />
          <CardTitle href={url}>{name}</CardTitle>
          {specialty ? <p className="text-sm text-ink-soft">{specialty}</p> : null}
        </div>
        <HeartButton item={{ kind: 'contacts', id, title: name, url }} />
      </div>
      <a href={words.map} target="_blank" rel="noopener" className="detail-line font-regular text-ink-soft">
        <Icon icon="map-pin" />
        <span>
          <span className="sr-only">{`${words.onMap}: `}</span>
          <b className="block type-label text-ink">{city}</b>
          {address}
        </span>
      </a>
      <div className="mt-auto grid gap-2.5 pt-1">
        <div className="-me-2.5 flex items-center gap-1">
          <ContactLinks name={name} phone={words.phone} email={words.email} />
          <ReportButton item={{ type: 'contact', id, name }} />
        </div>
        {words.isConfirmed ? <ConfirmedByOwner /> : null}
        <VerifiedWords verified={words.verified} source={words.source} />
      </div>
    </Card>
  )
}
