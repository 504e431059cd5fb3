'use client'

import { startTransition, Suspense, useState } from 'react'
import type { PictureData } from '#domain/files/pictures'
import { pictureTexts as texts } from '#texts/lists/pictures'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Icon } from '../../../ui/graphics/icon'
import { Picture } from '../../../ui/graphics/picture'
import { lazyPart } from '../../../ui/lazy-part'
import { Steps } from './steps'
import { Thumbs } from './thumbs'
import { useTrack } from './use-track'
import './gallery.css'

const FullScreen = lazyPart(() => import('./full-screen'))

const SIZES = '(min-width: 900px) 760px, 100vw'

/** Without scripts it is a row to swipe through, and the small pictures lead to the large ones. */
export function Gallery({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const count = pictures.length
  const { at, go, turn, track } = useTrack({ count })
  const [isFull, setIsFull] = useState(false)
  const [wasFull, setWasFull] = useState(false)

  function openFull() {
    startTransition(() => {
      setWasFull(true)
      setIsFull(true)
    })
  }

  return (
    <div
      role="group"
      aria-roledescription={texts.role}
      aria-label={texts.gallery(title)}
      className="gallery grid grid-cols-[minmax(0,1fr)] gap-2.5"
    >
      <div className="gallery-frame">
        <div {...track} aria-label={texts.track} className="gallery-track">
          {pictures.map((picture, index) => (
            <div key={picture.url} id={`picture-${index + 1}`} className="gallery-item">
              <Picture picture={picture} sizes={SIZES} isFirst={index === 0} className="size-full" />
            </div>
          ))}
        </div>
        {count > 1 ? <Steps onTurn={turn} /> : null}
        <IconButton
          icon="maximize-2"
          iconSize={20}
          label={texts.fullScreen}
          onClick={openFull}
          className="picture-tool picture-enlarge no-js:hidden"
        />
        {count > 1 ? (
          <span className="picture-count no-js:hidden">
            <Icon icon="images" size={16} />
            <span aria-hidden="true">
              {at + 1}/{count}
            </span>
            <span className="sr-only" role="status">
              {texts.place(at + 1, count)}
            </span>
          </span>
        ) : null}
      </div>
      {count > 1 ? <Thumbs pictures={pictures} at={at} onGo={go} /> : null}
      {pictures[at] && pictures[at].alt !== title ? (
        <p className="type-meta print:hidden">{pictures[at].alt}</p>
      ) : null}
      {wasFull ? (
        <Suspense>
          <FullScreen
            key={String(isFull)}
            open={isFull}
            pictures={pictures}
            title={title}
            first={at}
            onMoved={(to: number) => go(to, 'instant')}
            onClose={() => setIsFull(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
