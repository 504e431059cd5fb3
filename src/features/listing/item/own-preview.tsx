'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isApprovedKind } from '#domain/moderation/approved-kinds'
import { routes } from '#domain/routes'
import { useViewer } from '../../viewer/viewer-store'

/** The page is the same for everybody and may be kept; its owner goes on to what only they see. */
export function OwnPreview() {
  const path = usePathname()
  const { replace } = useRouter()
  const mine = useViewer().own.find(({ kind, url }) => url === path && isApprovedKind(kind))
  const preview = mine && routes.ownItem(mine.kind, mine.id)
  useEffect(() => {
    if (preview) replace(preview)
  }, [preview, replace])
  return null
}
