import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewerPart } from '../../viewer/viewer-store'

/** Loaded only where it is shown: hardly anybody ever sees it. */
const SuspendedHere = lazyPart(() => import('./suspended-here'))

/** Above the fields of whoever may not publish, also when that is decided while they write. */
export function SuspendedNote() {
  const suspension = useViewerPart(({ user }) => user?.suspension)
  return suspension ? (
    <Suspense>
      <SuspendedHere suspension={suspension} />
    </Suspense>
  ) : null
}
