import { routes } from '#domain/routes'
import { legalNoticeTexts } from '#texts/legal/legal-notices'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { ReportButton } from './report-button'
import type { Reported } from './reported'

type Props = { address: string; reported?: Reported }

/** Digital Services Act, Art. 16; members use their own report. One place for both, so that nothing moves. */
export const ReportContent = ({ address, reported }: Props) => (
  <div className="grid items-center *:col-start-1 *:row-start-1 *:justify-self-start">
    <ButtonLink
      href={routes.reportContentOf(address)}
      rel="nofollow"
      variant="quiet"
      size="sm"
      icon="flag"
      className={reported ? 'member:invisible' : undefined}
    >
      {legalNoticeTexts.one}
    </ButtonLink>
    {reported ? <ReportButton item={reported} look="button" /> : null}
  </div>
)
