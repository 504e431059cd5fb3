import { spamTexts } from '#texts/moderation/spam'
import { Badge } from '../../ui/states/badge'

/** A whole sentence, which phones show on several lines. */
export const HeldBadge = () => (
  <Badge tone="wait" icon="clock" className="whitespace-normal">
    {spamTexts.held}
  </Badge>
)
