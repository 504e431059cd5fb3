import type { ReactNode } from 'react'
import { Icon } from '../../ui/graphics/icon'

type LegalSectionProps = { id: string; title: string; children: ReactNode }

/** Without scripts the browser keeps one `details` of a name open, and opens the one that an anchor points into. */
export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <details name="legal" className="group border-line not-first:border-t">
      <summary className="flex min-h-15 list-none items-center justify-between gap-4 px-5 py-3.5 hover:bg-paper-deep focus-visible:-outline-offset-2 focus-visible:depth-none [&::-webkit-details-marker]:hidden">
        <h2 className="type-card">{title}</h2>
        <Icon icon="chevron-down" className="text-ink-mute group-open:rotate-180 print:hidden" />
      </summary>
      <div id={id} className="scroll-mt-36 px-5 pt-1 pb-6">
        {children}
      </div>
    </details>
  )
}
