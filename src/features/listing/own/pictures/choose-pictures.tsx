import { pictureFieldTexts as texts } from '#texts/lists/picture-field'
import { Icon } from '../../../../ui/graphics/icon'

type Props = {
  max: number
  /** How many are there already. */
  count?: number
  onChosen: (files: readonly File[]) => void
}

/** The browser's own field covers the whole area, so that taps and keys reach it. */
export function ChoosePictures({ max, count = 0, onChosen }: Props) {
  const left = max - count
  return (
    <label className={count > 0 ? 'picture-add' : 'picture-add picture-add-first'}>
      <Icon icon="image-plus" size={28} />
      <b className="type-label">{count > 0 ? texts.add : texts.choose(max)}</b>
      <span className="type-meta">{count > 0 ? texts.left(left) : texts.chooseFrom}</span>
      <input
        type="file"
        accept="image/*,.heic,.heif"
        multiple={left > 1}
        aria-label={count > 0 ? texts.add : texts.choose(max)}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])])
          // Lets the same file be chosen again.
          target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
