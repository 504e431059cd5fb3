import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { searchPageTexts as texts } from '#texts/searches/search-page'
import { IconButton } from '../../ui/buttons/icon-button'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { toastFailure, toastSuccess, withdrawFailure } from '../../ui/overlays/toast-store'
import { send } from '../../ui/requests/send'

export function RemoveSearch({ id, name }: { id: string; name: string }) {
  const { refresh } = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { title, text, confirm, success, failure } = texts.deletion(name)

  async function remove() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send('DELETE', `/api/saved-searches/${id}`)
    setIsBusy(false)
    // 404: already deleted in another tab.
    if (!answer.ok && answer.status !== 404) return toastFailure(failure, answer.message)
    setIsOpen(false)
    withdrawFailure(failure)
    toastSuccess(success)
    refresh()
  }

  return (
    <>
      <IconButton icon="trash-2" label={`${texts.remove} „${name}“`} onClick={() => setIsOpen(true)} />
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        {...{ title, text, confirm, isBusy }}
        onConfirm={() => void remove()}
      />
    </>
  )
}
