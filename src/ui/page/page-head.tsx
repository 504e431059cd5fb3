import type { ReactNode } from 'react'
import { BackLink } from './back-link'

type PageHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** On the phone the first item is to be on the first screen. */
  hasWideLead?: boolean
  back?: { href: string; label: string }
  aside?: ReactNode
  children?: ReactNode
}

export function PageHead({ title, lead, hasWideLead, back, aside, children }: PageHeadProps) {
  return (
    <header className="grid gap-2.5 pt-6 pb-[clamp(18px,2.4vw,28px)] md:pt-[clamp(20px,3.2vw,40px)]">
      {back && (
        <div>
          <BackLink {...back} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-2.5">
          <h1 className="type-title">{title}</h1>
          {lead && <p className={hasWideLead ? 'type-lead max-md:hidden' : 'type-lead'}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </header>
  )
}
