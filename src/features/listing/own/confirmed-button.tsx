'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../../../ui/buttons/button'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import type { SendResult } from '../../../ui/requests/send'
import { toastFailure, toastSuccess, withdrawFailure } from '../../../ui/overlays/toast-store'

export type Question = { title: string; text: string; confirm: string; success: string; failure: string }

type Asked = { question: Question; act: () => Promise<SendResult<unknown>>; onDone: () => void }

type Props = Asked & Pick<ButtonProps, 'variant' | 'size' | 'block' | 'icon' | 'children'>

export const ConfirmedButton = ({ question, act, onDone, ...button }: Props) => (
  <Confirmed {...{ question, act, onDone }}>{(ask) => <Button {...button} onClick={ask} />}</Confirmed>
)

/** Whatever opens the question, and its dialog. */
export function Confirmed({
  question,
  act,
  onDone,
  children,
}: Asked & { children: (ask: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { title, text, confirm, success, failure } = question

  async function go() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await act()
    setIsBusy(false)
    // Already gone, perhaps deleted in another tab.
    if (!answer.ok && answer.status !== 404) {
      setProblem(answer.message)
      return toastFailure(failure, answer.message)
    }
    close()
    withdrawFailure(failure)
    toastSuccess(success)
    onDone()
  }

  function close() {
    setIsOpen(false)
    setProblem(null)
  }

  return (
    <>
      {children(() => setIsOpen(true))}
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        {...{ title, text, confirm, isBusy, problem }}
        onConfirm={() => void go()}
      />
    </>
  )
}
