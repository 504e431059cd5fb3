/** The way to a seat in an event, or to a place among those who wait. */
export const signUpTexts = {
  signUp: 'Запишете се',
  signUpWaiting: 'Запишете се в списъка на чакащите',
  fullText: 'Няма свободни места. Който чака, заема първото освободено място и получава известие.',
  signedUp: 'Записахте се за събитието.',
  signedUpWaiting: 'Записахте се в списъка на чакащите.',
  signUpFailed: 'Неуспешно записване за събитието',
  statusFailed: 'Неуспешно зареждане на записването',
  closed: {
    completed: 'Събитието е приключило.',
    cancelled: 'Събитието е отменено.',
  },
} as const
