'use client'

import { Suspense, useState } from 'react'
import { isStaff } from '#domain/roles'
import { routes } from '#domain/routes'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { topicPageTexts } from '#texts/forum/topic-page'
import { ButtonLink } from '../../../../ui/buttons/button-link'
import { lazyPart } from '../../../../ui/lazy-part'
import { Alert } from '../../../../ui/states/alert'
import { useHydrated } from '../../../../ui/use-hydrated'
import { useViewer } from '../../../viewer/viewer-store'
import type { Insertions } from './insertions'
import type { Thread } from '../thread/thread-store'
import type { ShownTopic } from '../topic'

const CommentForm = lazyPart(() => import('./comment-form'))

type Props = {
  thread: Thread
  insertions: Insertions
  place: ShownTopic['place']
  /** Visitors may read along. */
  isOpen: boolean
  isLocked: boolean
  isGone: boolean
}

/** The form for members, the way in for visitors. Whoever began to write keeps the form. */
export function Reply({ thread, insertions, place, isOpen, isLocked, isGone }: Props) {
  const { status, user } = useViewer()
  const isHydrated = useHydrated()
  const [wasMember, setWasMember] = useState(!isOpen)
  if (user && !wasMember) setWasMember(true)
  const isUndecided = status === 'loading' && !wasMember
  if (isLocked && !isStaff(user))
    return (
      <Alert role="note" className="mt-6">
        {topicPageTexts.isLocked}
      </Alert>
    )
  return (
    <>
      {(wasMember || isUndecided) && (
        <div className={isUndecided ? 'visitor:hidden' : undefined}>
          {isHydrated ? (
            <Suspense fallback={<FormRoom />}>
              <CommentForm {...{ thread, insertions, isGone }} />
            </Suspense>
          ) : (
            <FormRoom />
          )}
        </div>
      )}
      {!wasMember && (
        <div className={isUndecided ? 'member:hidden' : undefined}>
          <JoinPrompt from={routes.topicPage(place)} />
        </div>
      )}
    </>
  )
}

/** As high as the form, which is loaded after what there is to read. */
const FormRoom = () => (
  <div className="mt-6 grid min-h-[17.5rem] content-center rounded-lg border border-line bg-surface p-4">
    <noscript>{texts.needsScripts}</noscript>
  </div>
)

const JoinPrompt = ({ from }: { from: string }) => (
  <section className="mt-6 grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-4">
    <h2 className="type-card">{texts.join}</h2>
    <p className="text-ink-soft">{texts.joinText}</p>
    <ButtonLink href={routes.auth(from)}>{texts.signIn}</ButtonLink>
  </section>
)
