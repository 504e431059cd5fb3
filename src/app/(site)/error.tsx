'use client'

import { Suspense } from 'react'
import type { Broken } from '../../features/shell/broken-page'
import { lazyPart } from '../../ui/lazy-part'

/** Loaded when it is needed: every page has this boundary, and almost none ever shows it. */
const BrokenPage = lazyPart(() => import('../../features/shell/broken-page'))

export default function BrokenBoundary(props: Broken) {
  return (
    <Suspense>
      <BrokenPage {...props} />
    </Suspense>
  )
}
