import { formTexts } from '#texts/shell/ui'

/** What people read after something was created, saved or deleted in a form of the panels. */
export type Outcomes = {
  created: string
  updated: string
  deleted: string
  createFailed: string
  updateFailed: string
  deleteFailed: string
  /** With `<1>{{title}}</1>`, which Payload fills. */
  deleteQuestion: string
}

type Noun = {
  /** „Статията“, for a sentence in which it does something. */
  subject: string
  /** „контакта“, where it is not the subject and differs from it. */
  object?: string
  ending: '' | 'а' | 'о'
}

export const cannotBeUndone = 'Това действие не може да бъде отменено.'

function outcomesOf({ subject, object = subject.toLocaleLowerCase('bg'), ending }: Noun): Outcomes {
  return {
    created: `${subject} беше създаден${ending} успешно`,
    updated: `${subject} беше обновен${ending} успешно`,
    deleted: `${subject} беше изтрит${ending} успешно`,
    createFailed: `Неуспешно създаване на ${object}`,
    updateFailed: `Неуспешно обновяване на ${object}`,
    deleteFailed: `Неуспешно изтриване на ${object}`,
    deleteQuestion: `Сигурни ли сте, че искате да изтриете ${object} „<1>{{title}}</1>“? ${cannotBeUndone}`,
  }
}

const contactSaved = 'Контактът беше запазен успешно'
const contactFailed = 'Възникна грешка при запазването на контакта'

/** By the slug of the collection; the others keep the general sentences. */
export const outcomeTexts: Readonly<Record<string, Outcomes>> = {
  articles: outcomesOf({ subject: 'Статията', ending: 'а' }),
  contacts: {
    ...outcomesOf({ subject: 'Контактът', object: 'контакта', ending: '' }),
    created: contactSaved,
    updated: contactSaved,
    createFailed: contactFailed,
    updateFailed: contactFailed,
  },
  documents: {
    ...outcomesOf({ subject: 'Документът', object: 'документа', ending: '' }),
    created: 'Документът беше качен успешно',
    createFailed: 'Неуспешно качване на документа',
  },
  embassies: outcomesOf({ subject: 'Представителството', ending: 'о' }),
  events: outcomesOf({ subject: 'Събитието', ending: 'о' }),
  'forum-categories': outcomesOf({ subject: 'Категорията', ending: 'а' }),
  'forum-topics': outcomesOf({ subject: 'Темата', ending: 'а' }),
  stores: outcomesOf({ subject: 'Магазинът', object: 'магазина', ending: '' }),
  synonyms: outcomesOf({ subject: 'Групата синоними', ending: 'а' }),
}

export const outcomeWords = {
  missing: 'Моля попълнете всички задължителни полета',
  saving: formTexts.saving,
} as const
