'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewer } from '../../viewer/viewer-store'

/** Loaded only where it is shown: hardly anybody ever sees it. */
const SuspensionNotice = lazyPart(() => import('./suspension-notice'))

/** While it lasts, on every page: also right after signing in. */
export function SuspensionBanner() {
  const { user } = useViewer()
  if (!user?.suspension) return null
  return (
    <Suspense>
      <SuspensionNotice suspension={user.suspension} />
    </Suspense>
  )
}
