import type { IconName } from '#domain/icon-names'
import type { ReactNode } from 'react'
import { mailLink, mapLink, phoneLink } from '#domain/contacts/contact-link'
import { listingTexts as texts } from '#texts/lists/listing'
import { buttonLook } from '../../../ui/buttons/button-look'
import { Icon } from '../../../ui/graphics/icon'

export const AsideBox = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-5">
    {children}
  </div>
)

type ActionProps = {
  href: string
  icon: IconName
  children: ReactNode
  isMain?: boolean
  external?: boolean
}

export function ActionLink({ href, icon, children, isMain, external }: ActionProps) {
  const outside = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a
      href={href}
      {...outside}
      className={buttonLook({ variant: isMain ? 'primary' : 'secondary', block: true })}
    >
      <Icon icon={icon} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </a>
  )
}

type ContactProps = {
  phone?: string | null
  email?: string | null
  address?: string | null
  city?: string | null
}

export function ContactActions({ phone, email, address, city }: ContactProps) {
  return (
    <div className="grid gap-2.5">
      {phone ? (
        <ActionLink href={phoneLink(phone)} icon="phone" isMain>
          {phone}
        </ActionLink>
      ) : null}
      {email ? (
        <ActionLink href={mailLink(email)} icon="mail" isMain={!phone}>
          {email}
        </ActionLink>
      ) : null}
      {address ? (
        <ActionLink href={mapLink(address, city)} icon="map-pin" external>
          {texts.map}
        </ActionLink>
      ) : null}
    </div>
  )
}
