import { useRouter } from 'next/navigation'
import { searchPageTexts as texts } from '#texts/searches/search-page'
import { IconButton } from '../../ui/buttons/icon-button'
import { Confirmed } from '../listing/own/confirmed-button'
import { removeSearch } from './search-calls'

export function RemoveSearch({ id, name }: { id: string; name: string }) {
  const { refresh } = useRouter()
  return (
    <Confirmed question={texts.deletion(name)} act={() => removeSearch(id)} onDone={refresh}>
      {(ask) => (
        <IconButton
          icon="trash-2"
          className="ms-auto text-danger-ink"
          label={`${texts.remove} „${name}“`}
          onClick={ask}
        />
      )}
    </Confirmed>
  )
}
