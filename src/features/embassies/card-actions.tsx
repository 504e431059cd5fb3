import type { IconName } from '#domain/icon-names'
import { mailLink, mapLink, phoneLink } from '#domain/contacts/contact-link'
import { embassyPageTexts as texts } from '#texts/embassies/embassies'
import { buttonLook, type ButtonLook } from '../../ui/buttons/button-look'
import { Icon } from '../../ui/graphics/icon'
import type { ShownEmbassy } from './embassy'

export function CardActions({ embassy: { name, phone, email, address, city } }: { embassy: ShownEmbassy }) {
  const place = address ?? city
  return (
    <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2.5 pt-1">
      {phone ? (
        <Action href={phoneLink(phone)} icon="phone" variant="soft" label={texts.call} name={name} />
      ) : null}
      {email ? (
        <Action href={mailLink(email)} icon="mail" variant="secondary" label={texts.email} name={name} />
      ) : null}
      {!phone && !email && place ? (
        <Action
          href={mapLink(place, address ? city : null)}
          icon="map-pinned"
          variant="secondary"
          label={texts.onMap}
          name={name}
        />
      ) : null}
    </div>
  )
}

type ActionProps = {
  href: string
  icon: IconName
  variant: ButtonLook['variant']
  label: string
  name: string
}

function Action({ href, icon, variant, label, name }: ActionProps) {
  const outside = href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={href} {...outside} className={buttonLook({ variant, size: 'sm' })}>
      <Icon icon={icon} />
      {label}
      <span className="sr-only">: {name}</span>
    </a>
  )
}
