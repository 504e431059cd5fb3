import { pictureTexts as texts } from '#texts/lists/pictures'
import { IconButton } from '../../../ui/buttons/icon-button'

export const Steps = ({ onTurn }: { onTurn: (by: number) => void }) => (
  <>
    <IconButton
      icon="chevron-left"
      label={texts.previous}
      onClick={() => onTurn(-1)}
      className="picture-tool picture-step picture-step-back no-js:hidden"
    />
    <IconButton
      icon="chevron-right"
      label={texts.next}
      onClick={() => onTurn(1)}
      className="picture-tool picture-step picture-step-on no-js:hidden"
    />
  </>
)
