import type { TokenProblem } from '#domain/account/token-errors'

export type SocketProblem = TokenProblem | 'sessionEnded' | 'unavailable'

export const socketProblemTexts: Record<SocketProblem, string> = {
  emptyKeySet: 'Няма публикувани ключове, с които токенът да се провери.',
  noMatchingKey: 'Няма публикуван ключ, който да отговаря на токена.',
  invalidSignature: 'Подписът на токена не е валиден.',
  wrongAlgorithm: 'Токенът не е подписан с ES256.',
  expired: 'Срокът на токена е изтекъл.',
  wrongAudience: 'Токенът е издаден за друг сайт.',
  wrongIssuer: 'Токенът не е издаден от този сайт.',
  malformed: 'Токенът не може да се прочете.',
  sessionEnded: 'Сесията на токена е приключила. Влезте отново.',
  unavailable: 'Токенът не може да се провери в момента. Опитайте отново след малко.',
}
