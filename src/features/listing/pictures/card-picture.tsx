import type { CardPictureData } from '#domain/files/card-picture'
import { cardPictureTexts as texts } from '#texts/lists/card-pictures'
import { Icon } from '../../../ui/graphics/icon'
import { Picture } from '../../../ui/graphics/picture'

type Props = {
  picture: CardPictureData
  /** On the first card of the page. */
  isFirst: boolean
}

const SIZES = '(min-width: 1280px) 373px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw'

/** The title beside it says what it is of, so it is not said twice. */
export const CardPicture = ({ picture: { picture, count }, isFirst }: Props) => (
  <div className="card-picture">
    <Picture picture={picture} alt="" sizes={SIZES} isFirst={isFirst} className="size-full" />
    {count > 1 ? (
      <span className="picture-count">
        <Icon icon="images" size={16} />
        <span aria-hidden="true">{`1/${count}`}</span>
        <span className="sr-only">{texts.count(count)}</span>
      </span>
    ) : null}
  </div>
)
