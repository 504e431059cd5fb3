'use client'

import { missingParts, type ProfilePart } from '#domain/account/person-name'
import { routes } from '#domain/routes'
import { forumListTexts } from '#texts/forum/forum-list'
import { Alert } from '../../../ui/states/alert'
import { PageLink } from '../../../ui/page/page-link'
import { useViewer } from '../../viewer/viewer-store'

const { profile: texts } = forumListTexts

type Props = {
  /** What the server knows of the reader already, so that nothing moves; null on pages shared by all. */
  first: readonly ProfilePart[] | null
}

export function ProfileWarning({ first }: Props) {
  const { status, user } = useViewer()
  const missing = status === 'ready' && user ? missingParts(user) : (first ?? [])
  if (missing.length === 0) return null
  return (
    <Alert tone="wait" title={texts.title} role="note" className="mb-4">
      <p>
        {texts.text(missing)}{' '}
        <PageLink href={routes.profile} className="touch-area">
          {texts.link}
        </PageLink>
      </p>
    </Alert>
  )
}
