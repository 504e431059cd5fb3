import type { PictureData } from '#domain/files/pictures'
import { mediaTexts } from '#texts/panels/collections'
import { postCardTexts as texts } from '#texts/feed/feed-page'
import { Picture } from '../../../ui/graphics/picture'

/** Taller and wider pictures are cropped to these; the link shows them whole. */
const NARROWEST = 4 / 5
const WIDEST = 2

type Props = { picture: PictureData; isFirst: boolean }

export function PostPicture({ picture, isFirst }: Props) {
  const { url, width, height, alt } = picture
  const aspectRatio = Math.min(Math.max(width / height, NARROWEST), WIDEST)
  const isDescribed = alt !== '' && alt !== mediaTexts.memberAlt
  return (
    <figure className="relative mt-3">
      <a href={url} className="block">
        <Picture
          picture={picture}
          sizes="(width >= 62.5rem) 668px, 100vw"
          isFirst={isFirst}
          className="w-full"
          style={{ aspectRatio }}
        />
      </a>
      {isDescribed && (
        <details className="absolute inset-x-2.5 bottom-2.5 w-fit max-w-[calc(100%-20px)]">
          <summary aria-label={texts.alt} className="touch-area list-none">
            <span className="inline-flex min-h-6 items-center rounded-sm bg-ink px-2 text-2xs font-[600] text-paper">
              {texts.altBadge}
            </span>
          </summary>
          <p className="mt-1 rounded-md bg-ink px-3 py-2 text-sm text-paper">{alt}</p>
        </details>
      )}
    </figure>
  )
}
