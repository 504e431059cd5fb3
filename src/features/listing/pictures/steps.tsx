import { pictureTexts as texts } from '#texts/lists/pictures'
import { IconButton } from '../../../ui/buttons/icon-button'

type Props = { at: number; count: number; onGo: (to: number) => void }

/** From the last on to the first, so that neither button is ever without an effect. */
export const Steps = ({ at, count, onGo }: Props) => (
  <>
    <IconButton
      icon="chevron-left"
      label={texts.previous}
      onClick={() => onGo((at + count - 1) % count)}
      className="picture-tool picture-step start-2.5 no-js:hidden"
    />
    <IconButton
      icon="chevron-right"
      label={texts.next}
      onClick={() => onGo((at + 1) % count)}
      className="picture-tool picture-step end-2.5 no-js:hidden"
    />
  </>
)
