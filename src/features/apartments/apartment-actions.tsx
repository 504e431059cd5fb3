'use client'

import { useRouter } from 'next/navigation'
import { Suspense } from 'react'
import { routes } from '#domain/routes'
import { lazyPart } from '../../ui/lazy-part'
import { RevealContact } from '../listing/item/reveal-contact'
import { useViewerPart } from '../viewer/viewer-store'

const OwnApartmentTools = lazyPart(() => import('./own-apartment-tools'))

type Props = {
  apartment: { id: string; title: string }
  isPage?: boolean
}

export function ApartmentActions({ apartment: { id, title }, isPage }: Props) {
  const { push } = useRouter()
  const own = useViewerPart((viewer) => viewer.own.find((item) => item.id === id))
  if (!own) {
    const look = isPage ? ({ variant: 'primary', size: 'md', block: true } as const) : {}
    return <RevealContact item={`/api/apartments/${id}`} name={title} person="contact" {...look} />
  }
  return (
    <div data-mine className="flex flex-wrap gap-2">
      <Suspense>
        <OwnApartmentTools item={own} onDeleted={isPage ? () => push(routes.apartments) : undefined} />
      </Suspense>
    </div>
  )
}
