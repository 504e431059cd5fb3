import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react'
import { imageTypes } from '#domain/limits'
import { composerTexts as texts } from '#texts/feed/feed-page'
import { Icon } from '../../../ui/graphics/icon'
import { IconButton } from '../../../ui/buttons/icon-button'
import { reducePicture } from '../../../ui/form/reduce-picture'
import type { PostPicture } from './use-upload'

type ButtonProps = { isDisabled: boolean; onChosen: (chosen: PostPicture | string) => void }

export function PictureButton({ isDisabled, onChosen }: ButtonProps) {
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Lets the same file be chosen again.
    target.value = ''
    if (file) onChosen(await reducePicture(file))
  }
  return (
    <label className="relative inline-grid size-touch cursor-pointer place-items-center rounded-md text-ink-soft fades hover:bg-paper-deep hover:text-ink has-focus-visible:focus-frame">
      <Icon icon="image" size={24} />
      <input
        type="file"
        accept={imageTypes.join(',')}
        aria-label={texts.picture}
        disabled={isDisabled}
        onChange={(event) => void choose(event)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}

type ChosenProps = { picture: PostPicture; isBusy: boolean; onRemove: () => void; children: ReactNode }

/** Mounted anew for another picture. */
export function ChosenPicture({ picture, isBusy, onRemove, children }: ChosenProps) {
  const [url] = useState(() => URL.createObjectURL(picture))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="relative justify-self-start">
        <img src={url} alt="" className="max-h-60 rounded-md" />
        <IconButton
          icon="x"
          label={texts.removePicture}
          disabled={isBusy}
          onClick={onRemove}
          className="absolute! end-1 top-1 bg-raised"
        />
      </div>
      {children}
    </div>
  )
}
