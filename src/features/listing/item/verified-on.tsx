import { listingTexts as texts } from '#texts/lists/listing'
import { VerifiedWords } from './verified-words'

type Props = {
  /** Formatted; null when nobody has checked. */
  date: string | null
  source?: string | null
}

export const VerifiedOn = ({ date, source }: Props) => (
  <VerifiedWords
    verified={date ? texts.verifiedOn(date) : null}
    source={source ? texts.source(source) : null}
  />
)
