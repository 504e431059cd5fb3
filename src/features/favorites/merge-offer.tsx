import { useState } from 'react'
import { favoritesMergeTexts as texts } from '#texts/favorites/favorites-merge'
import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'
import { useLocalFavorites } from '../viewer/favorites-store'
import { refreshViewer } from '../viewer/viewer-store'
import { mergeFavorites } from './merge-favorites'

type Props = {
  /** True from the start until there is nothing to wait for. */
  onMerging: (isMerging: boolean) => void
  onMerged: () => void
}

export default function MergeOffer({ onMerging, onMerged }: Props) {
  const { length: count } = useLocalFavorites()
  const [isBusy, setIsBusy] = useState(false)

  async function merge() {
    if (isBusy) return
    setIsBusy(true)
    onMerging(true)
    const answer = await mergeFavorites()
    setIsBusy(false)
    if (!answer.ok || answer.data.added + answer.data.known === 0) onMerging(false)
    if (!answer.ok) return toastFailure(texts.failure, answer.message)
    toastSuccess(texts.result(answer.data), { seconds: 5 })
    onMerged()
    void refreshViewer()
  }

  return (
    <Alert title={texts.title(count)} role="status" className="mb-5">
      <p>{texts.text}</p>
      <Button size="sm" busy={isBusy} onClick={() => void merge()} className="mt-3">
        {isBusy ? texts.busy : texts.submit}
      </Button>
    </Alert>
  )
}
