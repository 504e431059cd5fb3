import { useEffect, useRef, type MouseEvent } from 'react'
import type { PictureData } from '#domain/files/pictures'
import { pictureTexts as texts } from '#texts/lists/pictures'
import { Picture } from '../../../ui/graphics/picture'

type Props = { pictures: readonly PictureData[]; at: number; onGo: (to: number) => void }

export function Thumbs({ pictures, at, onGo }: Props) {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const row = list.current!
    const current = row.children[at] as HTMLElement | undefined
    if (current) row.scrollTo({ left: current.offsetLeft - row.clientWidth / 2 + current.clientWidth / 2 })
  }, [at])

  function go(event: MouseEvent, to: number) {
    event.preventDefault()
    onGo(to)
  }

  return (
    <ul ref={list} aria-label={texts.thumbs} className="picture-thumbs print:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={texts.thumb(index + 1, pictures.length, picture.alt)}
            aria-current={index === at ? 'true' : undefined}
            onClick={(event) => go(event, index)}
            className="picture-thumb"
          >
            <Picture picture={picture} sizes="88px" alt="" className="size-full" />
          </a>
        </li>
      ))}
    </ul>
  )
}
