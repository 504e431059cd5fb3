import type { ReactNode } from 'react'
import { monthYear } from '#domain/time/dates'
import type { Role } from '#domain/roles'
import { accountTexts } from '#texts/account/account'
import { userTexts } from '#texts/panels/collections'
import { Avatar } from '../../ui/graphics/avatar'
import { Badge, type BadgeTone } from '../../ui/states/badge'
import { Icon } from '../../ui/graphics/icon'
import type { Member } from './member'

const roleTone: Record<Role, BadgeTone> = { admin: 'admin', moderator: 'moderator', user: 'ok' }

type Props = { member: Member; actions: ReactNode; changePicture: ReactNode }

export function ProfileHeader({ member, actions, changePicture }: Props) {
  const { fullName, city, role, createdAt, picture } = member
  return (
    <header className="grid gap-4 pt-[clamp(20px,3vw,40px)] pb-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex items-center gap-4.5">
        <span className="relative self-start">
          <Avatar name={fullName} role={role} size={88} src={picture} />
          <span className="absolute -end-2 -bottom-2">{changePicture}</span>
        </span>
        <div className="min-w-0">
          <h1 className="type-title text-[clamp(1.625rem,1.3rem+1.6vw,2.25rem)] wrap-anywhere">{fullName}</h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
            <span className="flex items-center gap-1.5">
              <Icon icon="map-pin" size={18} />
              {city ? accountTexts.cityInGermany(city) : accountTexts.cityMissing}
            </span>
            <Badge tone={roleTone[role]}>{userTexts.roles[role]}</Badge>
            <Badge>{accountTexts.memberSince(monthYear(createdAt))}</Badge>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">{actions}</div>
    </header>
  )
}
