'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { draftTexts as texts } from '#texts/shell/drafts'
import { uiTexts } from '#texts/shell/ui'
import { typedFields } from '../../ui/form/typed-values'
import { type FormOptions, type SafeForm, useForm } from '../../ui/form/use-form'
import type { SendResult } from '../../ui/requests/send'
import { toast } from '../../ui/overlays/toast-store'
import { holdSession, knownViewer, refreshViewer, useViewer } from '../viewer/viewer-store'
import type { Extra } from './draft-store'
import { FormStatus } from './form-status'
import { retrying } from './retrying'
import { useDraft } from './use-draft'

/** What the server is told beside the input: a key by which it stores it once, and how the form was filled in. */
export type Sending = { clientKey: string; formSigns: string }

type Options<Input, Saved> = Omit<FormOptions<Input, Saved>, 'save' | 'isStored'> & {
  /** Names the form: `new-topic`, `post`, `forum-comment:<topicId>`. */
  draft: string
  /** `clientKey` stays the same until it is saved; both are for the body. */
  save: (input: Input, sending: Sending) => Promise<SendResult<Saved> | null>
  /** The server knows the key and stores the text once: what got no answer is sent again. */
  isRepeatable?: boolean
  /** What stands in no field by name, such as a picture. */
  extra?: Extra
}

/** `useForm` that loses nothing: not with the session, the connection or the page (docs/decisions/056-drafts.md). */
export function useSafeForm<Input, Saved>({
  draft: name,
  extra,
  ...options
}: Options<Input, Saved>): SafeForm {
  const { user, hasEnded } = useViewer()
  const { store, ref, element, ...state } = useDraft({
    member: user?.id ?? null,
    form: name,
    extra,
  })
  const { isStored, isQueued } = state
  const hasDelivered = useRef(false)
  const { sendAgain, markClean, ...form } = useForm({ ...options, isStored, save: deliver })
  const isShown = element !== null
  // An open sheet stays where it is, also while nothing is written in it yet.
  const isHolding = isShown && (form.isDirty || element.closest('dialog') !== null)
  const mustSignIn = hasEnded && isHolding

  async function deliver(input: Input): Promise<SendResult<Saved> | null> {
    hasDelivered.current = true
    const isOffline = !navigator.onLine
    void store.flush()
    const answer = await options.save(input, { clientKey: store.key(), formSigns: store.signs() })
    if (!answer) return null
    if (answer.ok) {
      store.drop()
      return answer
    }
    const isUnanswered = answer.status === 0 && (isOffline || options.isRepeatable)
    const isUnsent = isUnanswered || (await isSignedOut(answer.status))
    store.setQueued(isUnsent)
    return isUnsent ? null : answer
  }

  const resend = useEffectEvent(() => {
    if (!element) return void sendAgain()
    hasDelivered.current = false
    element.requestSubmit()
    // What was changed while waiting may not be valid any more.
    if (!hasDelivered.current && !form.isBusy) store.setQueued(false)
  })

  useEffect(() => (isHolding ? holdSession() : undefined), [isHolding])
  useEffect(() => (isQueued && !hasEnded ? retrying(resend) : undefined), [isQueued, hasEnded])

  function cancel() {
    const undo = store.discard()
    markClean()
    if (undo) toast({ tone: 'ok', ...texts.deleted, action: { label: uiTexts.undo, run: undo } })
  }

  function mayLeave() {
    const isEmptied = isShown && user !== null && !store.current()
    if (isEmptied) return true
    if (!form.mayLeave()) return false
    if (isShown && isStored && store.isTouched())
      toast({ tone: 'ok', ...(isQueued ? texts.willBeSent : texts.closed) })
    return true
  }

  /** The pressed button is gone then. */
  function andGoOn(decide: () => void) {
    decide()
    if (element) typedFields(element)[0]?.focus()
  }

  return {
    ...form,
    form: { ...form.form, ref, ...(mustSignIn ? { 'data-session-ended': '' } : {}) },
    mayLeave,
    isWaiting: isQueued && !hasEnded,
    mustSignIn,
    cancel,
    status: (
      <FormStatus
        {...state}
        written={mustSignIn ? store.current() : null}
        mustSignIn={mustSignIn}
        onResume={() => andGoOn(store.resume)}
        onDecline={() => andGoOn(store.decline)}
        onTakeBack={store.takeBack}
        onSignedIn={(isToBeSent) => isToBeSent && element?.requestSubmit()}
      />
    ),
  }
}

/** The request was refused because the session is over, which the viewer may not know yet. */
async function isSignedOut(status: number): Promise<boolean> {
  if (status !== 401 && status !== 403) return false
  await refreshViewer()
  return (await knownViewer()).hasEnded
}
