'use client'

import { Plus } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { newTopicTexts as texts } from '#texts/forum/new-topic'
import { routes } from '#domain/routes'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { useViewer } from '../../viewer/viewer-store'
import { newTopicAddress } from './forum-address'
import type { TopicDialogProps } from './topic-dialog'

const TopicDialog = lazy(() => import('./topic-dialog'))

type Props = Pick<TopicDialogProps, 'categories' | 'category'> & {
  /** By the address, with a title that was typed elsewhere. */
  isAsked: boolean
  title?: string
  isOpenForum: boolean
}

export function NewTopic({ isAsked, title, isOpenForum, ...form }: Props) {
  const { user } = useViewer()
  const { replace } = useRouter()
  const path = usePathname()
  const [times, setTimes] = useState(0)
  const [isOpen, setIsOpen] = useState(false)

  function open() {
    setTimes((known) => known + 1)
    setIsOpen(true)
  }
  function close() {
    setIsOpen(false)
    // So that a reload does not open it again.
    if (isAsked) replace(path, { scroll: false })
  }
  const isMember = user !== null
  useEffect(() => {
    if (isAsked && isMember) open()
  }, [isAsked, title, isMember])

  if (!user) {
    return (
      <ButtonLink href={routes.auth(newTopicAddress(title))} icon={Plus}>
        {isOpenForum ? (
          <>
            <span className="member:hidden">{texts.join}</span>
            <span className="visitor:hidden">{texts.open}</span>
          </>
        ) : (
          texts.open
        )}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button icon={Plus} onClick={open}>
        {texts.open}
      </Button>
      {times > 0 && (
        <Suspense>
          <TopicDialog
            key={times}
            {...form}
            title={isAsked ? title : undefined}
            open={isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
