import type { PictureCopy, PictureData } from './pictures'

/** No card is wider, on screens of two dots a pixel. */
const WIDEST_COPY = 1000

export type CardPictureData = {
  picture: Pick<PictureData, 'url' | 'width' | 'height' | 'copies' | 'avif' | 'blur'>
  count: number
}

/** What a card shows of an item's pictures: the first of them, in the copies that it needs. */
export function cardPicture(pictures: readonly PictureData[]): CardPictureData | null {
  const [first] = pictures
  return first ? { picture: narrowPicture(first), count: pictures.length } : null
}

/** Without the copies that only a whole page needs. */
export function narrowPicture(picture: PictureData): CardPictureData['picture'] & Pick<PictureData, 'alt'> {
  const { url, alt, width, height, blur } = picture
  const copies = fitting(picture.copies)
  return { url: copies.at(-1)?.url ?? url, alt, width, height, blur, copies, avif: fitting(picture.avif) }
}

const fitting = (copies: readonly PictureCopy[]) => {
  const narrow = copies.filter(({ width }) => width <= WIDEST_COPY)
  return narrow.length > 0 ? narrow : copies.slice(0, 1)
}
