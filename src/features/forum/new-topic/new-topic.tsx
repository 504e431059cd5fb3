'use client'

import { useRouter } from 'next/navigation'
import { Suspense, useState } from 'react'
import { newTopicAddress } from '#domain/forum/new-topic-address'
import { routes } from '#domain/routes'
import { newTopicTexts as texts } from '#texts/forum/new-topic'
import { Button } from '../../../ui/buttons/button'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewer } from '../../viewer/viewer-store'
import type { TopicDialogProps } from './topic-dialog'

const TopicDialog = lazyPart(() => import('./topic-dialog'))

type Props = Pick<TopicDialogProps, 'categories' | 'category' | 'title'> & {
  /** By the address, with a title that was typed elsewhere. */
  isAsked: boolean
  isOpenForum: boolean
  /** The page without the form. */
  address: string
}

/** Visitors get the sign-in. The form stays mounted when the session ends under it. */
export function NewTopic({ isAsked, isOpenForum, address, ...form }: Props) {
  const { user } = useViewer()
  const { replace } = useRouter()
  const [pressed, setPressed] = useState<{ times: number; isOpen: boolean } | null>(null)
  const byAddress = isAsked && user ? { times: 0, isOpen: true } : null
  const dialog = pressed ?? byAddress

  function close() {
    setPressed({ times: dialog?.times ?? 0, isOpen: false })
    // A reload must not open it again.
    if (isAsked) replace(address, { scroll: false })
  }
  const open = () => setPressed({ times: (dialog?.times ?? 0) + 1, isOpen: true })

  return (
    <>
      {user ? (
        <Button icon="plus" onClick={open}>
          {texts.open}
        </Button>
      ) : (
        <ButtonLink href={routes.auth(newTopicAddress(form.title))} icon="plus">
          <SignInLabel isOpenForum={isOpenForum} />
        </ButtonLink>
      )}
      {dialog && (
        <Suspense>
          <TopicDialog key={dialog.times} {...form} open={dialog.isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** Also while the viewer is unknown and without scripts: the sign-in sends members straight back. */
const SignInLabel = ({ isOpenForum }: { isOpenForum: boolean }) =>
  isOpenForum ? (
    <>
      <span className="member:hidden">{texts.join}</span>
      <span className="visitor:hidden">{texts.open}</span>
    </>
  ) : (
    texts.open
  )
