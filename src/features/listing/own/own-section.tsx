'use client'

import { Suspense, type ReactNode } from 'react'
import type { ItemKind } from '#domain/item-kinds'
import { useViewer, type OwnItem } from '../../viewer/viewer-store'

type Props = {
  kind: ItemKind
  title: string
  /** On the item's own page. */
  id?: string
  children: (item: OwnItem) => ReactNode
}

/** The list is cached for everybody, so `children` load only for owners. */
export function OwnSection({ kind, title, id, children }: Props) {
  const items = useViewer().own.filter((item) => item.kind === kind && (!id || item.id === id))
  return (
    <div data-own={id ? undefined : kind}>
      {items.length > 0 && (
        <section aria-label={title} className="mb-5 rounded-lg bg-primary-soft p-4 md:p-5">
          <h2 className="mb-3 type-section">{title}</h2>
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={item.id}>
                <Suspense>{children(item)}</Suspense>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
