import { entryTexts } from '#texts/directory/entries'
import { Badge } from '../../../ui/states/badge'

export const ConfirmedByOwner = () => (
  <Badge tone="ok" icon="circle-check">
    {entryTexts.isConfirmed}
  </Badge>
)
