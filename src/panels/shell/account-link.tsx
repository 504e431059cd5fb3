'use client'

import { Link, useAuth, useConfig } from '@payloadcms/ui'
import { categoryTone } from '#domain/text/category-tone'
import { initials } from '#domain/text/initials'
import { panelTexts } from '#texts/panels/panels'
import { userTexts } from '#texts/panels/collections'
import type { User } from '#types'

export function AccountLink() {
  const { user } = useAuth<User>()
  const { config } = useConfig()
  if (!user) return null
  const name = user.fullName || user.email
  const role = userTexts.roles[user.role]
  return (
    <Link
      className="panel-account"
      href={config.routes.admin + config.admin.routes.account}
      prefetch={false}
      aria-label={panelTexts.shell.account(`${initials(name)} ${name}`, role)}
    >
      <span className="panel-avatar" style={avatarColors(user.role, name)} aria-hidden>
        {initials(name)}
      </span>
      <span className="panel-account__words">
        <span className="panel-account__name">{name}</span>
        <span className="panel-account__role">{role}</span>
      </span>
    </Link>
  )
}

function avatarColors(role: User['role'], name: string) {
  if (role === 'admin') return { background: 'var(--color-danger)', color: 'var(--color-on-danger)' }
  const tone = `var(--color-cat-${categoryTone(name)}`
  return { background: `${tone}-soft)`, color: `${tone})` }
}
