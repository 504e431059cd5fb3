import { apartmentPageTexts as texts } from '#texts/apartments/apartment-pages'
import { Alert } from '../../ui/states/alert'

type Props = { className?: string; isLong?: boolean }

/** Deposits paid before a viewing are the most common fraud. On the phone the list has room for the title only. */
export const ScamWarning = ({ className, isLong }: Props) => (
  <Alert tone="wait" role="note" title={texts.scamTitle} className={className}>
    <p className={isLong ? 'text-sm' : 'text-sm max-md:hidden'}>{texts.scamText}</p>
    {isLong ? <p className="mt-1.5 text-sm">{texts.scamMore}</p> : null}
  </Alert>
)
