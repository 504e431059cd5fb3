import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Alert } from '../../../../ui/states/alert'

/** Somebody deleted the topic while it was open. */
export const TopicGone = () => (
  <Alert tone="bad" role="alert" title={texts.gone}>
    {texts.goneText}
  </Alert>
)
