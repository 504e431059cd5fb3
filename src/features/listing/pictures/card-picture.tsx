import type { PictureData } from '#domain/files/pictures'
import { pictureTexts as texts } from '#texts/lists/pictures'
import { Icon } from '../../../ui/graphics/icon'
import { Picture } from '../../../ui/graphics/picture'
import '../../../ui/styles/pictures.css'

type Props = {
  pictures: readonly PictureData[]
  /** The first card of the page. */
  isFirst?: boolean
}

const SIZES = '(min-width: 1280px) 373px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw'

/** The title beside it says what it is of, so it is not said twice. */
export function CardPicture({ pictures: [first, ...more], isFirst = false }: Props) {
  if (!first) return null
  return (
    <div className="card-picture">
      <Picture picture={first} sizes={SIZES} isFirst={isFirst} className="size-full" />
      {more.length > 0 ? (
        <span className="picture-count">
          <Icon icon="images" size={16} />
          <span aria-hidden="true">1/{more.length + 1}</span>
          <span className="sr-only">{texts.count(more.length + 1)}</span>
        </span>
      ) : null}
    </div>
  )
}
