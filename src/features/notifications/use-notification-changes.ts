import { type OwnListener, useOwnChanges } from '../viewer/use-own-changes'

/** Of the viewer's own notifications, in any tab and on any device. */
export const useNotificationChanges = ({ onMessage, ...others }: OwnListener): void =>
  useOwnChanges({
    ...others,
    onMessage: (message) => message.collection === 'notifications' && onMessage(message),
  })
