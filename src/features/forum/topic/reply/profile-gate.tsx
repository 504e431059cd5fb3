import { routes } from '#domain/routes'
import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { Alert } from '../../../../ui/states/alert'
import { ButtonLink } from '../../../../ui/buttons/button-link'

export const ProfileGate = () => (
  <Alert tone="wait" role="note" title={texts.profileIncomplete}>
    <ButtonLink href={routes.profile} variant="secondary" size="sm" className="mt-2">
      {texts.toProfile}
    </ButtonLink>
  </Alert>
)
