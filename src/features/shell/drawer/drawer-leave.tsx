import { shellTexts } from '#texts/shell/shell'
import { Icon } from '../../../ui/graphics/icon'
import { signOut } from '../account/sign-out'

export default function DrawerLeave() {
  return (
    <button type="button" className="menu-row" onClick={() => void signOut()}>
      <Icon icon="log-out" />
      {shellTexts.signOut}
    </button>
  )
}
