import type { ChangeField } from '#domain/directory/change-input'
import type { RequestKind } from '#domain/directory/requests'
import type { DirectoryKind } from '#domain/directory/directory-kinds'
import type { Decision } from '#domain/moderation/decisions'
import { contactTexts } from '#texts/contacts/contacts'
import { storeTexts } from '#texts/stores/stores'

/** „Докладвайте промяна“, on the page of an entry and as it is stored. */
export const changeTexts = {
  one: 'Молба за запис',
  many: 'Молби за записи',
  kind: 'Вид',
  kinds: { change: 'Промяна', claim: '„Това съм аз“' } satisfies Record<RequestKind, string>,
  itemKind: 'За какво',
  itemId: 'Номер на записа',
  name: 'Име',
  sender: 'От член',
  changes: 'Промени',
  isClosed: 'Вече не работи',
  message: 'Бележка',
  answerTo: 'Отговор до',
  fields: {
    phone: contactTexts.phone,
    email: contactTexts.email,
    address: contactTexts.address,
    specialty: contactTexts.specialty,
    hours: storeTexts.hours,
  } satisfies Record<ChangeField, string>,
  title: 'Докладвайте промяна',
  lead: (name: string) => `Поправете каквото не е вярно за „${name}“. Екипът ще го провери.`,
  closedHint: 'Кабинетът, кантората или мястото е затворено.',
  messageHint: 'Например откъде знаете или какво друго не е вярно.',
  answerToLabel: 'Ваш имейл за отговор',
  answerToHint: 'Пишем Ви веднъж, щом решим. След това изтриваме адреса.',
  submit: 'Изпратете',
  sent: 'Благодарим Ви. Екипът ще провери и ще поправи данните.',
  failed: 'Промяната не беше изпратена',
  nothing: 'Променете поне едно поле или напишете бележка.',
  tooMany: 'За този запис вече чакат много доклади. Екипът ще ги прегледа скоро.',
  gone: 'Този запис вече не е на сайта.',
  edit: 'Редактирайте данните',
  editTitle: 'Вашите данни',
  editLead: 'Сегашният вариант остава видим, докато екипът одобри промяната.',
  editSubmit: 'Запазете',
  edited: 'Промените са изпратени за одобрение.',
  editFailed: 'Промените не бяха запазени',
} as const

/** „Това съм аз“. */
export const claimTexts = {
  claim: 'Това съм аз',
  title: 'Потвърдете, че това сте Вие',
  byCode: (name: string, address: string) =>
    `Ще изпратим код на ${address}, имейла в записа „${name}“. С него потвърждавате, че записът е Ваш.`,
  byStaff: (name: string) =>
    `В записа „${name}“ няма имейл, на който да пратим код. Напишете на екипа как може да се увери, че това сте Вие.`,
  sendCode: 'Изпратете код',
  codeSent: (address: string) => `Изпратихме код на ${address}. Валиден е един час.`,
  code: 'Код от писмото',
  confirm: 'Потвърдете',
  message: 'Как да се уверим',
  messageHint: 'Например телефон в кабинета или страница, на която пише името Ви.',
  ask: 'Изпратете до екипа',
  asked: 'Екипът ще прегледа молбата Ви. Ще Ви известим.',
  isAsked: 'Молбата Ви „Това съм аз“ чака екипа.',
  confirmed: 'Записът вече е Ваш. Можете да редактирате данните му.',
  failed: 'Не успяхме да потвърдим записа',
  isMine: 'Вие сте потвърденият собственик на този запис.',
  signInFirst: 'Влезте в профила си, за да потвърдите, че това сте Вие.',
  noAddress: 'В записа няма имейл, на който да пратим код. Пишете на екипа.',
  hasAddress: 'В записа има имейл. Потвърдете с код, който ще пратим на него.',
  isTaken: 'Този запис вече има потвърден собственик.',
  alreadyAsked: 'Вече сте изпратили молба за този запис и екипът я разглежда.',
  tooManyCodes: 'Вече изпратихме няколко кода на този имейл. Опитайте отново след час.',
  wrongCode: (triesLeft: number) =>
    triesLeft === 0
      ? 'Кодът не е верен и вече не важи. Поискайте нов.'
      : `Кодът не е верен. ${triesLeft === 1 ? 'Остава 1 опит' : `Остават ${triesLeft} опита`}.`,
  noCode: 'Кодът е изтекъл или вече е използван. Поискайте нов.',
  claimedBy: 'Потвърден собственик',
  claimedAt: 'Потвърдено на',
  end: 'Прекратете потвърждението',
  endTitle: 'Прекратяване на потвърждението',
  endText: 'Собственикът вече няма да може да редактира записа, а знакът изчезва от сайта.',
  ended: 'Потвърждението е прекратено.',
  nobody: 'Няма потвърден собственик.',
  notice: ({ decision, name }: { decision: Decision; name: string }) =>
    decision === 'approved'
      ? { title: 'Потвърдихме, че това сте Вие', message: `Вече можете да редактирате „${name}“.` }
      : {
          title: 'Не успяхме да потвърдим записа',
          message: `Не можахме да се уверим, че „${name}“ е Ваш. Ако имате други данни, пишете на администратора.`,
        },
  endedNotice: (name: string) => ({
    title: 'Записът вече не е потвърден',
    message: `Екипът прекрати потвърждението Ви за „${name}“. Ако не сте съгласни, пишете на администратора.`,
  }),
} as const

/** The queue of staff. */
export const requestQueueTexts = {
  title: 'Промени и собственици',
  lead: 'Какво докладват хората за контактите и магазините и кой казва „Това съм аз“. Най-старото е отгоре.',
  link: 'Промени и собственици',
  kinds: 'Вид записи',
  tabs: { contacts: 'Контакти', stores: 'Магазини' } satisfies Record<DirectoryKind, string>,
  nothing: 'Нищо не чака. Когато някой докладва промяна или каже „Това съм аз“, ще го видите тук.',
  now: 'Сега на сайта',
  asked: 'Предложено',
  empty: 'няма',
  member: 'Член',
  visitor: 'посетител',
  unknownMember: 'Неизвестен потребител',
  answers: (count: number) => (count === 1 ? 'Чака отговор по имейл' : `Чакат отговор по имейл: ${count}`),
  open: 'Отворете записа',
  closed: 'Съобщават, че вече не работи. Ако приемете, записът се скрива от сайта.',
  onlyMessage: 'Няма предложени стойности, само бележка. Поправете записа и приемете.',
  gone: 'Записът вече не е на сайта.',
  accept: 'Приемете',
  reject: 'Отхвърлете',
  confirm: 'Потвърдете',
  refuse: 'Откажете',
  decided: {
    change: { approved: 'Промяната е приета.', rejected: 'Промяната е отхвърлена.' },
    claim: { approved: 'Собственикът е потвърден.', rejected: 'Молбата е отказана.' },
  } satisfies Record<RequestKind, Record<Decision, string>>,
  editWaits: 'За този запис има редакция, която чака или е върната. Решете първо нея, после промяната.',
  ownRequest: 'Тази молба е Ваша. Оставете решението на друг от екипа.',
  closedReason: 'Съобщиха ни, че вече не работи.',
  more: (shown: string) => `Показани са най-старите ${shown}.`,
} as const
