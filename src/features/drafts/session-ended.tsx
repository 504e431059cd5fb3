import { useEffect, useState, type SyntheticEvent } from 'react'
import { maskedEmail } from '#domain/account/masked-email'
import { routes } from '#domain/routes'
import { authTexts } from '#texts/account/auth'
import { draftTexts } from '#texts/shell/drafts'
import { Alert } from '../../ui/states/alert'
import { Avatar } from '../../ui/graphics/avatar'
import { Icon } from '../../ui/graphics/icon'
import { enter } from '../viewer/sign-in/enter'
import type { FormProblems } from '../viewer/sign-in/form-problems'
import { refreshViewer, useViewer } from '../viewer/viewer-store'
import type { Draft } from './draft'
import { savedTime } from './saved-time'
import { SignInHere } from './sign-in-here'

const { ended: texts } = draftTexts

type Props = { draft: Draft | null; isQueued: boolean; onSignedIn: (isToBeSent: boolean) => void }

/** Only the member who wrote it: for anybody else the page is loaded anew, without the text. */
export default function SessionEnded({ draft, isQueued, onSignedIn }: Props) {
  const { user } = useViewer()
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  // They may have signed in again in another tab.
  useEffect(() => {
    const look = () => document.hidden || void refreshViewer()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    event.preventDefault()
    // The form is rendered elsewhere in the document, but its events reach the form around these fields.
    event.stopPropagation()
    if (isBusy || !user) return
    const form = event.currentTarget
    const isOnly = event.nativeEvent.submitter?.dataset.only !== undefined
    setIsBusy(true)
    const entry = await enter('login', { email: user.email, ...Object.fromEntries(new FormData(form)) })
    if (entry.ok && entry.hasSession) {
      await refreshViewer()
      setIsBusy(false)
      return onSignedIn(!isOnly)
    }
    setIsBusy(false)
    if (entry.ok) return
    setNeedsCode(needsCode || Boolean(entry.needsCode))
    setProblems(entry.needsCode ? null : entry.problems)
  }

  if (!user) return null
  return (
    <div className="grid gap-4">
      <Alert tone="wait" icon="lock" role="alert" title={texts.title}>
        <p className="text-sm">{texts.text}</p>
      </Alert>
      <div
        role="group"
        aria-label={texts.form}
        className="grid gap-3.5 rounded-lg border border-line bg-surface p-4"
      >
        <div className="flex items-center gap-2.5">
          <Avatar name={user.fullName} role={user.role} src={user.avatar?.url} />
          <p className="min-w-0">
            <b className="block truncate type-label">{user.fullName}</b>
            <span className="type-meta wrap-anywhere">{maskedEmail(user.email)}</span>
          </p>
        </div>
        <SignInHere
          problems={problems}
          needsCode={needsCode}
          isBusy={isBusy}
          maySignInOnly={!isQueued}
          onSubmit={(event) => void submit(event)}
        />
        <p className="flex flex-wrap items-center justify-center gap-x-2">
          <a href={routes.forgotPassword} target="_blank" rel="noopener" className={link}>
            {texts.forgot}
          </a>
          <span aria-hidden="true">·</span>
          <a href={routes.auth(location.pathname + location.search)} className={link}>
            {texts.otherAccount}
          </a>
        </p>
      </div>
      {draft && <SavedText draft={draft} />}
      <span className="sr-only">{isBusy ? authTexts.signIn.busy : null}</span>
    </div>
  )
}

const link = 'inline-flex min-h-touch items-center font-[600] no-underline hover:underline'

const SavedText = ({ draft: { summary, savedAt } }: { draft: Draft }) => (
  <div className="grid gap-1 rounded-md bg-paper-deep px-3.5 py-3">
    <p className="flex items-center gap-1.5 type-meta">
      <Icon icon="check" size={18} className="text-primary" />
      {draftTexts.savedHere(savedTime(savedAt))}
    </p>
    <b className="type-label wrap-anywhere">{summary.start}</b>
    <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{summary.more}</p>
  </div>
)
