'use client'

import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { codeScreenTexts } from '#texts/account/code-screens'
import { send } from '../../ui/requests/send'

const { panel: texts } = codeScreenTexts

const dialog = 'take-codes'

/** For a colleague who has lost the phone. The panel asks the administrator for a code. */
export function TakeCodes({ id, name }: { id: string; name: string }) {
  const { openModal } = useModal()
  const [areGone, setAreGone] = useState(false)

  async function take() {
    const answer = await send<{ message: string }>('POST', `/api/users/${id}/codes/reset`)
    if (!answer.ok) return void toast.error(answer.message)
    setAreGone(true)
    toast.success(answer.data.message)
  }

  if (areGone) return <p>{texts.areGone}</p>
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(dialog)}>
        {texts.take}
      </Button>
      <ConfirmationModal
        modalSlug={dialog}
        heading={texts.takeTitle(name)}
        body={texts.takeText}
        confirmLabel={texts.takeConfirm}
        confirmingLabel={texts.taking}
        onConfirm={take}
      />
    </>
  )
}
