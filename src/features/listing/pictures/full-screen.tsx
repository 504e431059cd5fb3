import { useEffect, useEffectEvent } from 'react'
import type { PictureData } from '#domain/files/pictures'
import { pictureTexts as texts } from '#texts/lists/pictures'
import { uiTexts } from '#texts/shell/ui'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Picture } from '../../../ui/graphics/picture'
import { useModal } from '../../../ui/overlays/use-modal'
import { Steps } from './steps'
import { Thumbs } from './thumbs'
import { useTrack } from './use-track'

type Props = {
  open: boolean
  pictures: readonly PictureData[]
  title: string
  first: number
  /** The page behind shows the same picture when it closes. */
  onMoved: (to: number) => void
  onClose: () => void
}

/** Dark in both themes. Mounted anew each time it opens. */
export default function FullScreen({ open, pictures, title, first, onMoved, onClose }: Props) {
  const count = pictures.length
  const { at, go, turn, track } = useTrack({ count, first })
  const { onKeyDown, ...row } = track
  const modal = useModal({ open, onClose })

  const begin = useEffectEvent(() => go(first, 'instant'))
  useEffect(() => {
    if (open) begin()
  }, [open])
  const moved = useEffectEvent((to: number) => onMoved(to))
  useEffect(() => {
    if (open) moved(at)
  }, [open, at])

  return (
    <dialog
      {...modal.dialog}
      onKeyDown={onKeyDown}
      aria-label={texts.gallery(title)}
      className="picture-screen"
    >
      {open && (
        <>
          <div className="picture-screen-top">
            <span role="status" className="figures-even whitespace-nowrap">
              {count > 1 ? texts.of(at + 1, count) : null}
            </span>
            <span className="min-w-0 flex-1 truncate text-center font-regular">{title}</span>
            <IconButton icon="x" label={uiTexts.close} onClick={modal.close} />
          </div>
          <div className="relative min-h-0">
            <div {...row} aria-label={texts.track} className="gallery-track h-full">
              {pictures.map((picture, index) => (
                <div key={picture.url} className="gallery-slide">
                  <Picture
                    picture={{ ...picture, blur: null }}
                    sizes="100vw"
                    isFirst={index === first}
                    className="size-full"
                  />
                </div>
              ))}
            </div>
            {count > 1 && <Steps onTurn={turn} />}
          </div>
          <div className="picture-screen-end">
            <p>{pictures[at]?.alt}</p>
            {count > 1 && <Thumbs pictures={pictures} at={at} onGo={go} />}
          </div>
        </>
      )}
    </dialog>
  )
}
