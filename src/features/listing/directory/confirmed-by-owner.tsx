import { entryTexts } from '#texts/directory/entries'
import { Badge } from '../../../ui/states/badge'

export const ConfirmedByOwner = ({ claimedAt }: { claimedAt?: string | null }) =>
  claimedAt ? (
    <Badge tone="ok" icon="circle-check">
      {entryTexts.isConfirmed}
    </Badge>
  ) : null
