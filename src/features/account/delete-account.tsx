'use client'

import { useId, useState, type SyntheticEvent } from 'react'
import { routes } from '#domain/routes'
import { accountDeletionInput } from '#domain/account/user-input'
import { accountDeletionTexts as texts } from '#texts/account/account-deletion'
import { formTexts } from '#texts/shell/ui'
import { Button } from '../../ui/buttons/button'
import { Dialog } from '../../ui/overlays/dialog'
import { deleteOwnAccount } from '../../ui/requests/end-own-session'
import { Choice } from '../../ui/form/choice'
import { sentences, type FieldErrors } from '../../ui/form/sentences'
import { Alert } from '../../ui/states/alert'
import { PasswordField } from '../../ui/form/password-field'
import { successToast, toastFailure, toastOnNextPage } from '../../ui/overlays/toast-store'
import { forgetMember } from '../drafts/forget-member'
import { knownViewer } from '../viewer/viewer-store'

type Props = { open: boolean; onClose: () => void }

export default function DeleteAccount({ open, onClose }: Props) {
  const formId = useId()
  const { errors, problem, isBusy, submit } = useDeletion()
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {formTexts.cancel}
      </Button>
      <Button type="submit" form={formId} variant="danger" busy={isBusy}>
        {texts.submit}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} lead={texts.lead} footer={footer}>
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        {problem && (
          <Alert tone="bad" role="alert">
            {problem}
          </Alert>
        )}
        <Things title={texts.gone} things={texts.goneList} />
        <Things title={texts.stays} things={texts.staysList} />
        <p>{texts.exportFirst}</p>
        <PasswordField
          name="password"
          label={texts.password}
          error={errors.password}
          autoComplete="current-password"
          required
        />
        <Choice type="checkbox" name="isSure" label={texts.confirm} required />
      </form>
    </Dialog>
  )
}

function Things({ title, things }: { title: string; things: readonly string[] }) {
  return (
    <div>
      <h3 className="type-label">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-[1rem]">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  )
}

function useDeletion() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const input = accountDeletionInput.safeParse(Object.fromEntries(typed))
    setErrors(input.success ? {} : sentences(input.error.issues))
    setProblem(typed.has('isSure') ? null : texts.confirmFirst)
    if (!input.success || !typed.has('isSure')) return
    setIsBusy(true)
    const { user } = await knownViewer()
    const answer = await deleteOwnAccount(input.data)
    if (answer.ok) {
      if (user) await forgetMember(user.id)
      toastOnNextPage(successToast(texts.done))
      return location.assign(routes.home)
    }
    setIsBusy(false)
    setErrors(answer.fields)
    setProblem(answer.fields.password ? null : answer.message)
    toastFailure(texts.failure)
  }

  return { errors, problem, isBusy, submit }
}
