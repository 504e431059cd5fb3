import { shellTexts } from '#texts/shell/shell'
import { Icon } from '../../ui/graphics/icon'
import { menuRow } from '../../ui/overlays/menu-row'
import { signOut } from './sign-out'

export default function DrawerLeave() {
  return (
    <button type="button" className={menuRow} onClick={() => void signOut()}>
      <Icon icon="log-out" className="text-ink-mute" />
      {shellTexts.signOut}
    </button>
  )
}
