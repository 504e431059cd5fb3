import type { ReactNode } from 'react'
import { itemUrl } from '#domain/kinds'
import { routes } from '#domain/routes'
import { safeHref } from '#domain/web/safe-href'
import { shortWebsite } from '#domain/web/website'
import { env } from '#env'
import { embassyPageTexts as texts, embassyTexts } from '#texts/embassies/embassies'
import { Icon } from '../../ui/graphics/icon'
import { Alert } from '../../ui/states/alert'
import { ActionLink, AsideBox, ContactActions } from '../listing/item/contact-box'
import { FactList } from '../listing/item/fact-list'
import { ItemPage } from '../listing/item/item-page'
import { CheckedOn, OnOfficialPage } from './checked-on'
import type { ShownEmbassy } from './embassy'
import { embassyJsonLd } from './embassy-json-ld'
import { Hours } from './hours'
import { MissionBadge } from './mission-badge'
import { ServedLands } from './served-lands'
import { ServiceChips } from './service-chips'

type Props = { embassy: ShownEmbassy; children?: ReactNode }

export function EmbassyView({ embassy, children }: Props) {
  const { id, slug, name, city, address, workingHours, isHonorary, cannotDo } = embassy
  const { services, states, phone, website } = embassy
  const url = itemUrl({ kind: 'embassies', id, slug })
  return (
    <ItemPage
      list={{ href: routes.embassies, label: texts.back }}
      title={name}
      address={url}
      favorite={{ kind: 'embassies', id, title: name, url }}
      jsonLd={embassyJsonLd(embassy, env.SITE_URL)}
      similar={children}
      meta={
        <>
          <MissionBadge embassy={embassy} />
          {city ? (
            <span className="inline-flex items-center gap-1.5">
              <Icon icon="map-pin" size={18} />
              {city}
            </span>
          ) : null}
        </>
      }
      aside={<Contacts embassy={embassy} />}
    >
      {isHonorary && cannotDo ? (
        <Alert tone="wait" title={embassyTexts.cannotDo}>
          {cannotDo}
        </Alert>
      ) : null}
      <FactList
        facts={[
          { name: embassyTexts.address, value: address },
          { name: embassyTexts.city, value: city },
        ]}
      />
      {workingHours ? (
        <section className="grid gap-2">
          <h2 className="type-card">{embassyTexts.workingHours}</h2>
          <Hours text={workingHours} />
        </section>
      ) : null}
      {services?.length ? (
        <section className="grid gap-2">
          <h2 className="type-card">{embassyTexts.services}</h2>
          <ServiceChips services={services} />
        </section>
      ) : null}
      {states?.length ? <ServedLands lands={states} /> : null}
      <OnOfficialPage website={website} missing={[address, phone, workingHours]} />
      <CheckedOn embassy={embassy} withSource />
    </ItemPage>
  )
}

function Contacts({ embassy: { phone, email, address, city, website } }: { embassy: ShownEmbassy }) {
  const site = safeHref(website)
  return (
    <AsideBox>
      <ContactActions phone={phone} email={email} address={address ?? city} city={address ? city : null} />
      {site ? (
        <ActionLink href={site} icon="globe" external>
          {shortWebsite(site)}
        </ActionLink>
      ) : null}
    </AsideBox>
  )
}
