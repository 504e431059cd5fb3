import { LIST_MAX, PAGE_MAX } from '#domain/limits'
import { searchKinds } from '#domain/search-kinds'
import type { SearchProblem } from '#domain/search-input'

/** What is wrong with a question to the search. */
export const searchProblemTexts: Record<SearchProblem, string> = {
  kind: `„kind“ е един или няколко от: ${searchKinds.join(', ')}.`,
  near: '„near“ е ширина и дължина в градуси, например 52.52,13.41.',
  limit: `„limit“ е цяло число от 1 до ${LIST_MAX}.`,
  page: `„page“ е цяло число от 1 до ${PAGE_MAX}.`,
  text: 'Търсенето е твърде дълго или не е текст.',
}
