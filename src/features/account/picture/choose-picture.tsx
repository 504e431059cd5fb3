import { useId, useState, type ChangeEvent } from 'react'
import { imageTypes } from '#domain/limits'
import { profilePictureTexts as texts } from '#texts/account/profile-picture'
import { buttonLook } from '../../../ui/buttons/button-look'
import { Icon } from '../../../ui/graphics/icon'
import { Alert } from '../../../ui/states/alert'
import { readPicture } from './read-picture'

type Props = { label: string; isMain: boolean; onChosen: (picture: ImageBitmap) => void }

/** Files that cannot be accepted are refused before anything is sent. */
export function ChoosePicture({ label, isMain, onChosen }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const hintId = useId()

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const picture = await readPicture(file)
    // Lets the same file be chosen again.
    target.value = ''
    if (typeof picture === 'string') return setProblem(picture)
    setProblem(null)
    onChosen(picture)
  }

  return (
    <div className="grid justify-items-center gap-2">
      <label
        className={`${buttonLook({ variant: isMain ? 'soft' : 'quiet' })} cursor-pointer has-focus-visible:focus-frame`}
      >
        <Icon icon="image-up" />
        {label}
        <input
          type="file"
          accept={imageTypes.join(',')}
          aria-describedby={hintId}
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
      </label>
      <p id={hintId} className="type-meta">
        {texts.rules}
      </p>
      {problem && (
        <Alert tone="bad" role="alert">
          {problem}
        </Alert>
      )}
    </div>
  )
}
