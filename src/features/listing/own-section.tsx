'use client'

import type { ReactNode } from 'react'
import type { ItemKind } from '#domain/item-kinds'
import { useViewer, type OwnItem } from '../viewer/viewer-store'

type Props = { kind: ItemKind; title: string; children: (item: OwnItem) => ReactNode }

/** The member's own items of a list, above it. The list itself is the same for everybody. */
export function OwnSection({ kind, title, children }: Props) {
  const items = useViewer().own.filter((item) => item.kind === kind)
  return (
    <div data-own={kind}>
      {items.length > 0 && (
        <section aria-label={title} className="mb-5 rounded-lg bg-primary-soft p-4 md:p-5">
          <h2 className="mb-3 type-section">{title}</h2>
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
