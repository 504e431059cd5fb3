import { mailLink, mapLink, phoneLink } from '#domain/contacts/contact-link'
import { itemUrl } from '#domain/kinds'
import { safeHref } from '#domain/web/safe-href'
import { shortWebsite } from '#domain/web/website'
import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { Badge } from '../../ui/states/badge'
import { Card } from '../listing/list/card-grid'
import { CardTitle } from '../listing/item/card-title'
import { DetailLink } from '../listing/item/detail-line'
import { HeartButton } from '../listing/heart-button'
import { CardActions } from './card-actions'
import { CheckedOn, OnOfficialPage } from './checked-on'
import type { ShownEmbassy } from './embassy'
import { Hours } from './hours'
import { MissionBadge } from './mission-badge'
import { ServedLands } from './served-lands'
import { ServiceChips } from './service-chips'

const LANDS_SHOWN = 5

type Props = {
  embassy: ShownEmbassy
  isYours?: boolean
}

export function EmbassyCard({ embassy, isYours }: Props) {
  const { id, slug, name, address, phone, website, workingHours, isHonorary, cannotDo, services, states } =
    embassy
  const url = itemUrl({ kind: 'embassies', id, slug })
  return (
    <Card isMarked={isYours}>
      <div className="-me-3 flex items-start justify-between gap-2">
        <div className="flex min-h-touch flex-wrap items-center gap-2">
          <MissionBadge embassy={embassy} />
          {isYours ? (
            <Badge tone="mine" icon="map-pin">
              {texts.yours}
            </Badge>
          ) : null}
          <CheckedOn embassy={embassy} />
        </div>
        <HeartButton item={{ kind: 'embassies', id, title: name, url }} />
      </div>
      <CardTitle href={url}>{name}</CardTitle>
      <Details embassy={embassy} />
      {workingHours ? <Hours text={workingHours} /> : null}
      <OnOfficialPage website={website} missing={[address, phone, workingHours]} />
      {states?.length ? <ServedLands lands={states} max={LANDS_SHOWN} /> : null}
      {isHonorary && cannotDo ? <p className="text-sm text-accent-soft-ink">{cannotDo}</p> : null}
      {services?.length ? <ServiceChips services={services} /> : null}
      <CardActions embassy={embassy} />
    </Card>
  )
}

function Details({ embassy: { city, address, phone, email, website } }: { embassy: ShownEmbassy }) {
  const site = safeHref(website)
  return (
    <div className="grid gap-0.5">
      {address || city ? (
        <DetailLink icon="map-pin" href={mapLink(address ?? city, address ? city : null)} external>
          {city ? <b className="block type-label text-ink">{city}</b> : null}
          {address}
        </DetailLink>
      ) : null}
      {phone ? (
        <DetailLink icon="phone" href={phoneLink(phone)}>
          {phone}
        </DetailLink>
      ) : null}
      {email ? (
        <DetailLink icon="mail" href={mailLink(email)}>
          {email}
        </DetailLink>
      ) : null}
      {site ? (
        <DetailLink icon="globe" href={site} external>
          {shortWebsite(site)}
        </DetailLink>
      ) : null}
    </div>
  )
}
