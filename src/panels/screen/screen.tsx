import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isStaff } from '#domain/roles'
import type { User } from '#types'

type Props = {
  view: AdminViewServerProps
  title: string
  lead?: ReactNode
  /** Beside the heading: buttons and links. */
  actions?: ReactNode
  /** The tabs, on the screen of one of them. */
  above?: ReactNode
  children: ReactNode
}

/** The frame of a screen of ours: Payload draws such views without its menu, and lets anybody in. */
export function Screen({ view, title, lead, actions, above, children }: Props) {
  const { initPageResult, params, searchParams, viewActions } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  staffOf(req)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={viewActions}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {above}
      <Gutter className="panel-screen">
        <header className="panel-screen__head">
          <div>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {actions && <div className="panel-screen__actions">{actions}</div>}
        </header>
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}

/** Whoever looks at a screen, or 404. Before anything is read for it. */
export function staffOf(req: PayloadRequest): User {
  if (!isStaff(req.user)) notFound()
  return req.user as User
}
