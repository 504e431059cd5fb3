import { useRouter } from 'next/navigation'
import { searchPageTexts as texts } from '#texts/searches/search-page'
import { IconButton } from '../../ui/buttons/icon-button'
import { send } from '../../ui/requests/send'
import { Confirmed } from '../listing/own/confirmed-button'

export function RemoveSearch({ id, name }: { id: string; name: string }) {
  const { refresh } = useRouter()
  return (
    <Confirmed
      question={texts.deletion(name)}
      act={() => send('DELETE', `/api/saved-searches/${id}`)}
      onDone={refresh}
    >
      {(ask) => <IconButton icon="trash-2" label={`${texts.remove} „${name}“`} onClick={ask} />}
    </Confirmed>
  )
}
