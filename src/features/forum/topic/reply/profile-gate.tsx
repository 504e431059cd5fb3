import { commentFormTexts as texts } from '#texts/forum/comment-form'
import { Alert } from '../../../../ui/states/alert'
import { Opener } from '../../../../ui/buttons/opener'
import { lazyPart } from '../../../../ui/lazy-part'

const ProfileStep = lazyPart(() => import('../../../viewer/profile-step'))

/**
 * Asked beside the text, which waits. Never inside its form: the browser keeps what a form within a form submits
 * from React and sends it itself.
 */
export const ProfileGate = () => (
  <Alert tone="wait" role="note" className="mt-6" title={texts.profileIncomplete}>
    <Opener
      variant="secondary"
      size="sm"
      className="mt-2"
      dialog={(state) => (
        <ProfileStep
          {...state}
          title={texts.toProfile}
          text={texts.profileIncomplete}
          onDone={state.onClose}
        />
      )}
    >
      {texts.toProfile}
    </Opener>
  </Alert>
)
