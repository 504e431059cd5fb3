import { useEffect, useRef, useState, type ComponentType } from 'react'
import { routes } from '#domain/routes'
import { withWish } from '#domain/web/wish'
import { communityTexts } from '#texts/community/community'
import { composerTexts as texts } from '#texts/feed/feed-page'
import { Avatar } from '../../../ui/graphics/avatar'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { useWish } from '../../viewer/use-wish'
import { useViewer } from '../../viewer/viewer-store'
import type { ComposerFormProps } from './composer-form'
import { takeShared, useShared } from './use-shared'

type Opened = { Form: ComponentType<ComposerFormProps>; initial: string }
type Props = { onPosted: (id: string) => void }

const card = 'rounded-lg border border-line bg-surface p-4'
const loadForm = () => import('./composer-form').then(({ default: form }) => form)

/** Which of the two is shown is known before the first paint. */
export const Composer = (props: Props) => (
  <>
    <div className={`${card} member:hidden`}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <b className="block type-label">{communityTexts.joinPrompt}</b>
          <span className="text-ink-soft">{texts.joinText}</span>
        </p>
        <ButtonLink href={routes.auth(withWish(routes.feed, 'post'))} size="sm">
          {texts.join}
        </ButtonLink>
      </div>
    </div>
    <MembersComposer {...props} />
  </>
)

/** A small box; the form loads when somebody means to write, and takes over what they typed meanwhile. */
function MembersComposer({ onPosted }: Props) {
  const { user } = useViewer()
  const [opened, setOpened] = useState<Opened | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)

  // Loaded ahead, so that it also opens without a connection.
  useEffect(() => {
    if (user) void loadForm().catch(() => {})
  }, [user])

  const open = () =>
    void loadForm().then(
      (Form) => setOpened({ Form, initial: box.current?.value || takeShared() }),
      // Without a connection the text waits in the box.
      () => {},
    )
  useShared()
  useWish('post', open)
  if (opened && user)
    return (
      <div className={card}>
        <opened.Form initial={opened.initial} onDone={() => setOpened(null)} onPosted={onPosted} />
      </div>
    )
  return (
    <div className={`${card} grid grid-cols-[40px_minmax(0,1fr)] items-center gap-3 visitor:hidden`}>
      <Avatar name={user?.fullName ?? ''} role={user?.role} src={user?.avatar?.url} />
      <textarea
        ref={box}
        rows={1}
        className="input min-h-12! resize-none! overflow-hidden placeholder:truncate"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        onFocus={open}
      />
    </div>
  )
}
