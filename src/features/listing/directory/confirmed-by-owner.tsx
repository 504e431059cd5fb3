import { BadgeCheck } from 'lucide-react'
import { entryTexts } from '#texts/directory/entries'
import { Badge } from '../../../ui/states/badge'

export const ConfirmedByOwner = ({ claimedAt }: { claimedAt?: string | null }) =>
  claimedAt ? (
    <Badge tone="ok" icon={BadgeCheck}>
      {entryTexts.isConfirmed}
    </Badge>
  ) : null
